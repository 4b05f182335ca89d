// A site of this repository, or a generated one → a copy in a temporary folder that can be edited, and edits that can be undone.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { manifestFile } from '../../scripts/source/read-site';
import { generatedSites } from '../scripts/edit/generated-sites';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"></svg>';

export class EditedSite {
  readonly root: string;
  /** What files held before the edit that is under way, by path; undefined for those that were not there. */
  readonly #before = new Map<string, string | undefined>();

  constructor(root: string) {
    this.root = root;
  }

  /** The paths of files with an ending, relative to the site. */
  list(ending: string): string[] {
    return readdirSync(join(this.root, 'files'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith(ending))
      .map((path) => `files/${path}`)
      .sort();
  }

  read = (path: string): string => readFileSync(join(this.root, path), 'utf8');

  write(path: string, text: string): void {
    const place = join(this.root, path);
    if (!this.#before.has(path))
      this.#before.set(path, existsSync(place) ? readFileSync(place, 'utf8') : undefined);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, text);
  }

  /** The next edit begins; answers the files that this one wrote, complete. */
  keep(): string[] {
    const written = [...this.#before.keys()].map((path) => join(this.root, path));
    this.#before.clear();
    return written;
  }

  undo(): void {
    for (const [path, text] of this.#before)
      if (text === undefined) rmSync(join(this.root, path));
      else writeFileSync(join(this.root, path), text);
    this.#before.clear();
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

export type SiteSeed = (root: string, chain: number) => void;

const copyOf =
  (from: string): SiteSeed =>
  (root) => {
    for (const name of [manifestFile, 'files'])
      cpSync(join(from, name), join(root, name), {
        recursive: true,
        filter: (path) => !path.includes('/.'),
      });
  };

const generate: SiteSeed = (root, chain) => {
  const [site] = fc.sample(generatedSites, { seed: chain, numRuns: 1 });
  if (site === undefined) throw new Error('No site was generated.');
  const copy = new EditedSite(root);
  copy.write(manifestFile, site.manifest);
  copy.write('files/p.svg', drawing);
  for (const [path, text] of Object.entries(site.contents)) copy.write(`files/${path}`, text);
};

/** What edits begin with. */
export const siteSeeds: Readonly<Record<string, SiteSeed>> = {
  'the reference site': copyOf('.'),
  everything: copyOf('tests/sites/everything'),
  minimal: copyOf('tests/sites/minimal'),
  clashes: copyOf('tests/sites/clashes'),
  generated: generate,
};

export function openCopy(seed: SiteSeed, chain: number): EditedSite {
  const root = mkdtempSync(join(tmpdir(), 'plinth-guard-'));
  seed(root, chain);
  return new EditedSite(root);
}
