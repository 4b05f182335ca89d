// A valid site → the same with all its words between marks, and the places that the marks name.

import { findWords } from '../../engine/content/shape/find-words';
import { contentFile, manifestRoot, toPointer, walk } from '../../engine/content/shape/shape';
import { mark, placeName, plain } from '../../engine/content/text/words';
import type { ContentItem, Manifest } from '../../engine/generated/manifest';
import { toContentName } from '../../engine/manifest/checks/context/file-part';
import type { Language } from '../../engine/manifest/language';
import type { Memory } from '../../engine/manifest/memory';
import type { SiteSource } from '../../engine/manifest/site-source';
import type { Contract } from '../../engine/model/contract';
import type { Item, SiteItems } from '../../engine/model/items';
import { isRecord } from '../../engine/model/json';
import type { ValidSite } from '../../engine/model/valid-site';
import { type MarkedPlace, type Register, readWritten, type Written } from './read-written';

export interface MarkedSite {
  readonly site: ValidSite;
  /** By number, from `first` on: a page may have words of another language, such as what that calls itself. */
  readonly places: readonly MarkedPlace[];
  readonly first: number;
  readonly written: Written;
}

/** What is not a word but shown: as it is, or as words that are made of it. */
const shownKinds: ReadonlyMap<string, MarkedPlace['holds']> = new Map([
  ['phone', 'words'],
  ['email', 'words'],
  ['download', 'source'],
  ['file-language', 'source'],
]);

interface Marked {
  /** What stands in strings, by pointer. */
  readonly values: ReadonlyMap<string, MarkedPlace['holds']>;
  /** The pointers of members whose names are words. */
  readonly names: ReadonlySet<string>;
}

type Root = typeof manifestRoot | typeof contentFile | { readonly concept: string };

function findMarked({ shape, words }: Contract, root: Root, value: unknown): Marked {
  const values = new Map<string, MarkedPlace['holds']>();
  const names = new Set<string>();
  for (const { pointer, isName } of findWords(words, root, value)) {
    if (isName) names.add(pointer);
    else values.set(pointer, 'words');
  }
  walk(shape, root, value, '', (kind, _, pointer) => {
    const holds = shownKinds.get(kind);
    if (holds) values.set(pointer, holds);
    // A name of a file may be another one in another language, but nobody reads it.
    else if (kind === 'file') values.delete(pointer);
  });
  return { values, names };
}

/** A part of a valid site, and the same as it is written: with marked variables, and without defaults. */
interface Part {
  readonly value: unknown;
  readonly written: unknown;
  readonly pointer: string;
}

/** The members of an object by their names without marks. */
const listWritten = (written: unknown): ReadonlyMap<string, readonly [string, unknown]> =>
  new Map(
    Object.entries(isRecord(written) ? written : {}).map(([key, value]) => [
      plain(key),
      [key, value],
    ]),
  );

class FileMarker {
  readonly #file: string;
  readonly #marked: Marked;
  readonly #register: Register;

  constructor(file: string, marked: Marked, register: Register) {
    this.#file = file;
    this.#marked = marked;
    this.#register = register;
  }

  mark({ value, written, pointer }: Part): unknown {
    if (typeof value === 'string') {
      const holds = this.#marked.values.get(pointer);
      return holds ? this.#markText({ value, written, pointer }, { holds }) : value;
    }
    if (Array.isArray(value))
      return value.map((item, index) =>
        this.mark({
          value: item,
          written: Array.isArray(written) ? written[index] : undefined,
          pointer: toPointer(pointer, index),
        }),
      );
    return isRecord(value) ? this.#markObject(value, written, pointer) : value;
  }

  #markObject(value: object, written: unknown, pointer: string): object {
    const members = listWritten(written);
    const copy = Object.fromEntries(
      Object.entries(value).map(([key, member]) => {
        const at = toPointer(pointer, key);
        const [original, inner] = members.get(key) ?? [];
        const heading = { value: key, written: original, pointer: at };
        const name = this.#marked.names.has(at)
          ? this.#markText(heading, { holds: 'words', part: 'key' })
          : key;
        return [name, this.mark({ value: member, written: inner, pointer: at })];
      }),
    );
    return Object.assign(copy, {
      [placeName]: this.#register({ file: this.#file, pointer, holds: 'source' }),
    });
  }

  /** What is written counts only where it says the same: a list of old addresses, for one, is written elsewhere. */
  #markText(
    { value, written, pointer }: Part & { readonly value: string },
    what: Pick<MarkedPlace, 'holds' | 'part'>,
  ): string {
    const text = typeof written === 'string' && plain(written) === value ? written : value;
    return mark(text, this.#register({ file: this.#file, pointer, ...what }));
  }
}

interface ItemMarking {
  readonly contract: Contract;
  readonly written: Written;
  readonly register: Register;
  /** Whose words are marked. */
  readonly manifest: Manifest;
}

/** What an item says has a place of its own: its page has not all of it. */
function markItems(
  { items, collections, lists }: SiteItems,
  { contract, written, register, manifest }: ItemMarking,
): SiteItems {
  const marked = Array.from(items, ([id, item]): [string, Item] => {
    const source = written.items.get(id);
    if (source === undefined) return [id, item];
    const { file, pointer: start } = source;
    const found = findMarked(contract, { concept: `kinds/${item.kind}` }, item.value);
    const marker = new FileMarker(file, found, (place) =>
      register({ ...place, pointer: start + place.pointer }),
    );
    const value = marker.mark({ value: item.value, written: undefined, pointer: '' });
    return [id, { ...item, value: value as Item['value'] }];
  });
  const named = Object.entries(collections).map(([id, collection]) => {
    const { tags = {}, ...own } = manifest.collections?.[id] ?? {};
    return [id, { ...own, ...collection, tags }] as const;
  });
  return { lists, items: new Map(marked), collections: Object.fromEntries(named) };
}

interface MarkOptions {
  /** Which of the further languages of the site, if not its own. */
  readonly language: Language | undefined;
  /** The number of the first place. */
  readonly first: number;
  /** What is known of these sources. */
  readonly memory?: Memory | undefined;
}

/** `site` is the valid one of these sources. */
export function markSite(
  site: ValidSite,
  source: SiteSource,
  contract: Contract,
  { language, first, memory }: MarkOptions = { language: undefined, first: 0 },
): MarkedSite {
  const places: MarkedPlace[] = [];
  const register: Register = (place) => first + places.push(place) - 1;
  const written = readWritten(source, { contract, register, language, memory });
  const markFile = (file: string, root: Root, part: Omit<Part, 'pointer'>): unknown =>
    new FileMarker(file, findMarked(contract, root, part.value), register).mark({
      ...part,
      pointer: '',
    });
  const { manifest } = site;
  const { file } = written;
  const parts = { value: manifest, written: written.manifest };
  const contents = Array.from(site.contents, ([path, items]) => {
    const part = { value: items, written: written.readContent(path) };
    const marked = markFile(toContentName(path), contentFile, part);
    return [path, marked as readonly ContentItem[]] as const;
  });
  const marked = markFile(file, manifestRoot, parts) as Manifest;
  const { items } = site;
  return {
    site: {
      ...site,
      manifest: marked,
      contents: new Map(contents),
      ...(items && {
        items: markItems(items, { contract, written, register, manifest: marked }),
      }),
    },
    places,
    first,
    written,
  };
}
