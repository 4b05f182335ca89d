// Pages in the order of their numbers → files with what is shown of each where it is found.
import { toSlug } from '../../content/addresses/slug';
import type { SearchedPage, SearchedSection } from '../../model/search';
import { chunkBits } from '../words/file-names';
import { maxSection } from './page-terms';

/** Nothing that separates may stand in a text. */
const clean = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The id stands behind a heading that it does not follow from. */
const toHeading = ({ heading = '', id }: SearchedSection): string =>
  heading === '' || id === undefined || id === toSlug(heading)
    ? clean(heading) + (heading !== '' && id === undefined ? '\u0001' : '')
    : `${clean(heading)}\u0001${id}`;

/** What is shown of a page, as one line. */
export function toShown(page: SearchedPage): string {
  const { length } = page.sections;
  // What follows counts as part of the last one: its heading would be that of another.
  const told = length > maxSection + 1 ? maxSection : length;
  const headings = page.sections.slice(0, told).map(toHeading);
  while (headings.at(-1) === '') headings.pop();
  return [
    page.href,
    [page.title, ...(page.label === undefined ? [] : [page.label])].map(clean).join('\u0001'),
    page.above.map(clean).join('\u0001'),
    clean(page.summary),
    ...headings,
  ].join('\t');
}

/** A text for each range of numbers; empty where it has no page. */
export function writeChunks(shown: readonly string[], numbers: Uint32Array): readonly string[] {
  const chunks: string[][] = [];
  shown.forEach((line, index) => {
    const number = numbers[index] ?? 0;
    const chunk = number >>> chunkBits;
    while (chunks.length <= chunk) chunks.push([]);
    chunks[chunk]?.push(`${number.toString(36)}\t${line}`);
  });
  return chunks.map((lines) => lines.join('\n'));
}
