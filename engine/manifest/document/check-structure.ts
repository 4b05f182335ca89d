// Blocks of a document → those that Markdown reads as something else than what they look like.

import type { Token } from 'markdown-it';
import type { DocumentContext } from './document-context';
import type { Line } from './link-places';

const isSentence = (text: string): boolean => text.includes('\n') || /[.…]["”“»)]?$/.test(text);

const isSettings = (text: string): boolean =>
  text.split('\n').every((line) => /^[A-Za-z][\w-]*:\s/.test(line));

/** Sentences right above a line of hyphens, which was meant to divide them from what follows. */
export function checkHeading(
  { map, markup }: Token,
  { text }: Line,
  context: DocumentContext,
): void {
  if (markup !== '-' || map === null || !isSentence(text)) return;
  const { lines } = context;
  const underline = map[1] - 1;
  // A line as long as the words is a mark of a heading.
  if (lines.textOf(underline).trim().length >= text.length - text.lastIndexOf('\n') - 1) return;
  context.report(lines.wordsOf(underline), {
    code: 'read-otherwise',
    params: {
      as: 'a mark: the words above it are a heading',
      remedy: isSettings(text)
        ? 'If these are the settings of the page, write "---" in a line above them, too.'
        : 'Leave a line free before it, to divide these words from what follows.',
    },
  });
}

interface Marker {
  readonly indent: number;
  /** How far what belongs to the item is indented. */
  readonly inner: number;
  readonly number: number | undefined;
}

/** The mark of an item that a line begins with, but for one behind other marks. */
function findMarker(line: string): Marker | undefined {
  const [whole, indent = '', mark = ''] = /^( *)([-*+]|\d{1,9}[.)]) +(?=\S)/.exec(line) ?? [];
  if (whole === undefined) return undefined;
  const number = /\d/.test(mark) ? Number.parseInt(mark, 10) : undefined;
  return { indent: indent.length, inner: whole.length, number };
}

/** The last mark among some lines that is further out than another one. */
function findOuter(
  [first, behind]: readonly [number, number],
  { indent }: Marker,
  { lines }: DocumentContext,
): Marker | undefined {
  for (let line = behind - 1; line >= first; line -= 1) {
    const marker = findMarker(lines.textOf(line));
    if (marker && marker.indent < indent) return marker;
  }
  return undefined;
}

/** A list of the other kind, or an item whose number begins again, indented too little to be within the item above it. */
export function checkNesting(
  { map, type }: Token,
  above: Token | undefined,
  context: DocumentContext,
): void {
  if (!above?.map || map === null) return;
  const isItem = type === 'list_item_open';
  if (!isItem && !(isList(type) && isList(above.type) && type !== above.type)) return;
  const [start] = map;
  const own = findMarker(context.lines.textOf(start));
  const outer = own && findOuter([above.map[0], start], own, context);
  if (own === undefined || outer === undefined || own.indent >= outer.inner) return;
  if (isItem && (own.number === undefined || !startsAgain(own, outer))) return;
  const as = isItem ? 'an item like the one above it' : 'a list behind the one above it';
  context.report(context.lines.wordsOf(start), {
    code: 'read-otherwise',
    params: {
      as: `${as}, not as a part of it`,
      remedy: `Indent it by ${outer.inner} spaces: what belongs to an item begins below its first word.`,
    },
  });
}

const isList = (type: string): boolean =>
  type === 'bullet_list_open' || type === 'ordered_list_open';

/** One space more may be one too many. */
const startsAgain = (own: Marker, outer: Marker): boolean =>
  own.indent > outer.indent + 1 && own.number !== (outer.number ?? 0) + 1;
