// Groups of forms with their postings → texts of 16 kB at most, in the order of their forms.
import { toCharacter } from '../words/code-points';
import { type Group, pageOf, sectionOf, weightOf } from './merge-terms';
import { toPlace } from './page-terms';

/** In bytes, before compression. */
const maxShard = 16_384;

/** Of a word that is nearly everywhere only the pages are told that say most of it. */
const maxPages = 1000;

/** Forms of a group stand by themselves where they sort elsewhere: they have fewer first letters in common than these. */
const countNear = (forms: readonly string[]): number =>
  Math.max(4, Math.min(...forms.map(({ length }) => length)) - 1);

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

function toLines({ forms, postings }: Group, numbers: Uint32Array): Line[] {
  const text = writePostings(postings, numbers);
  const near = new Map<string, string[]>();
  const common = countNear(forms);
  for (const form of forms) {
    const start = form.slice(0, common);
    near.set(start, [...(near.get(start) ?? []), form]);
  }
  return [...near.values()].map((own) => ({ forms: own, postings: text }));
}

const isBefore = (one: string, other: string): -1 | 1 => (one < other ? -1 : 1);

function countBytes(text: string): number {
  let bytes = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    // Each half of a pair is two of the four bytes.
    bytes += code < 0x80 ? 1 : code < 0x800 || (code >= 0xd800 && code < 0xe000) ? 2 : 3;
  }
  return bytes;
}

const sortLines = (lines: readonly Line[]): Line[] =>
  [...lines].sort((one, other) => isBefore(one.forms[0] ?? '', other.forms[0] ?? ''));

/** No more lines than this stand between the first form of a line and its last one. */
const maxSpan = 40;

/** "form" and "forms" have much between them: there, each stands by itself. */
function splitWide(lines: readonly Line[]): readonly Line[] {
  const split = lines.flatMap((line, index) => {
    const far = lines[index + maxSpan]?.forms[0];
    const last = line.forms.at(-1) ?? '';
    return far === undefined || last < far
      ? [line]
      : line.forms.map((form) => ({ ...line, forms: [form] }));
  });
  return split.length === lines.length ? lines : sortLines(split);
}

function writeLines(lines: readonly Line[]): Shard {
  let before = '';
  const texts = lines.map(({ forms, postings }) => {
    const text = `${writeForms(forms, before)}\t${postings}`;
    before = forms[0] ?? '';
    return text;
  });
  return { first: lines[0]?.forms[0] ?? '', text: texts.join('\n') };
}

/** A shard may end where no form before sorts behind the one that follows: what is looked up there would be missed. */
export function writeShards(groups: readonly Group[], numbers: Uint32Array): Shard[] {
  const lines = splitWide(sortLines(groups.flatMap((group) => toLines(group, numbers))));
  const shards: Shard[] = [];
  let [from, clean, bytes, sinceClean] = [0, 0, 0, 0];
  let last = '';
  lines.forEach(({ forms, postings }, index) => {
    if (index > from && (forms[0] ?? '') > last) [clean, sinceClean] = [index, 0];
    const size = countBytes(forms.join(' ')) + 2 + countBytes(postings);
    if (bytes + size > maxShard && clean > from) {
      shards.push(writeLines(lines.slice(from, clean)));
      [from, bytes] = [clean, sinceClean];
    }
    bytes += size;
    sinceClean += size;
    const end = forms.at(-1) ?? '';
    if (end > last) last = end;
  });
  return lines.length === 0 ? [] : [...shards, writeLines(lines.slice(from))];
}
