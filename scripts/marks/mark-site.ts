// A valid site → the same with all its words between marks, and the places that the marks name.

import { findWords } from '../../engine/content/shape/find-words';
import { contentFile, manifestRoot, toPointer, walk } from '../../engine/content/shape/shape';
import { mark, placeName, plain } from '../../engine/content/text/words';
import type { ContentItem, Manifest, PageConfig } from '../../engine/generated/manifest';
import { toContentName } from '../../engine/manifest/checks/context/file-part';
import type { Contract } from '../../engine/model/contract';
import type { Item, SiteItems } from '../../engine/model/items';
import { isRecord } from '../../engine/model/json';
import { LazyMap, lazyMembers } from '../../engine/model/lazy-map';
import type { ValidSite } from '../../engine/model/valid-site';
import {
  type MarkedPlace,
  type Register,
  readWritten,
  type Staged,
  type Written,
} from './read-written';

export interface MarkedSite {
  /** A page or a content file is marked when somebody asks for it. */
  readonly site: ValidSite;
  /** The place of a number; undefined for that of a mark in another language. */
  readonly findPlace: (number: number) => MarkedPlace | undefined;
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

type MarkPart = (file: string, root: Root, part: Part) => unknown;

interface ItemMarking {
  readonly written: Written;
  readonly markPart: MarkPart;
  /** Whose words are marked. */
  readonly manifest: Manifest;
}

/** What an item says has a place of its own: its page has not all of it. */
function markItems(
  { items, collections, lists }: SiteItems,
  { written, markPart, manifest }: ItemMarking,
): SiteItems {
  const marked = Array.from(items, ([id, item]): [string, Item] => {
    const source = written.items.get(id);
    if (source === undefined) return [id, item];
    const { file, pointer } = source;
    const part = { value: item.value, written: undefined, pointer };
    const value = markPart(file, { concept: `kinds/${item.kind}` }, part);
    return [id, { ...item, value: value as Item['value'] }];
  });
  const named = Object.entries(collections).map(([id, collection]) => {
    const { tags = {}, ...own } = manifest.collections?.[id] ?? {};
    return [id, { ...own, ...collection, tags }] as const;
  });
  return { lists, items: new Map(marked), collections: Object.fromEntries(named) };
}

/** Of all languages of a site: a page may have words of another one, such as what that calls itself. */
interface Numbering {
  /** Which of them. */
  readonly index: number;
  readonly count: number;
}

/** `site` is the valid one of the stage. */
export function markSite(
  site: ValidSite,
  staged: Staged,
  contract: Contract,
  { index, count }: Numbering = { index: 0, count: 1 },
): MarkedSite {
  const places: MarkedPlace[] = [];
  const register: Register = (place) => (places.push(place) - 1) * count + index;
  const written = readWritten(staged, contract, register);
  const markPart: MarkPart = (file, root, { pointer: start, ...part }) =>
    new FileMarker(file, findMarked(contract, root, part.value), ({ pointer, ...place }) =>
      register({ ...place, pointer: start + pointer }),
    ).mark({ ...part, pointer: '' });
  const { contents, items } = site;
  const { pages, ...rest } = site.manifest;
  const { file } = written;
  const whole = { value: rest, written: written.manifest, pointer: '' };
  const manifest = {
    ...(markPart(file, manifestRoot, whole) as Manifest),
    pages: lazyMembers(pages, (value, id) => {
      const part = { value, written: written.readPage(id), pointer: toPointer('/pages', id) };
      return markPart(file, { concept: 'page' }, part) as PageConfig;
    }),
  };
  return {
    site: {
      ...site,
      manifest,
      contents: new LazyMap(contents, (value, path) => {
        const part = { value, written: written.readContent(path), pointer: '' };
        return markPart(toContentName(path), contentFile, part) as readonly ContentItem[];
      }),
      ...(items && { items: markItems(items, { written, markPart, manifest }) }),
    },
    findPlace: (number) =>
      number % count === index ? places[Math.floor(number / count)] : undefined,
    written,
  };
}
