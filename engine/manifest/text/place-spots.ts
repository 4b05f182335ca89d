// Places in the texts of a site → line and column. Called only where somebody is told of them: positions cost ten times as
// much as parsing.
import { toSteps } from '../../content/shape/shape';
import { findLinkTargets } from '../../content/text/rich-text';
import { mayBecome, substitute, type Variables } from '../../content/text/substitute';
import type { SourceNode } from '../../model/document-parser';
import type { SourceRange } from '../../model/finding';
import { toOffset } from '../document/source-lines';
import type { Spot } from '../raw-finding';
import type { PlacedText } from './read-text-file';

interface Members {
  readonly byKey: ReadonlyMap<string, SourceNode>;
  /** The keys that contain a variable. */
  readonly open: readonly string[];
}

function listMembers({ children = [] }: SourceNode, variables: Variables): Members {
  const entries = children.flatMap(({ children: [key, value] = [] }) =>
    key && value ? [[String(key.value), value] as const] : [],
  );
  const replaced = entries.map(([key, value]) => [substitute(key, variables), value] as const);
  return {
    byKey: new Map([...replaced, ...entries]),
    open: entries.flatMap(([key]) => (key.includes('{') ? [key] : [])),
  };
}

/** A text with what positions need; its tree is built only where a pointer is followed. */
class Text {
  readonly text: string;
  readonly file: string | undefined;
  readonly lines: readonly number[];
  readonly #findTree: PlacedText['tree'];
  #tree: SourceNode | undefined | null = null;
  /** Listed once: a large object may have as many findings as members. */
  readonly #members = new Map<SourceNode, Members>();

  readonly #variables: Variables;

  constructor({ text, tree, file }: PlacedText, variables: Variables) {
    this.text = text;
    this.file = file;
    this.#findTree = tree;
    this.#variables = variables;
    // Editors do not count a byte order mark.
    const lines = [text.startsWith('\ufeff') ? 1 : 0];
    for (let index = text.indexOf('\n'); index >= 0; index = text.indexOf('\n', index + 1)) {
      lines.push(index + 1);
    }
    this.lines = lines;
  }

  get tree(): SourceNode | undefined {
    if (this.#tree === null) this.#tree = this.#findTree();
    return this.#tree;
  }

  /** What an object or array holds under a name. The key of a heading may hold a variable, whose text is in the name. */
  findMember(holder: SourceNode, name: string): SourceNode | undefined {
    if (holder.type === 'array') return holder.children?.[Number(name)];
    const members = this.#members.get(holder) ?? listMembers(holder, this.#variables);
    this.#members.set(holder, members);
    const key = members.byKey.has(name) ? name : members.open.find((one) => mayBecome(one, name));
    return key === undefined ? undefined : members.byKey.get(key);
  }
}

/** Line and column of an offset, both from 1. */
function toPosition(lines: readonly number[], offset: number): { line: number; column: number } {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((lines[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: Math.max(1, offset - (lines[low] ?? 0) + 1) };
}

/** The nodes on the way to a pointer, from the root to the last one that exists. */
function follow(text: Text, pointer: string): readonly SourceNode[] {
  const { tree } = text;
  if (!tree) return [];
  const nodes = [tree];
  for (const name of toSteps(pointer)) {
    const node: SourceNode | undefined = text.findMember(nodes[nodes.length - 1] ?? tree, name);
    if (node === undefined) break;
    nodes.push(node);
  }
  return nodes;
}

/** The node at a pointer, or the nearest one around it that exists. */
function findNode(text: Text, { pointer, part }: Spot): SourceNode | undefined {
  const node = follow(text, pointer).at(-1);
  return part === 'key' && node?.parent?.type === 'property' ? node.parent.children?.[0] : node;
}

/** The link of a text, as it is written: with its variables. */
export const findLink = (text: string, { link }: Spot) =>
  link === undefined ? undefined : findLinkTargets(text)[link];

/** The part of a text that a spot is about. */
function findPart(text: string, spot: Spot): Spot['span'] {
  const link = findLink(text, spot);
  return link ? [link.offset, link.offset + link.target.length] : spot.span;
}

/** Where a character of a string stands in the text of its file: some are written as escape sequences. */
function toSourceOffset(source: string, { offset, starts }: SourceNode, index: number): number {
  if (starts) return toOffset(starts, index);
  let at = offset + 1;
  for (let left = index; left > 0; left -= 1)
    at += source[at] !== '\\' ? 1 : source[at + 1] === 'u' ? 6 : 2;
  return at;
}

/** Start and end of a spot as offsets; a whole object or array is marked by its first character. */
function toSpan(text: Text, spot: Spot): [start: number, end: number] {
  if (spot.offset !== undefined) return [spot.offset, spot.offset + (spot.length ?? 1)];
  const node = findNode(text, spot);
  if (!node) return [0, 0];
  const part = node.type === 'string' ? findPart(String(node.value), spot) : undefined;
  if (part)
    return [toSourceOffset(text.text, node, part[0]), toSourceOffset(text.text, node, part[1])];
  const container = node.type === 'object' || node.type === 'array';
  return [node.offset, node.offset + (container ? 1 : node.length)];
}

export function toPlace(text: Text | undefined, spot: Spot): SourceRange {
  const { pointer } = spot;
  if (!text) return { file: spot.file, pointer, line: 1, column: 1 };
  const file = text.file ?? spot.file;
  const [start, end] = toSpan(text, spot);
  const last = toPosition(text.lines, end);
  return {
    file,
    pointer,
    ...toPosition(text.lines, start),
    endLine: last.line,
    endColumn: last.column,
  };
}

/** The node at a pointer and no other. */
export function findExactly(text: Text | undefined, pointer: string): SourceNode | undefined {
  return text && follow(text, pointer)[toSteps(pointer).length];
}

export type GetText = (file: string) => Text | undefined;

export interface PlacedTexts {
  /** By file. */
  readonly texts: Pick<ReadonlyMap<string, PlacedText>, 'get'>;
  readonly variables: Variables;
}

export function makeGetText({ texts, variables }: PlacedTexts): GetText {
  const cache = new Map<string, Text | undefined>();
  return (file) => {
    if (!cache.has(file)) {
      const text = texts.get(file);
      cache.set(file, text === undefined ? undefined : new Text(text, variables));
    }
    return cache.get(file);
  };
}

/** Where something stands; a default stands nowhere, and its place is that of what would hold it. */
interface PlacedSpot extends SourceRange {
  readonly isWritten: boolean;
}

export function placeSpots(spots: readonly Spot[], given: PlacedTexts): PlacedSpot[] {
  const getText = makeGetText(given);
  return spots.map((spot) => {
    const text = getText(spot.file);
    const isWritten = findExactly(text, spot.pointer) !== undefined;
    return { ...toPlace(text, spot), isWritten };
  });
}
