// Translations that a person has read → operations that note it: they say what the site says by now.
import type { DocumentPart } from '../../../engine/generated/manifest';
import { isMember, namePart } from '../../../engine/manifest/languages/document-parts';
import type { TranslatedDocument } from '../../../engine/manifest/languages/translated-document';
import type { Contract } from '../../../engine/model/contract';
import type { Operation } from '../operations';
import type { Entry } from './find-entries';
import { addMissing, withParts } from './write-document';

type Fingerprint = Contract['fingerprint'];

/** What becomes of one translation, for who reads what was done. */
export interface Done {
  readonly file: string;
  /** Of a document: the name of the part, whose words may be many. */
  readonly part?: string;
  readonly from?: string;
  readonly was?: string | undefined;
  readonly to?: string | undefined;
}

export interface Changes {
  readonly operations: readonly Operation[];
  readonly done: readonly Done[];
  /** Parts of documents that still say what the site says, in its words. */
  readonly untranslated?: readonly PartEntry[];
}

type PairEntry = Extract<Entry, { readonly kind: 'pair' }>;
type PartEntry = Extract<Entry, { readonly kind: 'part' }>;

const isPair = (entry: Entry): entry is PairEntry => entry.kind === 'pair';
const isPart = (entry: Entry): entry is PartEntry => entry.kind === 'part';

/** It says which words, or which file, it is the translation of by now. */
function* bringUpToDate({ words: { file }, state }: PairEntry): Iterable<Operation> {
  const { index, pair, text, was, of } = state;
  if (index === undefined || pair === undefined) return;
  const at = ['words', index] as const;
  if (was !== undefined) {
    yield { op: 'set', file, path: [...at, 'from'], value: text };
    if (pair.was !== undefined) yield { op: 'unset', file, path: [...at, 'was'] };
  }
  if (pair.of !== undefined && of !== undefined)
    yield { op: 'set', file, path: [...at, 'of'], value: of };
}

function* acceptPair(entry: PairEntry, fingerprint: Fingerprint): Iterable<Operation> {
  const { index, pair } = entry.state;
  if (index === undefined || pair === undefined) return;
  yield* bringUpToDate(entry);
  const { file } = entry.words;
  yield { op: 'set', file, path: ['words', index, 'kept'], value: fingerprint(pair.to) };
}

/** A person has read it beside the words of today. */
function* reviewPair(entry: PairEntry): Iterable<Operation> {
  const { index, pair } = entry.state;
  yield* bringUpToDate(entry);
  for (const name of ['kept', 'machine'] as const)
    if (index !== undefined && pair?.[name] !== undefined)
      yield { op: 'unset', file: entry.words.file, path: ['words', index, name] };
}

/** An entry that says what the part of the site is by now. */
function acceptPart(
  document: TranslatedDocument,
  { state, name, part, index }: PartEntry['state'],
  fingerprint: Fingerprint,
): DocumentPart {
  const entry = index === undefined ? undefined : document.entries?.[index];
  const own = index === undefined ? undefined : document.findOwn(index);
  const kept = state === 'stale' && own ? { kept: fingerprint(own.content) } : {};
  return { ...entry, part: name, is: fingerprint(part.content), ...kept };
}

/** Of a document that says nothing of its parts, all are accepted. */
const listParts = (document: TranslatedDocument, fingerprint: Fingerprint): DocumentPart[] =>
  document.sourceParts.map(({ name, content }) => ({ part: name, is: fingerprint(content) }));

interface Accepting {
  readonly fingerprint: Fingerprint;
  readonly read: (file: string) => string | undefined;
  /** Documents that say nothing of their parts yet, and are accepted as they are. */
  readonly untraced: readonly TranslatedDocument[];
  /** Whether a person has named these very translations, each by its line. */
  readonly isExact: boolean;
}

function acceptDocument(
  document: TranslatedDocument,
  entries: readonly PartEntry[],
  { fingerprint, read }: Accepting,
): Operation[] {
  const text = read(document.file);
  if (text === undefined) return [];
  const all =
    document.entries === undefined
      ? listParts(document, fingerprint)
      : addMissing(document).map((entry) => {
          const index = document.entries?.indexOf(entry) ?? -1;
          const accepted = entries.find(({ state }) =>
            index < 0
              ? state.index === undefined && state.name === entry.part
              : state.index === index,
          );
          return accepted ? acceptPart(document, accepted.state, fingerprint) : entry;
        });
  return [{ op: 'write', file: document.file, text: withParts(text, all) }];
}

const toDone = (entry: Entry): Done =>
  isPair(entry)
    ? {
        file: entry.words.file,
        from: entry.state.text,
        was: entry.state.was,
        to: entry.state.pair?.to,
      }
    : { file: entry.document.file, part: namePart(entry.state.name) };

/**
 * A new document begins with the words of the site: who accepts all of it has not looked. Of the words before the text, some may be
 * the same in both, such as a name.
 */
function isUntranslated({ document, state }: PartEntry): boolean {
  if (state.state !== 'missing') return false;
  if (isMember(state.name)) {
    const own = new Map(document.words.own);
    return document.words.source.every(([pointer, text]) => own.get(pointer) === text);
  }
  const own = state.index === undefined ? undefined : document.findOwn(state.index);
  return own?.content === state.part.content && /\p{L}/u.test(own.content);
}

/** Stale translations are kept; parts of documents that wait for one count as translated. */
export function accept(entries: readonly Entry[], accepting: Accepting): Changes {
  const meant = entries.filter(
    (entry) => entry.state.state === 'stale' || (isPart(entry) && entry.state.state === 'missing'),
  );
  const waiting = meant.filter(isPart);
  const untranslated = accepting.isExact ? [] : waiting.filter(isUntranslated);
  const parts = waiting.filter((part) => !untranslated.includes(part));
  const documents = [...new Set([...parts.map(({ document }) => document), ...accepting.untraced])];
  const pairs = meant.filter(isPair);
  return {
    operations: [
      ...pairs.flatMap((entry) => [...acceptPair(entry, accepting.fingerprint)]),
      ...documents.flatMap((document) =>
        acceptDocument(
          document,
          parts.filter((one) => one.document === document),
          accepting,
        ),
      ),
    ],
    done: [
      ...[...pairs, ...parts].map(toDone),
      ...accepting.untraced.map(({ file }) => ({ file, part: 'All parts' })),
    ],
    untranslated,
  };
}

/** An entry of a document without what was noted of it. */
function reviewPart(
  { kept: _, machine: __, ...entry }: DocumentPart,
  state: PartEntry['state'],
  fingerprint: Fingerprint,
): DocumentPart {
  return state.state === 'stale' ? { ...entry, is: fingerprint(state.part.content) } : entry;
}

/** What was kept, or written by a machine, has been read; what is stale as well, if a person names it by its line. */
export function review(
  entries: readonly Entry[],
  { fingerprint, read, isExact }: Omit<Accepting, 'untraced'>,
): Changes {
  const meant = entries.filter(
    ({ state: { kept, machine, state } }) => kept || machine || (isExact && state === 'stale'),
  );
  const parts = meant.filter(isPart);
  const documents = [...new Set(parts.map(({ document }) => document))].flatMap(
    (document): Operation[] => {
      const text = read(document.file);
      const own = new Map(
        parts
          .filter((one) => one.document === document)
          .map(({ state }) => [state.index, state] as const),
      );
      const entries = (document.entries ?? []).map((entry, index): DocumentPart => {
        const state = own.get(index);
        return state === undefined ? entry : reviewPart(entry, state, fingerprint);
      });
      if (text === undefined) return [];
      return [{ op: 'write', file: document.file, text: withParts(text, entries) }];
    },
  );
  const pairs = meant.filter(isPair).flatMap((entry) => [...reviewPair(entry)]);
  return { operations: [...pairs, ...documents], done: meant.map(toDone) };
}
