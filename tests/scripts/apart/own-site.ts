// A small site with one block of its own, whose files a test replaces, and commands that run there with lower limits.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Limits } from '../../../scripts/apart/limits';
import { addBlock } from '../../../scripts/edit/add-block';
import { makeBlockFiles, makeExample } from '../../../scripts/edit/block-template';
import { openWorkspace } from '../../../scripts/files/workspace';
import { copySiteFolder } from '../../copy-site-folder';

export const ownType = 'our-note';

const files = makeBlockFiles(ownType);

/** What a test writes in the place of a file of the block, by the ending of its name. */
export type BlockChanges = Readonly<Record<string, (text: string) => string>>;

export interface OwnSite {
  readonly root: string;
  read(path: string): string;
  write(path: string, text: string): void;
  /** Gives the block its usual files, but for these. */
  use(changes: BlockChanges): void;
  /** The environment of commands with lower limits. */
  environment(limits?: Partial<Limits>): NodeJS.ProcessEnv;
  /** All that a command prints, and its exit code; null where a signal ended it. */
  run(
    words: readonly string[],
    limits?: Partial<Limits>,
  ): { readonly status: number | null; readonly stdout: string; readonly printed: string };
}

/** Only work and memory of own code count, so that no test depends on how busy the machine is. */
const lowLimits: Partial<Limits> = {
  work: 500,
  waiting: 600_000,
  heap: 150,
  asking: 30_000,
  ending: 600_000,
};

export function createOwnSite(): OwnSite & { remove(): void } {
  const root = mkdtempSync(join(tmpdir(), 'plinth-own-'));
  copySiteFolder('tests/sites/minimal', root);
  addBlock(openWorkspace(root), ownType);
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const write = (path: string, text: string): void => writeFileSync(join(root, path), text);
  const manifest = JSON.parse(read('site.manifest.json'));
  manifest.pages[manifest.site.home].blocks.push({
    ...makeExample(ownType),
    heading: 'a'.repeat(60),
  });
  write('site.manifest.json', JSON.stringify(manifest));
  const environment: OwnSite['environment'] = (limits) => ({
    ...process.env,
    PLINTH_LIMITS: JSON.stringify({ ...lowLimits, ...limits }),
  });
  return {
    ...{ root, read, write, environment },
    use: (changes) => {
      for (const [ending, text] of Object.entries(files))
        write(`blocks/${ownType}/${ownType}${ending}`, changes[ending]?.(text) ?? text);
    },
    run: (words, limits) => {
      const all = [resolve('scripts/run.mjs'), ...words, '--root', root];
      const env = environment(limits);
      const { status, stdout, stderr } = spawnSync(process.execPath, all, {
        encoding: 'utf8',
        env,
      });
      return { status, stdout, printed: stdout + stderr };
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
