// Values with their places in a document → the same tree that positions in JSON are found in, and the value itself.
import type { SourceNode } from '../../model/document-parser';
import type { Start } from './source-lines';

/** A value with its place; of a text, where its characters stand, if not next to one another behind a quotation mark. */
export interface PlacedNode {
  readonly type: 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';
  readonly value?: unknown;
  readonly offset: number;
  readonly length: number;
  readonly starts?: readonly Start[];
  readonly children?: readonly PlacedNode[];
  readonly members?: readonly Member[];
  /** What can be written anew alone. */
  readonly span?: Range;
}

/** Of characters of a document: the first, and the one behind the last. */
export type Range = readonly [start: number, end: number];

export const textNode = (value: string, starts: readonly Start[], end: number): PlacedNode => {
  const offset = starts[0]?.[1] ?? end;
  return { type: 'string', value, offset, length: Math.max(end - offset, 0), starts };
};

export const valueNode = (value: boolean | number | null, [start, end]: Range): PlacedNode => ({
  type: value === null ? 'null' : typeof value === 'number' ? 'number' : 'boolean',
  value,
  offset: start,
  length: end - start,
});

export const listNode = (children: readonly PlacedNode[], [start, end]: Range): PlacedNode => ({
  type: 'array',
  offset: start,
  length: end - start,
  children,
});

export const isBlank = ({ value }: PlacedNode): boolean =>
  typeof value === 'string' && value.trim() === '';

/** A member: its key, with the place of the key where the document has one. */
export type Member = readonly [key: string, value: PlacedNode, at?: Range];

export const objectNode = (members: readonly Member[], [start, end]: Range): PlacedNode => ({
  type: 'object',
  offset: start,
  length: end - start,
  members,
});

/** Of a node that has none yet. */
export const withSpan = (node: PlacedNode, span: Range | undefined): PlacedNode =>
  span === undefined ? node : { span, ...node };

/** The value of a node. */
export function toValue({ type, value, children = [], members = [] }: PlacedNode): unknown {
  if (type === 'array') return children.map(toValue);
  if (type !== 'object') return value;
  const object: Record<string, unknown> = {};
  for (const [key, member] of members) {
    const inner = toValue(member);
    // An assignment would take "__proto__" for something else.
    if (key === '__proto__') Object.defineProperty(object, key, { value: inner, enumerable: true });
    else object[key] = inner;
  }
  return object;
}

function toProperty([key, value, at]: Member, parent: SourceNode): SourceNode {
  const [from, to] = at ?? [parent.offset, parent.offset + 1];
  const place = { offset: from, length: to - from };
  const children: SourceNode[] = [];
  const property: SourceNode = { type: 'property', ...place, parent, children };
  // A key that the engine gives is nowhere in the document.
  const starts = at && { starts: [[0, from]] as const };
  const name: SourceNode = { type: 'string', value: key, ...place, parent: property, ...starts };
  children.push(name, toTree(value, property));
  return property;
}

/** The tree of a node. */
export function toTree(node: PlacedNode, parent?: SourceNode): SourceNode {
  const { children: items, members, ...own } = node;
  const children: SourceNode[] = [];
  const made: SourceNode = {
    ...own,
    ...(parent && { parent }),
    ...((items || members) && { children }),
  };
  for (const item of items ?? []) children.push(toTree(item, made));
  for (const member of members ?? []) children.push(toProperty(member, made));
  return made;
}
