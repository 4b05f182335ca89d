// The words of titles and headings → those that a mistyped word is compared with.
import { fold } from '../words/fold';
import type { PageTerms } from './page-terms';
import type { Vocabulary } from './vocabulary';

/** In characters: 16 kB when they are compressed. */
const maxLength = 36_000;

interface Counted {
  readonly form: string;
  /** The spelling that most titles have. */
  usual: string;
  /** How often it has that spelling, and any. */
  most: number;
  count: number;
}

function countSpellings(pages: readonly PageTerms[], { words }: Vocabulary): Uint32Array {
  const counts = new Uint32Array(words.length);
  for (const { named } of pages)
    for (const number of named) counts[number] = (counts[number] ?? 0) + 1;
  return counts;
}

function countForms(pages: readonly PageTerms[], named: Vocabulary): Counted[] {
  const forms = new Map<string, Counted>();
  countSpellings(pages, named).forEach((count, number) => {
    const usual = named.words[number] ?? '';
    if (count === 0) return;
    const form = fold(usual);
    const known = forms.get(form);
    if (known === undefined) forms.set(form, { form, usual, most: count, count });
    else {
      known.count += count;
      if (count > known.most || (count === known.most && usual < known.usual))
        Object.assign(known, { usual, most: count });
    }
  });
  return [...forms.values()];
}

/** As most titles write them, separated by spaces: the most frequent, in order. */
export function listNearWords(pages: readonly PageTerms[], named: Vocabulary): string {
  const order = countForms(pages, named).sort(
    (one, other) => other.count - one.count || (one.form < other.form ? -1 : 1),
  );
  let length = 0;
  const kept = order.filter(({ form }) => {
    length += form.length + 1;
    return length <= maxLength;
  });
  return kept
    .sort((one, other) => (one.form < other.form ? -1 : 1))
    .map(({ usual }) => usual)
    .join(' ');
}
