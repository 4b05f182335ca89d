// The sites whose looks are compared → their folders, servers and pages.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '../../scripts/serve/start-server';
import { buildWithCommand } from '../e2e/build-with-command';

const folder = 'scripts/starter/looks';

/** The folders of the sites that stand in the starter, by name. */
export const companies: readonly string[] = existsSync(folder)
  ? readdirSync(folder).filter((name) => existsSync(join(folder, name, 'site.manifest.json')))
  : [];

export const rootOf = (company: string): string => join(folder, company);

/** The folders of all sites that are looked at, with that of the reference site, by name. */
export const sites: Readonly<Record<string, string>> = {
  reference: '.',
  ...Object.fromEntries(companies.map((name) => [name, rootOf(name)])),
};

interface WrittenPage {
  readonly path: string;
  readonly layout?: string;
  readonly image?: unknown;
  readonly blocks?: readonly { readonly type: string; readonly layout?: string }[];
}

export interface WrittenSite {
  readonly site: Readonly<Record<string, unknown>>;
  readonly theme: Readonly<Record<string, unknown>>;
  readonly pages: Readonly<Record<string, WrittenPage>>;
}

export const readManifest = (root: string): WrittenSite =>
  JSON.parse(readFileSync(join(root, 'site.manifest.json'), 'utf8'));

/** The paths of all pages; of pages that are made of the same parts the first alone. */
export function listPaths({ pages }: WrittenSite): string[] {
  const byParts = new Map<string, string>();
  for (const { blocks = [], image, layout, path } of Object.values(pages)) {
    const parts = blocks.map((block) => `${block.type} ${block.layout}`);
    const key = JSON.stringify([layout, image !== undefined, ...parts]);
    if (!byParts.has(key)) byParts.set(key, path);
  }
  return [...byParts.values()];
}

export interface Served {
  readonly root: string;
  readonly outDir: string;
  readonly paths: readonly string[];
  readonly toUrl: (path: string) => string;
  readonly close: () => Promise<void>;
}

/** Builds a site into a folder of its own, and serves it. */
export async function serve(root: string, outDir: string): Promise<Served> {
  await buildWithCommand(root, outDir, '--uncompressed');
  const mailbox = `${outDir}-mailbox`;
  const server = await startServer({ root, outDir, port: 0, mailbox });
  return {
    root,
    outDir,
    paths: [...listPaths(readManifest(root)), '/no-such-page'],
    toUrl: (path) => server.origin + server.base.replace(/\/$/, '') + path,
    close: server.close,
  };
}
