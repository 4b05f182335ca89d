// What checks find in each content file by itself → its note. Whatever they say of a site follows from what they find in its
// parts: a site in which the words of a text have changed, and not its note, is as valid as before.
import { decodeAddress } from '../content/addresses/decode-address';
import { parsePageTarget } from '../content/text/rich-text';
import { isRecord } from '../model/json';
import type { FilePart } from './checks/context/file-part';
import { type Memory, noMemory, none } from './memory';

export interface Notes {
  /** By the name of a content file: JSON; absent where nothing is noted. */
  readonly texts: ReadonlyMap<string, string>;
  /** The places within pages that the site leads to, such as "page#anchor"; "#anchor" where it names no page, but an address. */
  readonly anchors: readonly string[];
}

export const noNotes: Notes = { texts: new Map(), anchors: none };

/** Items are part of the manifest. */
const isContent = (value: object): value is FilePart => {
  const { isManifest, item }: Partial<FilePart> = value;
  return isManifest === false && item === undefined;
};

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

export class TextNotes {
  readonly #found = new Map<string, unknown[]>();
  /** The checks run in one order: each time they look at all parts is one. */
  #rounds = 0;

  readonly #recallAll: Memory['recallAll'] = (values, { make }) => {
    this.#rounds += 1;
    return values.flatMap((value, index) => {
      const found = make(value, index);
      if (found.length > 0 && isContent(value)) this.#add(value.file, [this.#rounds, found]);
      return found;
    });
  };

  /** For checks of a whole site. */
  readonly memory: Memory = { ...noMemory, recallAll: this.#recallAll };

  /** For checks of a few of its pages: what follows from all of them together is not looked at. */
  readonly apart: Memory = {
    ...this.memory,
    recall: <Result>() => none as unknown as Result,
    recallEach: () => none,
  };

  #add(file: string, note: unknown): void {
    const notes = this.#found.get(file) ?? [];
    notes.push(note);
    this.#found.set(file, notes);
  }

  /** `findSaid`: what a file says to the manifest. */
  list(parts: readonly FilePart[], findSaid: (file: string) => readonly unknown[]): Notes {
    const notes = new Map<string, string>();
    for (const part of parts.filter(isContent)) {
      const { file } = part;
      const note = [this.#found.get(file) ?? none, findLeads(part), findSaid(file)];
      if (note.some(({ length }) => length > 0)) notes.set(file, JSON.stringify(note));
    }
    return { texts: notes, anchors: [...new Set(parts.flatMap(findAnchors))].sort() };
  }
}
