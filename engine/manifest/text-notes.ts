// What checks find in each content file by itself → its note. Whatever they say of a site follows from what they find in its
// parts: a site in which the words of a text have changed, and not its note, is as valid as before. So it is with the words of a page.
import { decodeAddress } from '../content/addresses/decode-address';
import { toPointer } from '../content/shape/shape';
import { parsePageTarget } from '../content/text/rich-text';
import { isRecord } from '../model/json';
import type { PagePart } from './checks/context/check-context';
import type { FilePart, Mention } from './checks/context/file-part';
import { shellParts } from './checks/context/page-links';
import { findResult } from './checks/texts/words';
import { type Memory, noMemory, none } from './memory';
import type { RawFinding } from './raw-finding';
import { withoutMatter } from './site-source';

export interface Notes {
  /** By the name of a content file: JSON; absent where nothing is noted. */
  readonly texts: ReadonlyMap<string, string>;
  /** The places within pages that the site leads to, such as "page#anchor"; "#anchor" where it names no page, but an address. */
  readonly anchors: readonly string[];
  /**
   * By the id of a page: the pages whose entries name it, and may show what it is called. `noPage` stands for all else that
   * names it, but for what all pages show.
   */
  readonly named: ReadonlyMap<string, ReadonlySet<string>>;
  /** The variables that entries use, by the pointer of a page or the source of an item; absent where it uses none. */
  readonly used: ReadonlyMap<string, readonly string[]>;
}

/** Of some pages. */
export interface NotesOfSome extends Notes {
  /** By id of a page: JSON. */
  readonly pages: ReadonlyMap<string, string>;
  /** What is found in them and in their content files. */
  readonly found: readonly RawFinding[];
}

export const noPage = '';

export const noNotes: Notes = {
  texts: new Map(),
  anchors: none,
  named: new Map(),
  used: new Map(),
};

/** Items are part of the manifest. */
const isContent = (value: object): value is FilePart => {
  const { isManifest, item }: Partial<FilePart> = value;
  return isManifest === false && item === undefined;
};

/** What the note of a page is called, whichever of its parts a check reads. */
function findPage(value: object): string | undefined {
  const {
    isManifest,
    page,
    id,
  }: Partial<Pick<FilePart, 'isManifest'>> & Partial<Record<'page' | 'id', unknown>> = value;
  if (isManifest) return typeof page === 'string' ? page : undefined;
  return isRecord(page) && typeof id === 'string' ? id : undefined;
}

/** Of a page, or the front matter of an item. */
const isEntry = (group: string): boolean =>
  group.startsWith('/pages/') || withoutMatter(group) !== group;

/** Where the links of a text lead, whatever their words. */
const findLeads = ({ linkTexts }: FilePart): readonly unknown[] =>
  linkTexts.map(({ pointer, isRunning, targets }) => [pointer, isRunning, targets]);

/** By a link of the manifest, or a contact. */
function findNamed({ page = '', anchor, value }: Readonly<Record<string, unknown>>) {
  return typeof anchor === 'string' ? [`${page}#${anchor}`] : findTarget(value);
}

function findTarget(target: unknown): readonly string[] {
  if (typeof target !== 'string' || !target.includes('#')) return [];
  const { id = '', anchor } = parsePageTarget(target) ?? {};
  return [`${id}#${anchor ?? decodeAddress(target.slice(target.indexOf('#') + 1))}`];
}

/** The places within pages that a file leads to. */
const findAnchors = ({ mentions, linkTexts }: FilePart): readonly string[] => [
  ...mentions.flatMap(({ value }) => (isRecord(value) ? findNamed(value) : findTarget(value))),
  ...linkTexts.flatMap(({ targets }) => targets.flatMap(findTarget)),
];

/** Whether it shows nothing by itself: that a page is below another, that an address leads to it; or is in what all pages show. */
function isNoName({ pointer }: Mention, page: string): boolean {
  const [, part = ''] = pointer.split('/', 2);
  return part === 'pages'
    ? pointer === toPointer(toPointer('/pages', page), 'parent')
    : part === 'redirects' || shellParts.has(part);
}

/** The pages that are named, each with the pages that name it. */
function listNamed(parts: readonly FilePart[]): Notes['named'] {
  const named = new Map<string, Set<string>>();
  for (const { isManifest, page, mentions } of parts) {
    const by = isManifest ? (page ?? noPage) : noPage;
    for (const mention of mentions) {
      const { kind, value } = mention;
      if (kind !== 'page' || typeof value !== 'string' || isNoName(mention, by)) continue;
      const all = named.get(value) ?? new Set();
      named.set(value, all.add(by));
    }
  }
  return named;
}

function add(notes: Map<string, unknown[]>, name: string, note: unknown): void {
  const all = notes.get(name) ?? [];
  all.push(note);
  notes.set(name, all);
}

export class TextNotes {
  readonly #found = new Map<string, unknown[]>();
  readonly #foundInPages = new Map<string, unknown[]>();
  /** The checks run in one order: each time they look at all parts is one. */
  #rounds = 0;

  readonly #recallAll: Memory['recallAll'] = (values, { make }) => {
    this.#rounds += 1;
    return values.flatMap((value, index) => {
      const found = make(value, index);
      if (found.length > 0 && isContent(value)) add(this.#found, value.file, [this.#rounds, found]);
      return found;
    });
  };

  /** The same, and what is found in pages, but for what they are called: that is compared for itself. */
  readonly #recallPages: Memory['recallAll'] = (values, work) =>
    this.#recallAll(values, {
      ...work,
      make: (value, index) => {
        const found = work.make(value, index);
        const page = findPage(value);
        if (found.length > 0 && page !== undefined && work.as !== findResult)
          add(this.#foundInPages, page, [this.#rounds, found]);
        return found;
      },
    });

  /** For checks of a whole site. */
  readonly memory: Memory = { ...noMemory, recallAll: this.#recallAll };

  /** For checks of a few of its pages: what follows from all of them together is not looked at. */
  readonly apart: Memory = {
    ...this.memory,
    recallAll: this.#recallPages,
    recall: <Result>() => none as unknown as Result,
    recallEach: () => none,
  };

  /** `usedIn`: the variables that files and pages use, where they do. */
  list(parts: readonly FilePart[], usedIn: Notes['used']): Notes {
    const notes = new Map<string, string>();
    for (const part of parts.filter(isContent)) {
      const { file } = part;
      const note = [this.#found.get(file) ?? none, findLeads(part), usedIn.get(file) ?? none];
      if (note.some(({ length }) => length > 0)) notes.set(file, JSON.stringify(note));
    }
    const anchors = [...new Set(parts.flatMap(findAnchors))].sort();
    const used = [...usedIn].filter(([group]) => isEntry(group));
    return { texts: notes, anchors, named: listNamed(parts), used: new Map(used) };
  }

  /** The notes of some pages, by id: JSON. */
  listPages(parts: readonly PagePart[]): ReadonlyMap<string, string> {
    return new Map(
      parts.map(({ id, ids, links }) => [
        id,
        JSON.stringify([this.#foundInPages.get(id) ?? none, ids, links]),
      ]),
    );
  }
}
