// The words of pages → groups of forms with one stem: whoever asks for one of them finds the pages that have any.
import { fold } from '../words/fold';
import { createSplitCompound } from './compounds';
import type { PageTerms } from './page-terms';
import { findSingular, type Stem } from './stemmer';
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
      const form = { text, word };
      forms.set(text, form);
      return form;
    }
    if (written < (words[known.word] ?? '')) known.word = word;
    return known;
  });
  return { forms: [...forms.values()], formOf };
}

/** What a word is made of, where it is one of those that a language joins. */
function findParts(
  forms: readonly Form[],
  groups: ReadonlyMap<string, number>,
  { language, stem, words, ends }: Grouping,
): ReadonlyMap<Form, readonly number[]> {
  const parts = new Map<Form, readonly number[]>();
  const split = createSplitCompound(language);
  if (split === undefined || stem === undefined) return parts;
  for (const form of forms) {
    const written = words.words[form.word] ?? '';
    const own = groups.get(words.stemOf(form.word, stem));
    const found = split(written, (part) => groups.get(ends.stemOf(ends.numberOf(part), stem)));
    if (found.length > 0)
      parts.set(
        form,
        found.filter((group) => group !== own),
      );
  }
  return parts;
}

/** Each once: a word may occur beside the plural that leads to it. */
const inOrder = (forms: readonly string[]): readonly string[] =>
  forms.length === 1 ? forms : [...new Set(forms)].sort();

export function groupWords(pages: readonly PageTerms[], grouping: Grouping): WordGroups {
  const { language, stem, words } = grouping;
  const { forms, formOf } = listForms(findPresent(pages, words), words);
  const groups = new Map<string, number>();
  const lists: string[][] = [];
  const known = new Map<Form, number>();
  for (const form of forms) {
    const key = stem ? words.stemOf(form.word, stem) : form.text;
    const group = groups.get(key) ?? lists.push([]) - 1;
    groups.set(key, group);
    known.set(form, group);
    const singular = findSingular(words.words[form.word] ?? '', language);
    lists[group]?.push(form.text);
    if (singular !== undefined) lists[group]?.push(fold(singular));
  }
  const parts = findParts(forms, groups, grouping);
  const members = lists.map(() => '');
  const groupOf = new Uint32Array(words.words.length);
  const partsOf = new Map<number, readonly number[]>();
  formOf.forEach((form, word) => {
    if (form === undefined) return;
    const group = known.get(form) ?? 0;
    groupOf[word] = group;
    members[group] += ` ${word}`;
    const own = parts.get(form);
    if (own === undefined) return;
    partsOf.set(word, own);
    for (const part of own) members[part] += ` -${word}`;
  });
  return { forms: lists.map(inOrder), members, groupOf, partsOf };
}
