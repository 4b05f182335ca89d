// Groups of forms with their postings → files of 16 kB at most, in the order of their forms.
import { ByteWriter } from './byte-writer';
import { type Group, pageOf, sectionOf, weightOf } from './merge-terms';
import { maxSection, toPlace } from './page-terms';

/** In bytes, before compression. */
const maxShard = 16_384;

/** Of a word that is nearly everywhere only the pages are told that say most of it. */
const maxPages = 1000;

interface Shard {
  /** The first form in it. */
  readonly first: string;
  readonly bytes: Uint8Array;
}

/** A line of a shard. */
interface Line {
  readonly forms: readonly string[];
  /** Where its postings are among those that were written. */
  readonly from: number;
  readonly to: number;
  /** In bytes, before its forms are shortened. */
  readonly size: number;
}

/** A page says no more of a group than this: as much as it can in each of its sections. */
const maxSaid = (maxSection + 1) * (maxSection + 1);

/** The pages, in order, with how much each says. */
function sumPages(postings: Uint32Array) {
  const pages = new Uint32Array(postings.length);
  const said = new Uint16Array(postings.length);
  let count = 0;
  for (const posting of postings) {
    if (count === 0 || pages[count - 1] !== pageOf(posting)) {
      pages[count] = pageOf(posting);
      count += 1;
    }
    said[count - 1] = (said[count - 1] ?? 0) + weightOf(posting);
  }
  return { pages: pages.subarray(0, count), said: said.subarray(0, count) };
}

/** The pages that say most, where there are too many; of those that say the same the first in order. */
function findBest(postings: Uint32Array): ReadonlySet<number> | undefined {
  if (postings.length <= maxPages) return undefined;
  const { pages, said } = sumPages(postings);
  if (pages.length <= maxPages) return undefined;
  const counts = new Uint32Array(maxSaid + 1);
  for (const one of said) counts[one] = (counts[one] ?? 0) + 1;
  let least = maxSaid;
  let room = maxPages;
  while (room > (counts[least] ?? 0)) {
    room -= counts[least] ?? 0;
    least -= 1;
  }
  const best = new Set<number>();
  pages.forEach((page, index) => {
    const one = said[index] ?? 0;
    if (one < least || (one === least && room === 0)) return;
    if (one === least) room -= 1;
    best.add(page);
  });
  return best;
}

/** For each page the distance from the number before, and its places, the last one marked. */
function writePostings(writer: ByteWriter, postings: Uint32Array, numbers: Uint32Array): void {
  const best = findBest(postings);
  if (best !== undefined) writer.addText('\t');
  const values = new Uint32Array(2 * postings.length);
  let count = 0;
  let before = -1;
  for (let index = 0; index < postings.length; index += 1) {
    const posting = postings[index] ?? 0;
    const page = pageOf(posting);
    if (best !== undefined && !best.has(page)) continue;
    const number = numbers[page] ?? 0;
    if (number !== before) values[count++] = number - before;
    before = number;
    const isLast = index + 1 === postings.length || pageOf(postings[index + 1] ?? 0) !== page;
    values[count++] = 2 * toPlace(sectionOf(posting), weightOf(posting)) + (isLast ? 1 : 0);
  }
  writer.addNumbers(values.subarray(0, count));
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

function writeLines(lines: readonly Line[], postings: ByteWriter): Shard {
  const writer = new ByteWriter();
  let before = '';
  lines.forEach(({ forms, from, to }, index) => {
    writer.addText(`${index === 0 ? '' : '\n'}${writeForms(forms, before)}\t`);
    writer.addBytes(postings.view(from, to));
    before = forms[0] ?? '';
  });
  const [first] = lines;
  return { first: first ? firstOf(first) : '', bytes: writer.take() };
}

/** How many of the lines fit into one shard. */
function countFitting(lines: readonly Line[]): number {
  let bytes = 0;
  const end = lines.findIndex(({ size }, index) => {
    bytes += size;
    return index > 0 && bytes > maxShard;
  });
  return end < 0 ? lines.length : end;
}

const keepForms = (lines: readonly Line[], keeps: (form: string) => boolean): Line[] =>
  lines
    .map((line) => ({ ...line, forms: line.forms.filter(keeps) }))
    .filter(({ forms }) => forms.length > 0);

function countBytes(text: string): number {
  let bytes = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    // Each half of a pair is two of the four bytes.
    bytes += code < 0x80 ? 1 : code < 0x800 || (code >= 0xd800 && code < 0xe000) ? 2 : 3;
  }
  return bytes;
}

const toLine =
  (writer: ByteWriter, numbers: Uint32Array) =>
  ({ forms, postings }: Group): Line => {
    const from = writer.length;
    writePostings(writer, postings, numbers);
    const to = writer.length;
    return { forms, from, to, size: countBytes(forms.join(' ')) + to - from + 2 };
  };

/** A form that sorts behind the end of a shard is looked up in a later one: there it has a line of its own. */
export function writeShards(groups: readonly Group[], numbers: Uint32Array): Shard[] {
  const postings = new ByteWriter();
  const shards: Shard[] = [];
  let rest = sortLines(groups.map(toLine(postings, numbers)));
  while (rest.length > 0) {
    const count = countFitting(rest);
    const own = rest.slice(0, count);
    const next = rest[count];
    if (next === undefined) return [...shards, writeLines(own, postings)];
    const end = firstOf(next);
    const late = keepForms(own, (form) => form >= end);
    const there = late.length === 0 ? own : keepForms(own, (form) => form < end);
    shards.push(writeLines(there, postings));
    rest = mergeLines(sortLines(late), rest.slice(count));
  }
  return shards;
}
