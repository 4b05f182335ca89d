// The text of a data file → where its rows and their cells stand. Called only for a finding: cells are sought in one row.
import { parseTree } from 'jsonc-parser';
import type { SourceNode } from '../../model/document-parser';

type Range = readonly [start: number, end: number];

/** A cell in quotation marks, or up to the next separator. */
const makeField = (separator: string): RegExp =>
  new RegExp(`[^\\S${separator}]*("(?:[^"]|"")*"|[^${separator}\\r\\n]*)[^\\S${separator}]*`, 'y');

function listFields(raw: string, offset: number, separator: string): Range[] {
  const field = makeField(separator === '\t' ? '\\t' : separator);
  const found: Range[] = [];
  for (let at = 0; at <= raw.length; at = field.lastIndex + 1) {
    field.lastIndex = at;
    const match = field.exec(raw);
    if (match === null) break;
    const [whole = '', own = ''] = match;
    const words = own.trimEnd();
    const start = offset + at + whole.indexOf(own);
    found.push([start, start + words.length]);
    if (field.lastIndex >= raw.length) break;
  }
  return found;
}

/** A row of a table. */
export class PlacedRow {
  readonly offset: number;
  readonly length: number;
  readonly #raw: string;
  readonly #separator: string;

  constructor(raw: string, offset: number, separator: string) {
    this.offset = offset;
    this.length = raw.length;
    this.#raw = raw;
    this.#separator = separator;
  }

  get fields(): readonly Range[] {
    return listFields(this.#raw, this.offset, this.#separator);
  }

  toNode(names: readonly string[]): SourceNode {
    const { offset, length } = this;
    return new RowNode({ offset, length }, () =>
      this.fields.map(([start, end], index) => {
        const quoted = this.#raw[start - offset] === '"' ? 1 : 0;
        const place = { offset: start, length: Math.max(1, end - start) };
        const key = { type: 'string', value: names[index] ?? '', ...place } as const;
        const words = this.#raw.slice(start - offset + quoted, end - offset - quoted);
        const value: SourceNode = {
          ...{ type: 'string', value: words, ...place },
          starts: [[0, start + quoted]],
        };
        return { type: 'property', children: [key, value], ...place };
      }),
    );
  }
}

interface Place {
  readonly offset: number;
  readonly length: number;
}

/** Looked into only where a place in it is sought: a file may have a hundred thousand. */
class RowNode implements SourceNode {
  readonly type = 'object';
  readonly offset: number;
  readonly length: number;
  readonly #find: () => readonly SourceNode[];

  constructor({ offset, length }: Place, find: () => readonly SourceNode[]) {
    this.offset = offset;
    this.length = length;
    this.#find = find;
  }

  get children(): readonly SourceNode[] {
    return this.#find();
  }
}

/** The rows of a table, with that of the names. */
export function placeRows(
  text: string,
  separator: string,
  rows: readonly { readonly raw: string }[],
): readonly PlacedRow[] {
  let end = 0;
  return rows.map(({ raw }) => {
    const words = raw.replace(/^[\r\n\ufeff]+|[\r\n]+$/g, '');
    const offset = text.indexOf(words, end);
    end = offset + words.length;
    return new PlacedRow(words, offset, separator);
  });
}

const isOpening = (character: string | undefined): boolean =>
  character === '{' || character === '[';
const isClosing = (character: string | undefined): boolean =>
  character === '}' || character === ']';

/** Behind a string that begins there. */
function skipString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}

/** Where each object in the list of a valid text begins and ends. */
function listObjects(text: string): Range[] {
  const found: Range[] = [];
  let [depth, start] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') at = skipString(text, at);
    else if (isOpening(character)) {
      depth += 1;
      if (depth === 2) start = at;
    } else if (isClosing(character)) {
      if (depth === 2) found.push([start, at + 1]);
      depth -= 1;
    }
  }
  return found;
}

function shift(node: SourceNode, by: number): SourceNode {
  const { children, ...own } = node;
  const { parent: _, ...rest } = own;
  return {
    ...rest,
    offset: node.offset + by,
    ...(children && { children: children.map((child) => shift(child, by)) }),
  };
}

/** The rows of a list in JSON. */
export function placeJsonRows(text: string): SourceNode {
  const children = listObjects(text).map(([start, end]) => {
    const find = (): readonly SourceNode[] => {
      const node = parseTree(text.slice(start, end), [], { disallowComments: true });
      return node ? (shift(node, start).children ?? []) : [];
    };
    return new RowNode({ offset: start, length: end - start }, find);
  });
  return { type: 'array', offset: 0, length: 1, children };
}
