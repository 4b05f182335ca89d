// The words of pages → groups of forms with one stem: whoever asks for one of them finds the pages that have any.
import { fold } from '../words/fold';
import { createSplitCompound } from './compounds';
import type { PageTerms } from './page-terms';
import { createFindSingular, type Stem } from './stemmer';
import type { Vocabularies, Vocabulary } from './vocabulary';

export interface Grouping extends Pick<Vocabularies, 'words' | 'ends'> {
  readonly language: string;
  readonly stem: Stem | undefined;
}

export interface WordGroups {
  /** By group, all forms that lead to it, in order. */
  readonly forms: readonly (readonly string[])[];
  /** By group, the numbers of its words, those that it is only a part of with a minus. */
  readonly members: readonly string[];
  /** By word. */
  readonly groupOf: Uint32Array;
  /** Those of the words that a word is made of; most have none. */
  readonly partsOf: ReadonlyMap<number, readonly number[]>;
}

/** A form that occurs. */
interface Form {
  readonly text: string;
  /** The number of the word that it is made of; of several spellings the first in order. */
  word: number;
  group: number;
  /** The groups of the words that it is made of. */
  parts: readonly number[];
}

/** By word, whether a page has it. */
function findPresent(pages: readonly PageTerms[], { words: { length } }: Vocabulary): Uint8Array {
  const present = new Uint8Array(length);
  for (const page of pages) mark(page, present);
  return present;
}

function mark({ words }: PageTerms, present: Uint8Array): void {
  // Millions of times: such loops take half as long as others.
  for (let index = 0; index < words.length; index += 1) present[words[index] as number] = 1;
}

function listForms(present: Uint8Array, { words }: Vocabulary) {
  const forms = new Map<string, Form>();
  const formOf = words.map((written, word) => {
    if (present[word] === 0) return undefined;
    const text = fold(written);
    const known = forms.get(text);
    if (known === undefined) {
      const form = { text, word, group: 0, parts: [] };
      forms.set(text, form);
      return form;
    }
    if (written < (words[known.word] ?? '')) known.word = word;
    return known;
  });
  return { forms: [...forms.values()], formOf };
}

/** The groups of what each word is made of, where a language joins words. */
function findParts(
  forms: readonly Form[],
  groups: ReadonlyMap<string, number>,
  { language, stem, words, ends }: Grouping,
): void {
  const split = createSplitCompound(language);
  if (split === undefined || stem === undefined) return;
  const find = (part: string): number | undefined =>
    groups.get(ends.stemOf(ends.numberOf(part), stem));
  for (const form of forms)
    form.parts = split(words.words[form.word] ?? '', find).filter((group) => group !== form.group);
}

/** Each once: a word may occur beside the plural that leads to it. */
const inOrder = (forms: readonly string[]): readonly string[] =>
  forms.length === 1 ? forms : [...new Set(forms)].sort();

export function groupWords(pages: readonly PageTerms[], grouping: Grouping): WordGroups {
  const { language, stem, words } = grouping;
  const { forms, formOf } = listForms(findPresent(pages, words), words);
  const findSingular = createFindSingular(language);
  const groups = new Map<string, number>();
  const lists: string[][] = [];
  for (const form of forms) {
    const key = stem ? words.stemOf(form.word, stem) : form.text;
    form.group = groups.get(key) ?? lists.push([]) - 1;
    groups.set(key, form.group);
    const singular = findSingular(words.words[form.word] ?? '');
    lists[form.group]?.push(form.text, ...(singular === undefined ? [] : [fold(singular)]));
  }
  findParts(forms, groups, grouping);
  const members = lists.map(() => '');
  const groupOf = new Uint32Array(words.words.length);
  const partsOf = new Map<number, readonly number[]>();
  formOf.forEach((form, word) => {
    if (form === undefined) return;
    const { group, parts } = form;
    groupOf[word] = group;
    members[group] += ` ${word}`;
    if (parts.length === 0) return;
    partsOf.set(word, parts);
    for (const part of parts) members[part] += ` -${word}`;
  });
  return { forms: lists.map(inOrder), members, groupOf, partsOf };
}
