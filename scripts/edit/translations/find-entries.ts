// What a person names, such as a place that a finding prints → the translations that are meant.

import { toLanguageFile } from '../../../engine/manifest/language-files';
import type { PartState } from '../../../engine/manifest/languages/part-findings';
import type { TranslatedDocument } from '../../../engine/manifest/languages/translated-document';
import type {
  TranslatedWords,
  WordsState,
} from '../../../engine/manifest/languages/translated-words';
import { CannotRun } from '../../command/cannot-run';
import { JsonText } from '../json-edits';
import type { LanguageState } from './read-language';

/** A text, or a part of a document, with its translation. */
export type Entry =
  | { readonly kind: 'pair'; readonly words: TranslatedWords; readonly state: WordsState }
  | {
      readonly kind: 'part';
      readonly document: TranslatedDocument;
      readonly state: PartState;
    };

export const getFile = (entry: Entry): string =>
  entry.kind === 'pair' ? entry.words.file : entry.document.file;

/** Those that stand in a file of the language. */
export const listEntries = ({ words, documents }: LanguageState): Entry[] => [
  ...words.flatMap((one) =>
    one.listStates().map((state): Entry => ({ kind: 'pair', words: one, state })),
  ),
  ...documents
    .filter(({ isThere }) => isThere)
    .flatMap((document) =>
      document.listStates().map((state): Entry => ({ kind: 'part', document, state })),
    ),
];

interface Place {
  readonly file: string;
  readonly line?: number;
}

/** A path with or without a line and a column, as findings print it. */
function parsePlace(place: string, toFile: (path: string) => string): Place {
  const [, path = place, line] = /^(.*?)(?::(\d+))?(?::\d+)?$/s.exec(place) ?? [];
  return { file: toFile(path), ...(line !== undefined && { line: Number(line) }) };
}

const countLines = (text: string, end: number): number => text.slice(0, end).split('\n').length;

/** The index of the pair that stands in a line. */
function findPair(text: string, line: number): number | undefined {
  const pairs = new JsonText(text).find(['words'])?.children ?? [];
  const index = pairs.findIndex(
    ({ offset, length }) =>
      countLines(text, offset) <= line && line <= countLines(text, offset + length),
  );
  return index < 0 ? undefined : index;
}

/** The index of the entry of a document, in its front matter, that stands in a line. */
function findPartEntry(text: string, line: number): number | undefined {
  const lines = text.split('\n');
  const start = lines.findIndex((one) => /^of:/.test(one));
  const own = lines[line - 1] ?? '';
  if (start < 0 || line <= start + 1 || /^\S(?<!-)/.test(own)) return undefined;
  return lines.slice(start, line).filter((one) => /^\s*- /.test(one)).length - 1;
}

interface Asked {
  readonly place: string;
  readonly read: (file: string) => string | undefined;
  /** The path below the root of the site. */
  readonly toFile: (path: string) => string;
}

function findInLine(entries: readonly Entry[], { file, line }: Place, text: string): Entry[] {
  if (line === undefined) return [...entries];
  const isDocument = entries.some(({ kind }) => kind === 'part') || file.endsWith('.md');
  const index = isDocument ? findPartEntry(text, line) : findPair(text, line);
  if (index !== undefined)
    return entries.filter(({ kind, state }) =>
      kind === 'part' ? state.at === index : state.index === index,
    );
  // Anywhere else in a document it is about all of it.
  return isDocument ? [...entries] : [];
}

/** Those of a page: its own words, and those of the files that it names. */
function findOfPage(entries: readonly Entry[], id: string, state: LanguageState): Entry[] {
  const { tag } = state.language;
  const files = new Set([
    toLanguageFile(tag, { kind: 'page', id }),
    ...(state.contents.get(id) ?? []).map((path) => toLanguageFile(tag, { kind: 'content', path })),
  ]);
  return entries.filter((entry) => files.has(getFile(entry)));
}

/** @throws CannotRun where it names nothing of the language. */
export function findEntries(state: LanguageState, { place, read, toFile }: Asked): Entry[] {
  const entries = listEntries(state);
  if (place === 'all') return entries;
  if (state.contents.has(place)) return findOfPage(entries, place, state);
  const asked = parsePlace(place, toFile);
  const text = read(asked.file);
  const inFile = entries.filter((entry) => getFile(entry) === asked.file);
  const isKnown = state.documents.some(({ file }) => file === asked.file);
  if (text === undefined || (inFile.length === 0 && !isKnown))
    throw new CannotRun(
      `${place} has no translation into "${state.language.tag}". Name a place that a finding prints, a page, a file, or all.`,
    );
  const found = findInLine(inFile, asked, text);
  if (found.length === 0 && inFile.length > 0)
    throw new CannotRun(
      `No translation stands in line ${asked.line} of ${asked.file}. Name a place that a finding prints, a page, a file, or all.`,
    );
  return found;
}
