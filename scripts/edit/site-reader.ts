// The folder of a site, again and again → the same values as before, but for what others have changed since.
import { join } from 'node:path';
import { ledgerFile } from '../../engine/manifest/checks/addresses/ledger';
import { redirectList } from '../../engine/manifest/redirect-list';
import {
  type FileText,
  type SiteSource,
  type Source,
  sourcesById,
  type Unreadable,
} from '../../engine/manifest/site-source';
import type { Workspace } from '../files/workspace';
import { manifestFile } from '../journal/site-paths';
import { type ReadOptions, readSite } from '../source/read-site';
import { FileStore } from '../store/file-store';
import { readState } from './read-state';

type Read = FileText | Unreadable;

/** A source that is read once: what is made of its value is known as long as it stays. */
class KnownSource implements Source {
  readonly id: string;
  readonly file: string;
  readonly kind: Source['kind'];
  readonly read: () => Read;
  #found: Read | undefined;

  constructor({ id, file, kind, read }: Source, found?: Read) {
    this.id = id;
    this.file = file;
    this.kind = kind;
    // The manifest is read at once, to find the others.
    this.#found = kind === 'manifest' ? read() : found;
    this.read = () => {
      this.#found ??= read();
      return this.#found;
    };
  }

  get found(): Read | undefined {
    return this.#found;
  }
}

function isSameText(one: Read, other: Read): boolean {
  if ('reason' in one || 'reason' in other)
    return 'reason' in one && 'reason' in other && one.reason === other.reason;
  // To ask for the text would be to read it once more.
  return one.hash !== undefined && other.hash !== undefined
    ? one.hash === other.hash
    : one.text === other.text && one.broken?.reason === other.broken?.reason;
}

/** What is known of a source, if it says the same now. */
function keepSource(known: KnownSource, source: Source): KnownSource {
  if (known.found === undefined) return known;
  const read = source.read();
  return isSameText(known.found, read) ? known : new KnownSource(source, read);
}

function isSameMap<Value>(
  one: ReadonlyMap<string, Value>,
  other: ReadonlyMap<string, Value>,
  isSame: (one: Value, other: Value) => boolean,
): boolean {
  return (
    one.size === other.size &&
    [...one].every(([key, value]) => {
      const its = other.get(key);
      return its !== undefined && isSame(value, its);
    })
  );
}

const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((value) => other.has(value));

interface Known {
  readonly source: SiteSource;
  /** Those of it, by their ids. */
  readonly sources: ReadonlyMap<string, KnownSource>;
  /** By path below the root, from before they were read. */
  readonly states: ReadonlyMap<string, string | undefined>;
}

export class SiteReader {
  readonly #workspace: Workspace;
  readonly #options: ReadOptions;
  #store: FileStore | undefined;
  #known: Known | undefined;

  /** `source`: the site as it was read before, if it was. */
  constructor(workspace: Workspace, options: ReadOptions, source?: SiteSource) {
    this.#workspace = workspace;
    this.#options = options;
    this.#store = options.store;
    if (source !== undefined) this.#known = this.#remember(source, new Map());
  }

  /** As it was read the last time, if it was. */
  get known(): SiteSource | undefined {
    return this.#known?.source;
  }

  /** That of a file when the site was read the last time; undefined where nothing can be said. */
  findState(path: string): string | undefined {
    const { states, sources } = this.#known ?? {};
    return sources?.has(path) ? states?.get(path) : undefined;
  }

  /**
   * The very same value where nothing has changed. Size, times and inode of each file are compared, and only those that
   * differ are read again.
   * @throws CannotRun when there is no manifest to read.
   */
  read(): SiteSource {
    const { root } = this.#workspace;
    const beside = [manifestFile, ledgerFile, redirectList];
    const states = new Map(beside.map((path) => [path, readState(join(root, path))]));
    this.#store ??= new FileStore(this.#workspace);
    const found = readSite(this.#workspace, { ...this.#options, store: this.#store });
    for (const [path, { kind }] of found.files)
      states.set(`files/${path}`, kind === 'file' ? readState(join(root, 'files', path)) : kind);
    this.#known = this.#remember(found, states);
    return this.#known.source;
  }

  /**
   * Takes the site for known as it was just written, and returns it; whether it is so is seen when it is read. Undefined
   * where it is to be read anew: files have come or gone, in the order of their folders, or time has gone on.
   */
  expect({ files, sources: written }: SiteSource): SiteSource | undefined {
    const isFixed = this.#options.now !== undefined;
    if (!isFixed || files !== this.#known?.source.files) return undefined;
    const sources = new Map(
      Array.from(written, (source) => [
        source.id,
        source instanceof KnownSource ? source : new KnownSource(source, source.read()),
      ]),
    );
    const source = { ...this.#known.source, sources: sourcesById(sources) };
    this.#known = { source, sources, states: this.#known.states };
    return source;
  }

  #remember(found: SiteSource, states: Known['states']): Known {
    const known = this.#known;
    const isUnchanged = (path: string): boolean => {
      const state = states.get(path);
      return state !== undefined && known?.states.get(path) === state;
    };
    const sources = new Map(
      Array.from(found.sources, (source) => {
        const before = known?.sources.get(source.id);
        if (before === undefined) return [source.id, new KnownSource(source)];
        return [source.id, isUnchanged(source.id) ? before : keepSource(before, source)];
      }),
    );
    if (known === undefined)
      return { source: { ...found, sources: sourcesById(sources) }, sources, states };
    const { source: last } = known;
    const files = isSameMap(found.files, last.files, (one, other) => one.kind === other.kind)
      ? last.files
      : found.files;
    const icons = isSameSet(found.icons, last.icons) ? last.icons : found.icons;
    const isSame =
      files === last.files &&
      icons === last.icons &&
      isSameMap(sources, known.sources, Object.is) &&
      [...states.keys()].every((path) => sources.has(path) || isUnchanged(path));
    const source = isSame ? last : { ...found, sources: sourcesById(sources), files, icons };
    return { source, sources, states };
  }
}
