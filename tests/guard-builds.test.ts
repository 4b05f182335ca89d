// Not quick: builds.
// After an edit a build over the one before, three machines that share a build, and the development server give what they
// give when they begin from nothing.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { validateSite } from '../engine/manifest/validate-site';
import { createDevSite } from '../scripts/dev/create-dev-site';
import type { DevSite } from '../scripts/dev/dev-site';
import { openWorkspace } from '../scripts/files/workspace';
import { manifestFile } from '../scripts/journal/site-paths';
import { openWorld } from '../scripts/source/open-world';
import { readSite } from '../scripts/source/read-site';
import { copySiteFolder } from './copy-site-folder';
import { engineContract } from './engine-contract';
import { createPick, type EditedSite, editNames, edits } from './guard/edits';
import { expectSameFolder, readFolder, runBuild } from './scripts/built-folder';
import { askSite } from './scripts/dev/ask-site';
import { getManifestText } from './site-texts';

const cases = process.env.PLINTH_CASES ? 20 : 2;
const machines = 3;
const now = new Date('2026-03-01');

const folder = mkdtempSync(join(tmpdir(), 'plinth-guard-'));
const root = join(folder, 'site');
const warm = join(folder, 'warm');
const toContentPath = (path: string): string => join(root, 'files', path);

beforeAll(() => {
  copySiteFolder('tests/sites/everything', root);
  rmSync(join(root, 'site.urls.lock'), { force: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const build = (outDir: string, ...more: readonly string[]): string =>
  runBuild(root, outDir, { args: ['--now', now.toISOString(), '--uncompressed', ...more] });

function readEdited(): EditedSite {
  const source = readSite(openWorkspace(root));
  const contents = [...source.files.keys()]
    .filter((path) => path.endsWith('.txt'))
    .map((path) => [path, JSON.parse(readFileSync(toContentPath(path), 'utf8'))] as const);
  return {
    manifest: JSON.parse(getManifestText(source)),
    contents: new Map(contents),
    texts: new Map(),
    now,
  };
}

function write({ manifest, contents }: EditedSite): string[] {
  const files = new Map([
    [join(root, manifestFile), JSON.stringify(manifest)],
    ...[...contents].map(([path, items]) => [toContentPath(path), JSON.stringify(items)] as const),
  ]);
  const changed = [...files].filter(([path, text]) => readFileSync(path, 'utf8') !== text);
  for (const [path, text] of changed) writeFileSync(path, text);
  return changed.map(([path]) => path);
}

const isValid = (): boolean =>
  validateSite(readSite(openWorkspace(root)), engineContract).publication !== undefined;

/** Edits the folder until it is valid again; answers which files were changed, and how. */
function edit(pick: (count: number) => number): { names: string[]; changed: string[] } {
  const before = readEdited();
  for (;;) {
    const site = structuredClone(before);
    const names = Array.from({ length: 3 }, () => editNames[pick(editNames.length)] ?? 'words');
    for (const name of names) edits[name](site, pick);
    const changed = write(site);
    if (changed.length > 0 && isValid()) return { names, changed };
    write(before);
  }
}

/** What a development server answers, at every address of a build. */
async function askAll(site: DevSite, outDir: string): Promise<Map<string, unknown>> {
  const paths = [...readFolder(outDir).keys()].filter((path) => /\.(?:html|json|txt)$/.test(path));
  const base = site.base.slice(0, -1);
  const ask = async (path: string) =>
    [path, await askSite(site, base + path.replace(/(?:\/index)?\.html$/, ''))] as const;
  return new Map(await Promise.all(paths.map(ask)));
}

test('edits give what they give from nothing', { timeout: 300_000 }, async () => {
  const pick = createPick(20_261_122);
  const world = await openWorld(root);
  const worked = await createDevSite({ world, now });
  build(warm);
  for (let number = 1; number <= cases; number += 1) {
    const { names, changed } = edit(pick);
    const done = `after edit ${number}: ${names.join(', ')}`;
    const fresh = join(folder, `fresh-${number}`);
    const union = join(folder, `union-${number}`);
    build(fresh);
    build(warm);
    expectSameFolder(warm, fresh, done);
    for (let machine = 1; machine <= machines; machine += 1) {
      const part = join(folder, `part-${machine}`);
      build(part, '--shard', `${machine}/${machines}`);
      cpSync(part, union, { recursive: true });
    }
    expectSameFolder(union, fresh, done);
    await worked.update(changed);
    const other = await createDevSite({ world, now });
    expect(await askAll(worked, fresh), done).toEqual(await askAll(other, fresh));
  }
});
