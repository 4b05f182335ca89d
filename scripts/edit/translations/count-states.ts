// The state of a language → how much of it is done, and how many words are left.
import { getFile, listEntries } from './find-entries';
import type { LanguageState } from './read-language';

export interface Counts {
  readonly done: number;
  readonly stale: number;
  readonly missing: number;
  readonly kept: number;
  readonly machine: number;
  /** Words of the site that are to be translated, or read again. */
  readonly words: number;
}

export interface LanguageCounts extends Counts {
  readonly tag: string;
  readonly name: string;
  /** The pages of the site that are not there. */
  readonly absent: readonly string[];
  /** Of each file in which something is left. */
  readonly files: readonly (Counts & { readonly file: string })[];
}

const none: Counts = { done: 0, stale: 0, missing: 0, kept: 0, machine: 0, words: 0 };

const add = (one: Counts, other: Counts): Counts => ({
  done: one.done + other.done,
  stale: one.stale + other.stale,
  missing: one.missing + other.missing,
  kept: one.kept + other.kept,
  machine: one.machine + other.machine,
  words: one.words + other.words,
});

const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;

/** Every string of a JSON text, which the content of a part is. */
function listStrings(value: unknown): string[] {
  if (typeof value === 'string') {
    try {
      return typeof JSON.parse(value) === 'object' ? listStrings(JSON.parse(value)) : [value];
    } catch {
      return [value];
    }
  }
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(listStrings)
    : [];
}

export function countStates(language: LanguageState): LanguageCounts {
  const byFile = new Map<string, Counts>();
  const count = (file: string, one: Partial<Counts>): void => {
    byFile.set(file, add(byFile.get(file) ?? none, { ...none, ...one }));
  };
  for (const entry of listEntries(language)) {
    const { state, kept, machine } = entry.state;
    const text =
      entry.kind === 'pair' ? entry.state.text : listStrings(entry.state.part.content).join(' ');
    count(getFile(entry), {
      [state]: 1,
      kept: kept ? 1 : 0,
      machine: machine ? 1 : 0,
      words: state === 'done' ? 0 : countWords(text),
    });
  }
  for (const { isThere, file, sourceParts, entries } of language.documents)
    if (!isThere || entries === undefined)
      count(file, {
        [isThere ? 'stale' : 'missing']: sourceParts.length,
        words: sourceParts
          .flatMap(({ content }) => listStrings(content))
          .reduce((sum, text) => sum + countWords(text), 0),
      });
  const files = [...byFile].map(([file, counts]) => ({ file, ...counts }));
  const { tag, name } = language.language;
  return {
    ...{ tag, name, absent: language.absent },
    ...files.reduce<Counts>((sum, one) => add(sum, one), none),
    files: files.filter(
      ({ stale, missing, kept, machine }) => stale + missing + kept + machine > 0,
    ),
  };
}
