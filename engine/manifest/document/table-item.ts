// The tokens of a table → its item: columns with headings and alignment, rows of cells.
import type { Token } from 'markdown-it';
import type { Cause } from '../raw-finding';
import type { DocumentContext } from './document-context';
import { readParts } from './inline-parts';
import {
  listNode,
  type Member,
  objectNode,
  type PlacedNode,
  type Range,
  textNode,
  valueNode,
  withSpan,
} from './position-tree';
import { type Start, spanOf } from './source-lines';
import type { TokenStream } from './token-stream';

const alignments: Readonly<Record<string, string>> = {
  'text-align:center': 'centre',
  'text-align:right': 'end',
};

interface Cell {
  readonly node: PlacedNode;
  readonly align: string | undefined;
}

const bar = /(?<!\\)\|/g;

/** Where the cells of a row stand: each behind the one before it. */
class RowPlace {
  readonly #offset: number;
  readonly #text: string;
  #at = 0;

  constructor(line: number, { lines }: DocumentContext) {
    this.#offset = lines.offsetOf(line);
    this.#text = lines.textOf(line);
  }

  /** Where the first cell beyond so many columns begins, and how many cells there are: the parser drops their words. */
  findSurplus(columns: number): { readonly cells: number; readonly offset: number } | undefined {
    const row = this.#text.trimEnd();
    // The bars at both ends, and the marks of quotations before them, are none between cells.
    const start = /^[ \t>]*\|?/.exec(row)?.[0].length ?? 0;
    const between = [...row.slice(start).matchAll(bar)]
      .map(({ index }) => start + index)
      .filter((at) => at < row.length - 1);
    const last = between[columns - 1];
    if (last === undefined) return undefined;
    const words = /\S/.exec(row.slice(last + 1))?.index ?? 0;
    return { cells: between.length + 1, offset: this.#offset + last + 1 + words };
  }

  get hasBar(): boolean {
    return this.#text.search(bar) >= 0;
  }

  get beginsWithBar(): boolean {
    return /^[ \t>]*\|/.test(this.#text);
  }

  /** Whether the row is written between bars, and ends before its last one. */
  get isOpen(): boolean {
    return this.beginsWithBar && !/(?<!\\)\|[ \t]*$/.test(this.#text);
  }

  /** Where its words begin, behind the marks of quotations before them. */
  get beginning(): number {
    return this.#offset + (/^[ \t>]*/.exec(this.#text)?.[0].length ?? 0);
  }

  /** In a cell, a line is written with a backslash before it, which does not belong to the words. */
  place(words: string): Start[] {
    const written = words.replaceAll('|', '\\|');
    const found = this.#text.indexOf(written, this.#at);
    if (words === '' || found < 0)
      return [[0, this.#offset + Math.min(this.#at, this.#text.length)]];
    this.#at = found + written.length;
    const starts: Start[] = [[0, this.#offset + found]];
    for (let index = words.indexOf('|'); index >= 0; index = words.indexOf('|', index + 1))
      starts.push([index, this.#offset + found + index + starts.length]);
    return starts;
  }
}

/** Whether there is one. */
function reportSurplus(
  place: RowPlace,
  [heads]: readonly Cell[][],
  context: DocumentContext,
): boolean {
  const columns = heads?.length ?? 0;
  const surplus = columns > 0 ? place.findSurplus(columns) : undefined;
  if (surplus === undefined) return false;
  const { cells, offset } = surplus;
  context.report(offset, {
    code: 'row-length',
    params: {
      cells: `${cells} cells`,
      columns: columns === 1 ? '1 column' : `${columns} columns`,
      remedy:
        'Remove what is too much, or add a column to the headings and to the line below them; a "|" in a text is written "\\|".',
    },
  });
  return true;
}

const toJoined = (remedy: string): Cause => ({
  code: 'read-otherwise',
  params: { as: 'a row of the table above it', remedy },
});

/** Whatever stands right below a table is a row of it, words as well. */
function checkJoined(above: RowPlace, own: RowPlace, context: DocumentContext): void {
  const isPart = above.isOpen && !own.beginsWithBar;
  if (!isPart && !(above.hasBar && !own.hasBar)) return;
  const remedy = isPart
    ? 'Write it in the line above it: a row of a table has one line.'
    : 'Leave a line free before it; if it belongs to the row above it, write it there.';
  context.report(own.beginning, toJoined(remedy));
}

export function readTable(token: Token, stream: TokenStream, context: DocumentContext): PlacedNode {
  const rows: Cell[][] = [];
  let place = new RowPlace(token.map?.[0] ?? 0, context);
  let isCut = false;
  let align: string | undefined;
  const readCell = ({ content, children }: Token): void => {
    const starts = place.place(content);
    const parts = readParts(
      { text: content, starts, tokens: children ?? [], cell: { isCut } },
      context,
    );
    const [, at] = starts[0] ?? [0, 0];
    const node = parts.length === 0 ? textNode('', [[0, at]], at) : listNode(parts, [at, at + 1]);
    rows.at(-1)?.push({ node: withSpan(node, spanOf({ text: content, starts })), align });
  };
  const take = () => stream.takeWithin('table_close');
  for (let part = take(); part; part = take()) {
    if (part.type === 'tr_open') {
      const above = place;
      place = new RowPlace(part.map?.[0] ?? 0, context);
      checkJoined(above, place, context);
      rows.push([]);
      isCut = reportSurplus(place, rows, context);
    } else if (part.type === 'inline') readCell(part);
    else if (part.nesting === 1) align = alignments[part.attrGet('style') ?? ''];
  }
  return toItem(rows, context.rangeOf(token));
}

/** A corner without words is above the names of the rows. */
function toItem([heads = [], ...rows]: readonly Cell[][], range: Range): PlacedNode {
  const columns = heads.map(({ node, align }) => {
    const members: Member[] = node.type === 'string' ? [] : [['heading', node]];
    if (align) members.push(['align', textNode(align, [[0, node.offset]], node.offset)]);
    return objectNode(members, [node.offset, node.offset + 1]);
  });
  const cells = rows.map((row) => {
    const nodes = row.map(({ node }) => node);
    const at = nodes[0]?.offset ?? range[0];
    return listNode(nodes, [at, at + 1]);
  });
  const members: Member[] = [
    ['columns', listNode(columns, range)],
    ['rows', listNode(cells, range)],
  ];
  if (heads[0]?.node.type === 'string') members.push(['rowHeadings', valueNode(true, range)]);
  return objectNode([['$table', objectNode(members, range)]], range);
}
