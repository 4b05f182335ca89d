// The reference site with another manifest, built and served: for tests that change a value and look.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../../scripts/serve/start-server';
import { buildWithCommand } from '../../e2e/build-with-command';

export interface ChangedSite {
  readonly origin: string;
  /** How many enquiries its mailbox was asked to take. */
  countEnquiries(): Promise<number>;
  prepare(answers: readonly object[]): Promise<void>;
  end(): Promise<void>;
}

/** `change` is given the parsed manifest and writes into it: what it does must stay valid. */
// biome-ignore lint/suspicious/noExplicitAny: a manifest before it is proved has no type.
export async function serveChanged(change: (manifest: any) => void): Promise<ChangedSite> {
  const root = mkdtempSync(join(tmpdir(), 'plinth-changed-'));
  cpSync('files', join(root, 'files'), { recursive: true });
  const manifest = JSON.parse(readFileSync('site.manifest.json', 'utf8'));
  // They are for the site as it is: the build of the repository and page-weights.test.ts hold them.
  delete manifest.budgets;
  change(manifest);
  writeFileSync(join(root, 'site.manifest.json'), JSON.stringify(manifest));
  const outDir = join(root, 'dist');
  await buildWithCommand(root, outDir, '--uncompressed');
  const server = await startServer({ root, outDir, port: 0, answers: true });
  const mailbox = `${server.origin}/_mailbox`;
  return {
    origin: server.origin,
    countEnquiries: async () => (await (await fetch(`${mailbox}/requests`)).json()).length,
    prepare: async (answers) => {
      await fetch(`${mailbox}/answers`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(answers),
      });
    },
    end: async () => {
      await server.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
