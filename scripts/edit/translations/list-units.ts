// The state of a language → units for translators and their tools: a text of the site beside its translation.
import { findFrontMatter } from '../../../engine/manifest/document/matter-fences';
import { toKey } from '../../../engine/manifest/languages/text-key';
import type { TranslatedDocument } from '../../../engine/manifest/languages/translated-document';
import type { TranslatedWords } from '../../../engine/manifest/languages/translated-words';
import type { ParseDocument } from '../../../engine/model/document-parser';
import { groupBy } from '../../../engine/model/group-by';
import { sliceDocument } from './document-slices';
import type { LanguageState } from './read-language';

/** How far a translation is; `kept` and `machine` are done as well, and wait for somebody to read them. */
export const unitStates = ['done', 'stale', 'missing', 'kept', 'machine'] as const;

export type UnitState = (typeof unitStates)[number];

export interface Unit {
  /** Of the language. */
  readonly file: string;
  /**
   * Of a document: a member before its text, such as "/title", or the name of a part. Empty for a pair; of equal words that are
   * translated in several ways, "2" for the second way.
   */
  readonly part: string;
  readonly state: UnitState;
  /** What a stale translation was made from, where that is known. */
  readonly was: string;
  readonly source: string;
  /** Empty where there is none. */
  readonly target: string;
}

interface Traced {
  readonly state: 'done' | 'stale' | 'missing';
  readonly kept?: boolean;
  readonly machine?: boolean;
}

function toState({ state, kept, machine }: Traced): UnitState {
  if (state !== 'done') return state;
  return machine ? 'machine' : kept ? 'kept' : 'done';
}

/** A unit, and which of the states of its file it stands for. */
interface UnitOfWords {
  readonly unit: Unit;
  readonly states: readonly number[];
}

/** Equal words with one translation are one unit, wherever they stand. */
export function listWordUnits(words: TranslatedWords): UnitOfWords[] {
  const all = words.listStates().map((state, index) => {
    const unit = {
      ...{ file: words.file, state: toState(state), was: state.was ?? '' },
      ...{ source: state.text, target: state.pair?.to ?? '' },
    };
    return { unit, index };
  });
  const ways = new Map<string, number>();
  return [...groupBy(all, ({ unit }) => JSON.stringify(unit)).values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { unit } = first;
    const key = toKey(unit.source);
    const way = (ways.get(key) ?? 0) + 1;
    ways.set(key, way);
    return {
      unit: { ...unit, part: way === 1 ? '' : String(way) },
      states: group.map(({ index }) => index),
    };
  });
}

const listPairs = (words: TranslatedWords): Unit[] => listWordUnits(words).map(({ unit }) => unit);

interface Reading {
  readonly parse: ParseDocument;
  readonly read: (file: string) => string | undefined;
}

const getEnd = (text: string): number => findFrontMatter(text)?.end ?? 0;

/** The Markdown of the document of the site, by name of the part. */
export const sliceSource = (document: TranslatedDocument, text: string, parse: ParseDocument) =>
  sliceDocument({ text, end: getEnd(text), parse }, document.sourceParts);

function listDocument(document: TranslatedDocument, { parse, read }: Reading): Unit[] {
  const source = read(document.source) ?? '';
  const text = read(document.file) ?? '';
  const states = new Map(document.listStates().map((state) => [state.name, state]));
  const find = (name: string): UnitState => {
    const found = states.get(name);
    if (found) return toState(found);
    return document.isThere ? 'stale' : 'missing';
  };
  // Until somebody translates it, a document has the words of the site: they are no translation yet.
  const toTarget = (state: UnitState, from: string, to: string): string =>
    state === 'missing' && to === from ? '' : to;
  const own = new Map(document.words.own);
  const words = document.words.source.map(([pointer, source]): Unit => {
    const state = find(pointer);
    const target = toTarget(state, source, own.get(pointer) ?? '');
    return { file: document.file, part: pointer, state, was: '', source, target };
  });
  const slices = sliceSource(document, source, parse);
  const owns = sliceDocument({ text, end: getEnd(text), parse }, document.ownParts);
  const parts = Array.from(slices, ([name, slice], index): Unit => {
    const at = states.get(name)?.index;
    const part = at === undefined ? undefined : document.findOwn(at);
    const ownName = part?.name ?? (document.entries ? undefined : [...owns.keys()][index]);
    const written = ownName === undefined ? '' : (owns.get(ownName)?.text ?? '');
    const state = find(name);
    const source = slice.text;
    const target = toTarget(state, source, written);
    return { file: document.file, part: name, state, was: '', source, target };
  });
  return [...words, ...parts];
}

/** In the order of files; of a document that is not there yet, every unit is missing. */
export const listUnits = ({ words, documents }: LanguageState, reading: Reading): Unit[] => [
  ...words.flatMap(listPairs),
  ...documents.flatMap((document) => listDocument(document, reading)),
];
