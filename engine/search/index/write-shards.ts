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
  readonly postings: Uint8Array;
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

const isBefore = (one: Line, other: Line): boolean => firstOf(one) < firstOf(other);

const sortLines = (lines: readonly Line[]): Line[] =>
  [...lines].sort((one, other) => (isBefore(one, other) ? -1 : 1));

/** `writer` is empty, and is so again. */
function writeLines(lines: readonly Line[], writer: ByteWriter): Shard {
  let before = '';
  lines.forEach(({ forms, postings }, index) => {
    writer.addText(`${index === 0 ? '' : '\n'}${writeForms(forms, before)}\t`);
    writer.addBytes(postings);
    before = forms[0] ?? '';
  });
  const [first] = lines;
  return { first: first ? firstOf(first) : '', bytes: writer.take() };
}

/** Lines in order, of which some are put back behind others. */
class LineQueue {
  readonly #lines: readonly Line[];
  #at = 0;
  /** In order, the last one first: they are few. */
  #back: Line[] = [];

  constructor(lines: readonly Line[]) {
    this.#lines = sortLines(lines);
  }

  get first(): Line | undefined {
    const [own, back] = [this.#lines[this.#at], this.#back.at(-1)];
    if (own === undefined || back === undefined) return own ?? back;
    return isBefore(back, own) ? back : own;
  }

  take(): void {
    if (this.first === this.#back.at(-1)) this.#back.pop();
    else this.#at += 1;
  }

  putBack(lines: readonly Line[]): void {
    if (lines.length > 0) this.#back = sortLines([...this.#back, ...lines]).reverse();
  }
}

/** The lines of one shard. */
function takeFitting(queue: LineQueue): Line[] {
  const lines: Line[] = [];
  let bytes = 0;
  for (let { first } = queue; first !== undefined; { first } = queue) {
    bytes += first.size;
    if (lines.length > 0 && bytes > maxShard) return lines;
    lines.push(first);
    queue.take();
  }
  return lines;
}

/** The forms before `end`, and those from there on, which are looked up in a later shard: there they have a line of their own. */
function splitLines(lines: readonly Line[], end: string): readonly [own: Line[], late: Line[]] {
  const late: Line[] = [];
  const own = lines.map((line) => {
    const { forms } = line;
    const at = forms.findIndex((form, index) => index > 0 && form >= end);
    if (at < 0) return line;
    late.push({ ...line, forms: forms.slice(at) });
    return { ...line, forms: forms.slice(0, at) };
  });
  return [own, late];
}

function countBytes(text: string): number {
  let bytes = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    // Each half of a pair is two of the four bytes.
    bytes += code < 0x80 ? 1 : code < 0x800 || (code >= 0xd800 && code < 0xe000) ? 2 : 3;
  }
  return bytes;
}

const toLine = ({ forms, postings }: WrittenGroup): Line => ({
  forms,
  postings,
  size: countBytes(forms.join(' ')) + postings.length + 2,
});

/** A group with its postings as shards have them. */
interface WrittenGroup extends Group {
  readonly postings: Uint8Array;
}

export function writeGroups(groups: readonly Group[], numbers: Uint32Array): WrittenGroup[] {
  const writer = new ByteWriter();
  const ends = groups.map(({ postings }) => {
    if (postings instanceof Uint32Array) writePostings(writer, postings, numbers);
    return writer.length;
  });
  const fresh = writer.take();
  return groups.map(({ forms, members, postings }, index) => ({
    forms,
    members,
    postings:
      postings instanceof Uint8Array ? postings : fresh.subarray(ends[index - 1] ?? 0, ends[index]),
  }));
}

/** A form that sorts behind the end of a shard is looked up in a later one: there it has a line of its own. */
export function writeShards(groups: readonly WrittenGroup[]): Shard[] {
  const writer = new ByteWriter();
  const shards: Shard[] = [];
  const queue = new LineQueue(groups.map(toLine));
  while (queue.first !== undefined) {
    const lines = takeFitting(queue);
    const next = queue.first;
    const [own, late] = next === undefined ? [lines, []] : splitLines(lines, firstOf(next));
    queue.putBack(late);
    shards.push(writeLines(own, writer));
  }
  return shards;
}
