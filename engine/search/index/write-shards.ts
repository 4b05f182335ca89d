// Groups of forms with their postings → texts of 16 kB at most, in the order of their forms.
import { toCharacter } from '../words/code-points';
import { type Group, pageOf, sectionOf, weightOf } from './merge-terms';
import { toPlace } from './page-terms';

/** In bytes, before compression. */
const maxShard = 16_384;

/** Of a word that is nearly everywhere only the pages are told that say most of it. */
const maxPages = 1000;

interface Shard {
  /** The first form in it. */
  readonly first: string;
  readonly text: string;
}

/** A line of a shard. */
interface Line {
  readonly forms: readonly string[];
  readonly postings: string;
}

/** How much each page says of a group, and the pages that say most. */
function findBest(postings: Uint32Array): ReadonlySet<number> | undefined {
  const weights = new Map<number, number>();
  for (const posting of postings) {
    const page = pageOf(posting);
    weights.set(page, (weights.get(page) ?? 0) + weightOf(posting));
  }
  if (weights.size <= maxPages) return undefined;
  const order = [...weights].sort(([page, one], [next, other]) => other - one || page - next);
  return new Set(order.slice(0, maxPages).map(([page]) => page));
}

/** For each page the distance from the number before, and its places, the last one marked. */
function writePostings(postings: Uint32Array, numbers: Uint32Array): string {
  const best = findBest(postings);
  let text = best === undefined ? '' : '\t';
  let before = -1;
  let page = -1;
  postings.forEach((posting, index) => {
    if (best !== undefined && !best.has(pageOf(posting))) return;
    if (pageOf(posting) !== page) {
      page = pageOf(posting);
      const number = numbers[page] ?? 0;
      text += toCharacter(number - before);
      before = number;
    }
    const next = postings[index + 1];
    const isLast = next === undefined || pageOf(next) !== page;
    text += toCharacter(2 * toPlace(sectionOf(posting), weightOf(posting)) + (isLast ? 1 : 0));
  });
  return text;
}

function countCommon(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}

/** A form after another one: a capital letter for how many letters they have in common, and the others. */
function writeForm(form: string, before: string): string {
  const same = Math.min(25, countCommon(form, before));
  return String.fromCharCode(65 + same) + form.slice(same);
}

const writeForms = (forms: readonly string[], before: string): string =>
  forms.map((form, index) => writeForm(form, forms[index - 1] ?? before)).join('');

function countBytes(text: string): number {
  let bytes = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    // Each half of a pair is two of the four bytes.
    bytes += code < 0x80 ? 1 : code < 0x800 || (code >= 0xd800 && code < 0xe000) ? 2 : 3;
  }
  return bytes;
}

const firstOf = ({ forms }: Line): string => forms[0] ?? '';

/** Two lists in order as one. */
function mergeLines(some: readonly Line[], others: readonly Line[]): Line[] {
  if (some.length === 0) return [...others];
  const merged: Line[] = [];
  let at = 0;
  for (const line of others) {
    for (let next = some[at]; next && firstOf(next) < firstOf(line); next = some[at]) {
      merged.push(next);
      at += 1;
    }
    merged.push(line);
  }
  return [...merged, ...some.slice(at)];
}

const sortLines = (lines: readonly Line[]): Line[] =>
  [...lines].sort((one, other) => (firstOf(one) < firstOf(other) ? -1 : 1));

function writeLines(lines: readonly Line[]): Shard {
  let before = '';
  const texts = lines.map(({ forms, postings }) => {
    const text = `${writeForms(forms, before)}\t${postings}`;
    before = forms[0] ?? '';
    return text;
  });
  const [first] = lines;
  return { first: first ? firstOf(first) : '', text: texts.join('\n') };
}

const sizeOf = ({ forms, postings }: Line): number =>
  countBytes(forms.join(' ')) + countBytes(postings) + 2;

/** How many of the lines fit into one shard. */
function countFitting(lines: readonly Line[]): number {
  let bytes = 0;
  const end = lines.findIndex((line, index) => {
    bytes += sizeOf(line);
    return index > 0 && bytes > maxShard;
  });
  return end < 0 ? lines.length : end;
}

const keepForms = (lines: readonly Line[], keeps: (form: string) => boolean): Line[] =>
  lines
    .map((line) => ({ ...line, forms: line.forms.filter(keeps) }))
    .filter(({ forms }) => forms.length > 0);

/** A form that sorts behind the end of a shard is looked up in a later one: there it has a line of its own. */
export function writeShards(groups: readonly Group[], numbers: Uint32Array): Shard[] {
  const shards: Shard[] = [];
  let rest = sortLines(
    groups.map(({ forms, postings }) => ({ forms, postings: writePostings(postings, numbers) })),
  );
  while (rest.length > 0) {
    const count = countFitting(rest);
    const own = rest.slice(0, count);
    const next = rest[count];
    if (next === undefined) return [...shards, writeLines(own)];
    const end = firstOf(next);
    const late = keepForms(own, (form) => form >= end);
    shards.push(writeLines(late.length === 0 ? own : keepForms(own, (form) => form < end)));
    rest = mergeLines(sortLines(late), rest.slice(count));
  }
  return shards;
}
