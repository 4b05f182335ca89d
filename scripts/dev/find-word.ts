// The texts of an open page, and where the words of its document stand → where one of its words does.
import type { Run } from '../marks/find-runs';
import type { PageWords, ShownPlace } from '../marks/page-words';

/** A word in a page. */
export interface Word {
  /** The texts of the page in order, without those that are blank. */
  readonly texts: readonly string[];
  /** Which of them holds the word; undefined for words in an attribute. */
  readonly index: number | undefined;
  readonly text: string;
  /** How many UTF-16 units of the text come before it. */
  readonly offset: number;
  /** The types of the blocks on the page, up to the one that holds it; empty outside all of them. */
  readonly blocks: readonly string[];
}

/** How many texts in a row are equal before and behind two. */
function countNeighbours(
  texts: readonly string[],
  index: number,
  { runs }: PageWords,
  at: number,
): number {
  let count = 0;
  for (const step of [-1, 1])
    for (let way = step; texts[index + way] === runs[at + way]?.text; way += step) {
      if (texts[index + way] === undefined) break;
      count += 1;
    }
  return count;
}

/** The same text may stand in many places: the one in the same company is it. */
export function findRun(
  { texts, index, text }: Pick<Word, 'texts' | 'index' | 'text'>,
  words: PageWords,
): Run | undefined {
  let found: Run | undefined;
  let most = -1;
  for (const [at, run] of words.runs.entries()) {
    if (run.text !== text) continue;
    const count = index === undefined ? 0 : countNeighbours(texts, index, words, at);
    if (count > most) [found, most] = [run, count];
  }
  return found ?? words.others.find((run) => run.text === text);
}

/** The places of the word at an offset, the innermost first; empty where nobody wrote it. */
function findPlaces({ spans }: Run, offset: number): readonly number[] {
  let left = offset;
  for (const { text, places } of spans) {
    if (left < text.length) return places;
    left -= text.length;
  }
  return spans.at(-1)?.places ?? [];
}

/** The block of the last of these types. A component may show nothing, or an element that nobody knows as a block. */
function findBlock(types: readonly string[], { blocks }: PageWords): number | undefined {
  let at = -1;
  for (const type of types) {
    at = blocks.findIndex((one, index) => index > at && one.type === type);
    if (at < 0) return undefined;
  }
  return blocks[at]?.place;
}

/** Always at least one: words that nobody wrote belong to their block, or to the page. */
export function findWord(word: Word, words: PageWords): readonly ShownPlace[] {
  const run = findRun(word, words);
  const found = run === undefined ? [] : findPlaces(run, word.offset);
  const places = found.flatMap((number) => words.places[number] ?? []);
  if (places.length > 0) return places;
  const block = findBlock(word.blocks, words);
  const around = words.places[block ?? words.page];
  const owner = block === undefined ? 'page' : 'block';
  const note = `nobody wrote these words; this is their ${owner}`;
  return around === undefined ? [] : [{ ...around, note }];
}
