// Not quick: builds.
// After an edit of a site in three languages a build over the one before, and the development server, give what they give
// when they begin from nothing; and an edit changes no more than what says it.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDevSite } from '../scripts/dev/create-dev-site';
import type { DevSite } from '../scripts/dev/dev-site';
import { openWorld } from '../scripts/source/open-world';
import { copySiteFolder } from './copy-site-folder';
import { expectSameFolder, readFolder, runBuild } from './scripts/built-folder';
import { askSite } from './scripts/dev/ask-site';

const now = new Date('2026-03-01');
const folder = mkdtempSync(join(tmpdir(), 'plinth-guard-languages-'));
const root = join(folder, 'site');
const warm = join(folder, 'warm');

beforeAll(() => copySiteFolder('tests/sites/languages', root));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const build = (outDir: string): string =>
  runBuild(root, outDir, { args: ['--now', now.toISOString(), '--uncompressed'] });

interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** The languages whose documents change; empty for that of the site. */
  readonly languages: readonly string[];
}

const all = ['', 'ar', 'de'];

const edits: Readonly<Record<string, Edit>> = {
  'a translation': {
    file: 'files/languages/de/pages/about.json',
    ...{ from: '"to": "Drei', to: '"to": "Vier', languages: ['de'] },
  },
  'a document': {
    file: 'files/languages/de/text/repairs.md',
    ...{ from: 'drei Wochen', to: 'vier Wochen', languages: ['de'] },
  },
  'words of the site, whose translations stay': {
    file: 'site.manifest.json',
    ...{ from: 'a great many needles', to: 'very many needles', languages: [''] },
  },
  'a label': {
    file: 'files/languages/ar/site.json',
    ...{ from: 'استكشف', to: 'المزيد', languages: ['ar'] },
  },
  'a path, where other languages lead': {
    file: 'files/languages/de/pages/about.json',
    ...{ from: '/ueber-uns', to: '/wir', languages: all },
  },
  'a page that goes, in whose place others lead to the home page': {
    file: 'files/languages/ar/pages/contact.json',
    ...{ from: '{', to: '{ "draft": true,', languages: all },
  },
};

/** The languages whose documents differ. */
function findChanged(before: ReadonlyMap<string, string>, after: typeof before): string[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  const differing = paths.filter(
    (path) => path.endsWith('.html') && before.get(path) !== after.get(path),
  );
  return [...new Set(differing.map((path) => /^\/?(de|ar)\//.exec(path)?.[1] ?? ''))].sort();
}

async function askAll(site: DevSite, outDir: string): Promise<Map<string, unknown>> {
  const paths = [...readFolder(outDir).keys()].filter((path) => /\.(?:html|json|txt)$/.test(path));
  const ask = async (path: string) =>
    [path, await askSite(site, path.replace(/(?:index)?\.html$/, ''))] as const;
  return new Map(await Promise.all(paths.map(ask)));
}

function change({ file, from, to }: Edit): string {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
  return path;
}

test('edits give what they give from nothing', { timeout: 300_000 }, async () => {
  const world = await openWorld(root);
  const worked = await createDevSite({ world, now });
  build(warm);
  for (const [name, edit] of Object.entries(edits)) {
    const before = readFolder(warm);
    const path = change(edit);
    const fresh = join(folder, 'fresh');
    rmSync(fresh, { recursive: true, force: true });
    build(fresh);
    build(warm);
    expectSameFolder(warm, fresh, name);
    expect([name, findChanged(before, readFolder(warm))]).toEqual([name, edit.languages]);
    await worked.update([path]);
    const other = await createDevSite({ world, now });
    expect(await askAll(worked, fresh), name).toEqual(await askAll(other, fresh));
  }
});
