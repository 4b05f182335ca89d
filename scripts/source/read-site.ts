// The folder of a site → the input of its validation. Dot files and folders are ignored.
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { toContentSource } from '../../engine/manifest/change-sources';
import { ledgerFile } from '../../engine/manifest/checks/addresses/ledger';
import type { FileFacts } from '../../engine/manifest/checks/context/check-context';
import { toContentPath } from '../../engine/manifest/checks/context/file-part';
import { findUnfitText } from '../../engine/manifest/checks/files/unfit-files';
import { redirectList } from '../../engine/manifest/redirect-list';
import type { FileText, SiteSource, Source, Sources } from '../../engine/manifest/site-source';
import { findBuildInstant } from '../command/build-instant';
import { CannotRun } from '../command/cannot-run';
import { codeOf } from '../files/code-of';
import type { Workspace } from '../files/workspace';
import { finishChanges } from '../journal/journal';
import { manifestFile } from '../journal/site-paths';
import { getPlace } from '../journal/site-place';
import { FileStore } from '../store/file-store';
import { findIconNames } from './icon-sprite';
import { readContent } from './read-content';
import { readFacts } from './read-facts';
import { readSiteFile } from './read-site-file';
import { readText } from './read-text';

/** Programs add an ending that Windows does not show, a number, or capitals. */
const meantManifest = /^site[._ -]?manifest(?: ?\(\d+\))?(?:\.json)?(?:\.(?:txt|json|bak))?$/i;

function explainNoManifest(root: string): string {
  const near = existsSync(root)
    ? readdirSync(root).find((name) => meantManifest.test(name))
    : undefined;
  return near === undefined
    ? 'Name the folder of a site with --root.'
    : `Rename ${near} to ${manifestFile}.`;
}

function readManifest(root: string): FileText {
  const path = join(root, manifestFile);
  try {
    const read = readText(getPlace(root, manifestFile));
    if ('text' in read) return read;
    throw new CannotRun(
      `${path} cannot be read: ${read.reason}. Put a manifest there, saved as UTF-8.`,
    );
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    throw new CannotRun(`There is no ${manifestFile} in ${root}. ${explainNoManifest(root)}`);
  }
}

/** One for all files of a kind: a site may have very many. */
const factsOf: { readonly [Kind in FileFacts['kind']]: FileFacts } = {
  file: { kind: 'file' },
  outside: { kind: 'outside' },
  special: { kind: 'special' },
  lost: { kind: 'lost' },
  folder: { kind: 'folder' },
};

/** Everything below files/ by path; links are followed only if they stay inside. */
export function listFiles(root: string): Map<string, FileFacts> {
  const folder = join(root, 'files');
  const found = new Map<string, FileFacts>();
  const add = (path: string, kind: FileFacts['kind']): void => {
    found.set(path, factsOf[kind]);
  };
  let inside: string;
  try {
    inside = realpathSync(folder) + sep;
  } catch {
    return found;
  }
  if (!inside.startsWith(realpathSync(root) + sep))
    throw new CannotRun(
      `${folder} is a link that leads outside ${root}. Put the files of the site inside it.`,
    );
  const kindOf = (path: string): FileFacts['kind'] => {
    try {
      const real = realpathSync(path);
      if (!real.startsWith(inside)) return 'outside';
      // Dot files are ignored, even under another name.
      if (
        real
          .slice(inside.length)
          .split(sep)
          .some((part) => part.startsWith('.'))
      )
        return 'outside';
      return statSync(path).isFile() ? 'file' : 'special';
    } catch {
      return 'lost';
    }
  };
  const empty: string[] = [];
  const visit = (at: string): void => {
    const entries = readdirSync(join(folder, at), { withFileTypes: true });
    if (entries.length === 0) empty.push(at);
    for (const entry of entries) {
      if (entry.name.startsWith('.')) continue;
      // In one piece: a template would keep each of its parts, for every file.
      const path = at === '' ? entry.name : [at, entry.name].join('/');
      if (entry.isDirectory()) visit(path);
      else add(path, entry.isFile() ? 'file' : kindOf(join(folder, path)));
    }
  };
  visit('');
  if (found.size > 0) for (const path of empty) add(path, 'folder');
  return found;
}

/** A text beside the manifest, if the file exists. */
function listBeside(root: string, file: string, kind: Source['kind']): Source[] {
  if (!existsSync(getPlace(root, file))) return [];
  return [{ id: file, file, kind, read: () => readSiteFile(root, file) ?? { text: '' } }];
}

/** Where case counts, a file that is called otherwise would not be read, and nobody would notice. */
function refuseOtherCase(root: string): void {
  const names = readdirSync(root);
  for (const file of [ledgerFile, redirectList, 'theme.css', 'files']) {
    const other = names.find((name) => name !== file && name.toLowerCase() === file);
    if (other !== undefined && !names.includes(file))
      throw new CannotRun(`${join(root, other)} would not be read. Call it ${file}.`);
  }
}

/** Those of a folder. A content file becomes one when somebody asks for it. */
class FolderSources implements Sources {
  readonly #named: ReadonlyMap<string, Source>;
  readonly #files: SiteSource['files'];
  readonly #store: FileStore;

  constructor(root: string, files: SiteSource['files'], store: FileStore) {
    // Every site has one: it is read at once.
    const manifest = readManifest(root);
    refuseOtherCase(root);
    const named: readonly Source[] = [
      { id: manifestFile, file: manifestFile, kind: 'manifest', read: () => manifest },
      ...listBeside(root, ledgerFile, 'ledger'),
      ...listBeside(root, redirectList, 'redirects'),
    ];
    this.#named = new Map(named.map((source) => [source.id, source]));
    this.#files = files;
    this.#store = store;
  }

  get = (id: string): Source | undefined => {
    const path = toContentPath(id);
    return path === undefined ? this.#named.get(id) : this.#findContent(path);
  };

  *[Symbol.iterator](): Iterator<Source> {
    yield* this.#named.values();
    for (const path of this.#files.keys()) {
      const source = this.#findContent(path);
      if (source) yield source;
    }
  }

  #findContent(path: string): Source | undefined {
    return this.#files.get(path)?.kind === 'file' && findUnfitText(path) === undefined
      ? toContentSource(path, () => readContent(this.#store, path))
      : undefined;
  }
}

export interface ReadOptions {
  /** What is known of the files of the site. */
  readonly store?: FileStore;
  /** The instant of the command, where it has read it already. */
  readonly now?: Date;
  /** Whether drafts are shown. */
  readonly drafts?: boolean;
}

/** @throws CannotRun when there is no manifest to read. */
export function readSite(workspace: Workspace, options: ReadOptions = {}): SiteSource {
  const { root } = workspace;
  const { store = new FileStore(workspace), now = findBuildInstant(), drafts } = options;
  finishChanges(root);
  const files = listFiles(root);
  return {
    sources: new FolderSources(root, files, store),
    files,
    inspect: (path) => {
      try {
        return readFacts(store, path);
      } catch {
        // What cannot be read stops the build, with the reason of the system.
        return undefined;
      }
    },
    icons: findIconNames(workspace),
    now,
    ...(drafts && { drafts }),
  };
}
