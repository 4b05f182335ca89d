// Files of a build → the output folder, exchanged as a whole.
//
// Beside the output `dist` lies, while a build runs, the work folder `.dist.plinth`. In it `writing` is an
// unfinished output, `staged` a finished one and `old` the one it replaced: the names are the journal, each
// step is one rename, and whatever a kill leaves behind says by its name what to do with it.
import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type BuildFacts, type BuildListing, type ListedFile, listingPath } from './build-listing';
import { CannotRun, explainSystemFault } from './cannot-run';
import { contentHash } from './content-hash';
import { engineFolder } from './engine-folder';
import { checkOutputContent, checkOutputPlace } from './output-folder';
import { takeLock } from './output-lock';

export type OutputFile = readonly [path: string, content: string | Uint8Array];

export interface OutputSummary {
  readonly listing: BuildListing;
  readonly written: number;
  /** Files taken over from the previous output. */
  readonly linked: number;
}

const workFolder = (outDir: string): string => join(dirname(outDir), `.${basename(outDir)}.plinth`);

/** On Windows a folder that a scanner or an editor looks into cannot be renamed for a moment. */
function rename(from: string, to: string): void {
  for (let attempt = 0; ; attempt += 1)
    try {
      renameSync(from, to);
      return;
    } catch (fault) {
      const { code } = fault as NodeJS.ErrnoException;
      if (process.platform !== 'win32' || attempt === 20 || (code !== 'EPERM' && code !== 'EBUSY'))
        throw fault;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    }
}

function swap(work: string, outDir: string): void {
  const [writing, staged, old] = ['writing', 'staged', 'old'].map((name) => join(work, name)) as [
    string,
    string,
    string,
  ];
  rename(writing, staged);
  try {
    if (existsSync(outDir)) rename(outDir, old);
  } catch (fault) {
    const { code } = fault as NodeJS.ErrnoException;
    if (code !== 'EBUSY' && code !== 'EXDEV') throw fault;
    throw new CannotRun(
      `The output folder ${outDir} cannot be exchanged: it is in use, or a disk of its own. ` +
        'Choose a folder inside it with --out-dir.',
    );
  }
  try {
    rename(staged, outDir);
  } catch (fault) {
    if (existsSync(old)) rename(old, outDir);
    throw fault;
  }
}

function clear(work: string, outDir: string): void {
  const staged = join(work, 'staged');
  if (existsSync(staged) && !existsSync(outDir)) rename(staged, outDir);
  for (const name of ['writing', 'staged', 'old'])
    rmSync(join(work, name), { recursive: true, force: true, maxRetries: 5 });
}

/** Does something while holding the lock, with the traces of a killed build put right before. */
async function withLock<Result>(outDir: string, act: (work: string) => Promise<Result>) {
  const work = workFolder(outDir);
  if (lstatSync(work, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new CannotRun(`${work} is a symbolic link. Remove it and build again.`);
  const release = takeLock(work, outDir);
  try {
    clear(work, outDir);
    return await act(work);
  } finally {
    try {
      clear(work, outDir);
    } finally {
      release();
      try {
        rmdirSync(work);
      } catch {
        // Another build has taken the folder over.
      }
    }
  }
}

/**
 * Puts right what a killed build left: the output is the whole old or the whole new one afterwards.
 * Does nothing while a build runs.
 */
export async function healOutput(outDir: string): Promise<void> {
  if (!existsSync(workFolder(outDir))) return;
  try {
    await withLock(outDir, async () => undefined);
  } catch (fault) {
    if (!(fault instanceof CannotRun)) throw fault;
  }
}

function checkPath(path: string): void {
  const segments = path.split('/');
  const bad = segments.some((part) => part === '' || part === '.' || part === '..');
  if (bad || path.includes('\\') || path.includes('\0') || path === listingPath)
    throw new Error(`"${path}" is no path of an output file`);
}

/** Writes files below a folder, taking over by hard link what the old output has already. */
class Stage {
  readonly files = new Map<string, ListedFile>();
  readonly #folders = new Set<string>();
  readonly #folder: string;
  readonly #oldFolder: string;
  readonly #old: BuildListing | undefined;
  readonly #oldTime: number;
  linked = 0;

  constructor(folder: string, oldFolder: string, old: BuildListing | undefined) {
    this.#folder = folder;
    this.#oldFolder = oldFolder;
    this.#old = old;
    this.#oldTime = old === undefined ? 0 : statSync(join(oldFolder, listingPath)).mtimeMs;
  }

  add(path: string, content: string | Uint8Array): void {
    checkPath(path);
    if (this.files.has(path)) throw new Error(`Two files of the output are called "${path}"`);
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const file = { size: bytes.byteLength, hash: contentHash(bytes) };
    this.files.set(path, file);
    const target = this.#makePlace(path);
    if (!this.#link(path, file, target)) writeFileSync(target, bytes);
  }

  writeListing(listing: BuildListing): void {
    writeFileSync(this.#makePlace(listingPath), `${JSON.stringify(listing)}\n`);
  }

  #makePlace(path: string): string {
    const target = join(this.#folder, path);
    const parent = dirname(target);
    if (!this.#folders.has(parent)) {
      mkdirSync(parent, { recursive: true });
      this.#folders.add(parent);
    }
    return target;
  }

  /** A file edited by hand is younger than the listing, or of another size: it is written anew. */
  #link(path: string, file: ListedFile, target: string): boolean {
    if (this.#old === undefined || !Object.hasOwn(this.#old.files, path)) return false;
    if (this.#old.files[path]?.hash !== file.hash) return false;
    const source = join(this.#oldFolder, path);
    try {
      const stat = lstatSync(source);
      if (!stat.isFile() || stat.size !== file.size || stat.mtimeMs > this.#oldTime) return false;
      linkSync(source, target);
      this.linked += 1;
      return true;
    } catch {
      return false;
    }
  }
}

const inOrder = (files: ReadonlyMap<string, ListedFile>): BuildListing['files'] =>
  Object.fromEntries([...files].sort(([one], [other]) => (one < other ? -1 : 1)));

/**
 * Writes a build: stages it beside the output, then exchanges the two. When anything fails, `files`
 * included, the old output stays. The listing is added as `_site/build.json`.
 * @throws CannotRun when the folder must not be replaced, another build runs or the system refuses.
 */
export async function writeOutput(
  place: { readonly outDir: string; readonly root: string },
  files: Iterable<OutputFile> | AsyncIterable<OutputFile>,
  facts: BuildFacts,
): Promise<OutputSummary> {
  const { outDir, root } = place;
  checkOutputPlace(outDir, root, engineFolder);
  try {
    return await withLock(outDir, async (work) => {
      const stage = new Stage(join(work, 'writing'), outDir, checkOutputContent(outDir));
      for await (const [path, content] of files) stage.add(path, content);
      const { base, redirects, connects, headers, shared } = facts;
      const listing: BuildListing = {
        version: 1,
        ...{ base, redirects, connects, headers, shared },
        files: inOrder(stage.files),
      };
      stage.writeListing(listing);
      swap(work, outDir);
      return { listing, written: stage.files.size - stage.linked, linked: stage.linked };
    });
  } catch (fault) {
    throw explainSystemFault(fault) ?? fault;
  }
}
