// What pages say of each word of a query → the pages that answer it, the best first.

/** What a page says of a word. */
export interface Said {
  score: number;
  /** The sections with the word, as bits. */
  sections: number;
}

/** A word of the query, with what pages say of it. */
export interface Word {
  readonly text: string;
  readonly pages: ReadonlyMap<number, Said>;
  /** Whether pages that are not listed may have it, too. */
  readonly isCut: boolean;
}

export interface Ranked {
  readonly page: number;
  readonly score: number;
  /** The sections that have all words of the query, else any, as bits. */
  readonly sections: number;
}

interface Counted extends Ranked {
  readonly count: number;
}

/** How much more words count that stand in one section. */
const together = 1.3;

const allBits = -1;

function countWords(page: number, words: readonly Word[]): Counted {
  let [count, score, all, any] = [0, 0, allBits, 0];
  words.forEach(({ pages, isCut }) => {
    const said = pages.get(page);
    if (said === undefined && !isCut) return;
    count += 1;
    if (said === undefined) return;
    score += said.score;
    all &= said.sections;
    any |= said.sections;
  });
  return { page, count, score: all === 0 ? score : score * together, sections: all || any };
}

interface Ranking {
  /** The pages that may be shown, each set by itself. */
  readonly filters: readonly ReadonlySet<number>[];
  /** The days of pages that have one: of pages that say the same, the newer ones come first. */
  readonly days: ReadonlyMap<number, number>;
}

/** The pages with all words, or else those with the most; and the words that the best of these lacks. */
export function rankPages(
  words: readonly Word[],
  { filters, days }: Ranking,
): { readonly pages: readonly Ranked[]; readonly missing: readonly string[] } {
  const candidates = new Set(words.flatMap(({ pages }) => [...pages.keys()]));
  const counted = [...candidates]
    .filter((page) => filters.every((filter) => filter.has(page)))
    .map((page) => countWords(page, words));
  const most = counted.reduce((max, { count }) => Math.max(max, count), 0);
  const dayOf = ({ page }: Ranked): number => days.get(page) ?? -1;
  const pages = counted
    .filter(({ count }) => count === most)
    .sort(
      (one, other) => other.score - one.score || dayOf(other) - dayOf(one) || one.page - other.page,
    );
  const [best] = pages;
  const missing = words.filter(({ pages: all, isCut }) => best && !isCut && !all.has(best.page));
  return { pages, missing: [...new Set(missing.map(({ text }) => text))] };
}
