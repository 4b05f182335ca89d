// The text of a chunk and the number of a page → what is shown of it. Written by index/write-chunks.ts.
import { toSlug } from '../../content/addresses/slug';
import { fold } from '../words/fold';

export interface FoundPage {
  /** With the anchor of the heading, where one matches. */
  readonly href: string;
  readonly title: string;
  /** What menus call it, where that is not its title. */
  readonly label?: string;
  readonly above: readonly string[];
  readonly summary: string;
  readonly heading?: string;
  /** How much of its title is the query, or of its heading, which counts half: 0 to 1. */
  readonly match: number;
}

interface Asked {
  /** Folded. */
  readonly words: readonly string[];
  /** The sections that answer, as bits. */
  readonly sections: number;
}

const split = (text: string): string[] => fold(text).match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? [];

/** Whether all words stand in a text, in their order. */
function isSaid(words: readonly string[], text: readonly string[]): boolean {
  let at = 0;
  for (const word of text) if (word.startsWith(words[at] ?? '\n')) at += 1;
  return at >= words.length;
}

/** The share of a title or heading that is the query, where all of it stands there. */
function matchName(words: readonly string[], name: string): number {
  const own = split(name);
  if (!isSaid(words, own)) return 0;
  return Math.min(1, words.length / Math.max(1, own.length));
}

function toAnchor(heading: string): { heading: string; id: string } {
  const [text = '', id] = heading.split('\u0001');
  return { heading: text, id: id ?? toSlug(text) };
}

/** The heading that is most like the query, of sections that answer; of several the first. */
function findHeading(headings: readonly string[], { words, sections }: Asked) {
  return headings
    .flatMap((one, index) => {
      if (one === '' || !(sections & (1 << index))) return [];
      const anchor = toAnchor(one);
      return [{ ...anchor, match: matchName(words, anchor.heading) }];
    })
    .sort((one, other) => other.match - one.match)[0];
}

export function readChunk(text: string, number: number, asked: Asked): FoundPage | undefined {
  const start = `${number.toString(36)}\t`;
  const line = text.split('\n').find((one) => one.startsWith(start));
  if (line === undefined) return undefined;
  const [, href = '', names = '', above = '', summary = '', ...headings] = line.split('\t');
  const [title = '', label] = names.split('\u0001');
  const match = Math.max(...names.split('\u0001').map((name) => matchName(asked.words, name)));
  const page = {
    title,
    ...(label !== undefined && { label }),
    above: above === '' ? [] : above.split('\u0001'),
    summary,
    match,
  };
  const best = findHeading(headings, asked);
  // The page itself says it in its title or before any heading, and no heading is it.
  if (best === undefined || match > 0 || (asked.sections & 1 && best.match === 0))
    return { ...page, href };
  const { heading, id } = best;
  const half = best.match / 2;
  return { ...page, match: half, href: id === '' ? href : `${href}#${id}`, heading };
}
