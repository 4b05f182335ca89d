// Values with their places in a document → the same tree that positions in JSON are found in, and the value itself.
import type { Node } from 'jsonc-parser';
import type { Start } from './source-lines';

/** A node of the tree; of a text, where its characters stand, if not next to one another behind a quotation mark. */
export interface PlacedNode extends Node {
  readonly starts?: readonly Start[];
  children?: PlacedNode[];
}

/** Of characters of a document: the first, and the one behind the last. */
export type Range = readonly [start: number, end: number];

function adopt(parent: PlacedNode): PlacedNode {
  for (const child of parent.children ?? []) (child as { parent?: PlacedNode }).parent = parent;
  return parent;
}

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

export const listNode = (children: PlacedNode[], [start, end]: Range): PlacedNode =>
  adopt({ type: 'array', offset: start, length: end - start, children });

/** A member: its key, with the place of the key where the document has one. */
export type Member = readonly [key: string, value: PlacedNode, at?: Range];

export function objectNode(members: readonly Member[], [start, end]: Range): PlacedNode {
  const children = members.map(([key, value, at]): PlacedNode => {
    const [from, to] = at ?? [start, start + 1];
    const name: PlacedNode = {
      type: 'string',
      value: key,
      offset: from,
      length: to - from,
      // A key that the engine gives is nowhere in the document.
      ...(at && { starts: [[0, from]] }),
    };
    return adopt({ type: 'property', offset: from, length: to - from, children: [name, value] });
  });
  return adopt({ type: 'object', offset: start, length: end - start, children });
}

/** The value of a tree. */
export function toValue({ type, value, children = [] }: PlacedNode): unknown {
  if (type === 'array') return children.map(toValue);
  if (type !== 'object') return value;
  const members: Record<string, unknown> = {};
  for (const { children: pair } of children) {
    const key = String(pair?.[0]?.value);
    const inner = pair?.[1] && toValue(pair[1]);
    // An assignment would take "__proto__" for something else.
    if (key === '__proto__')
      Object.defineProperty(members, key, { value: inner, enumerable: true });
    else members[key] = inner;
  }
  return members;
}
