// Not quick: builds.
// After an edit a build over the one before, three machines that share a build, and the development server give what they
// give when they begin from nothing.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { validateSite } from '../engine/manifest/validate-site';
import { createDevSite } from '../scripts/dev/create-dev-site';
import type { DevSite } from '../scripts/dev/dev-site';
import { openWorkspace } from '../scripts/files/workspace';
import { manifestFile } from '../scripts/journal/site-paths';
import { openWorld } from '../scripts/source/open-world';
import { readSite } from '../scripts/source/read-site';
import { copySiteFolder } from './copy-site-folder';
import { engineContract } from './engine-contract';
import { createPick, type Edit, type EditedSite, edits, type Pick } from './guard/edits';
import { itemEdits } from './guard/item-edits';
import { expectSameFolder, readFolder, runBuild } from './scripts/built-folder';
import { askSite } from './scripts/dev/ask-site';
import { getManifestText } from './site-texts';

/** Edits of each site: `npm run test:builds` makes 500. */
const cases = Math.ceil(Number(process.env.PLINTH_CASES ?? 500) / 500);
const timeout = 120_000 + cases * 60_000;
const machines = 3;

const sites: Readonly<Record<string, Readonly<Record<string, Edit>>>> = {
  everything: edits,
  collections: { ...edits, ...itemEdits },
};

const folder = mkdtempSync(join(tmpdir(), 'plinth-guard-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A site in a folder of its own, that is edited there. */
class EditedFolder {
  readonly root: string;
  now = new Date('2026-03-01');

  constructor(name: string) {
    this.root = join(folder, name, 'site');
    copySiteFolder(`tests/sites/${name}`, this.root);
    rmSync(join(this.root, 'site.urls.lock'), { force: true });
  }

  build(outDir: string, ...more: readonly string[]): void {
    this.#build(this.root, outDir, more);
  }

  /** As on a machine that has never built it. */
  buildFromNothing(outDir: string): void {
    const clean = `${this.root}-clean`;
    rmSync(clean, { recursive: true, force: true });
    cpSync(this.root, clean, {
      recursive: true,
      filter: (path) => path !== join(this.root, '.plinth'),
    });
    rmSync(outDir, { recursive: true, force: true });
    this.#build(clean, outDir);
  }

  #build(root: string, outDir: string, more: readonly string[] = []): void {
    const args = ['--now', this.now.toISOString(), '--uncompressed', ...more];
    runBuild(root, outDir, { args });
  }

  /** Edits the folder until it is valid again; answers which files were changed, and how. */
  edit(
    pick: Pick,
    possible: Readonly<Record<string, Edit>>,
  ): { names: string[]; changed: string[] } {
    const before = this.#read();
    const all = Object.entries(possible);
    for (;;) {
      const site = structuredClone(before);
      const chosen = Array.from({ length: 3 }, () => all[pick(all.length)] ?? []);
      for (const [, change] of chosen) change?.(site, pick);
      const changed = this.#write(site);
      if (changed.length > 0 && this.#isValid(site.now)) {
        this.now = site.now;
        return { names: chosen.map(([name = '']) => name), changed };
      }
      this.#write(before);
    }
  }

  /** All files of an ending that are there, as they are. */
  #readFiles(ending: RegExp): [path: string, text: string][] {
    const { files } = readSite(openWorkspace(this.root));
    const paths = [...files.keys()].filter((path) => ending.test(path));
    return paths.map((path) => [path, readFileSync(this.#toPath(path), 'utf8')]);
  }

  #toPath(path: string): string {
    return join(this.root, 'files', path);
  }

  #read(): EditedSite {
    const contents = this.#readFiles(/\.txt$/).map(
      ([path, text]) => [path, JSON.parse(text)] as const,
    );
    return {
      manifest: JSON.parse(getManifestText(readSite(openWorkspace(this.root)))),
      contents: new Map(contents),
      texts: new Map(this.#readFiles(/\.(?:md|csv)$/)),
      now: this.now,
    };
  }

  /** Answers the paths of the files that are now others, or gone. */
  #write({ manifest, contents, texts }: EditedSite): string[] {
    const wanted = new Map<string, string | undefined>([
      ...this.#readFiles(/\.(?:md|csv)$/).map(([path]) => [this.#toPath(path), undefined] as const),
      [join(this.root, manifestFile), JSON.stringify(manifest)],
      ...[...contents].map(([path, items]) => [this.#toPath(path), JSON.stringify(items)] as const),
      ...[...texts].map(([path, text]) => [this.#toPath(path), text] as const),
    ]);
    const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
    const changed = [...wanted].filter(([path, text]) => textOf(path) !== text);
    for (const [path, text] of changed)
      if (text === undefined) rmSync(path);
      else writeFileSync(path, text);
    return changed.map(([path]) => path);
  }

  #isValid(now: Date): boolean {
    const source = readSite(openWorkspace(this.root), { now });
    return validateSite(source, engineContract).publication !== undefined;
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

describe.each(Object.entries(sites))('edits of %s', (name, possible) => {
  test('give what they give from nothing', { timeout }, async () => {
    const site = new EditedFolder(name);
    const pick = createPick(Number(process.env.PLINTH_SEED ?? 20_261_122));
    const world = await openWorld(site.root);
    const open = (): Promise<DevSite> => createDevSite({ world, now: site.now });
    let worked = await open();
    const toFolder = (part: string): string => join(folder, name, part);
    const warm = toFolder('warm');
    site.build(warm);
    for (let number = 1; number <= cases; number += 1) {
      const before = site.now;
      const { names, changed } = site.edit(pick, possible);
      const done = `after edit ${number}: ${names.join(', ')}`;
      const [fresh, union] = [toFolder('fresh'), toFolder('union')];
      site.buildFromNothing(fresh);
      site.build(warm);
      expectSameFolder(warm, fresh, done);
      rmSync(union, { recursive: true, force: true });
      for (let machine = 1; machine <= machines; machine += 1) {
        const part = toFolder(`part-${machine}`);
        site.build(part, '--shard', `${machine}/${machines}`);
        cpSync(part, union, { recursive: true });
      }
      expectSameFolder(union, fresh, done);
      // A server has the time at which it was started.
      if (site.now === before) await worked.update(changed);
      else worked = await open();
      expect(await askAll(worked, fresh), done).toEqual(await askAll(await open(), fresh));
    }
  });
});
