// The words of titles and headings → those that a mistyped word is compared with.
import { fold } from '../words/fold';
import type { PageTerms } from './page-terms';

/** In characters: 16 kB when they are compressed. */
const maxLength = 36_000;

interface Counted {
  /** How often it is written so. */
  readonly spellings: Map<string, number>;
  count: number;
}

const findUsual = ({ spellings }: Counted): string => {
  const [[usual = ''] = []] = [...spellings].sort(
    ([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1),
  );
  return usual;
};

/** As most titles write them, separated by spaces: the most frequent, in order. */
export function listNearWords(pages: readonly PageTerms[]): string {
  const words = new Map<string, Counted>();
  for (const { named } of pages)
    for (const written of named === '' ? [] : named.split(' ')) {
      const form = fold(written);
      const known = words.get(form) ?? { spellings: new Map(), count: 0 };
      words.set(form, known);
      known.count += 1;
      known.spellings.set(written, (known.spellings.get(written) ?? 0) + 1);
    }
  const order = [...words].sort(
    ([one, { count }], [other, { count: next }]) => next - count || (one < other ? -1 : 1),
  );
  let length = 0;
  const kept = order.filter(([form]) => {
    length += form.length + 1;
    return length <= maxLength;
  });
  return kept
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, counted]) => findUsual(counted))
    .join(' ');
}
