// Words that somebody saw in a paragraph → where that paragraph is now: others may have written some before it.
import type { Node } from 'jsonc-parser';
import { isDocument } from '../../../engine/content/addresses/text-kind';
import type { ParseDocument } from '../../../engine/model/document-parser';
import type { JsonPath } from '../../edit/json-edits';
import { readValue } from '../../edit/refuse-operation';
import { type Reading, unfold } from './written-words';

type SpanNode = Node & { readonly span?: readonly [start: number, end: number] };

interface Paragraph {
  readonly path: JsonPath;
  readonly words: string;
}

interface Part {
  readonly path: JsonPath;
  readonly span: readonly [start: number, end: number];
}

/** The path of a node is made of those above it: to look for it takes longer the more there are. */
function listIn(node: SpanNode, path: JsonPath): readonly Part[] {
  const { type, span, children = [] } = node;
  const own = span === undefined ? [] : [{ path, span }];
  if (type === 'property') {
    const [key, value] = children;
    return value === undefined ? own : [...own, ...listIn(value, [...path, String(key?.value)])];
  }
  const isList = type === 'array';
  return [
    ...own,
    ...children.flatMap((child, index) => listIn(child, isList ? [...path, index] : path)),
  ];
}

/** The parts of a document that can be written alone. */
export function listParts(parse: ParseDocument, text: string): readonly Part[] {
  const tree = parse(text).tree();
  return tree === undefined ? [] : listIn(tree as SpanNode, []);
}

/** Of parts that begin at the same place, the outer one. */
function listInDocument({ parse }: Reading, text: string): readonly Paragraph[] {
  const starts = new Set<number>();
  return listParts(parse, text).flatMap(({ path, span }) => {
    if (starts.has(span[0])) return [];
    starts.add(span[0]);
    return [{ path, words: unfold(text.slice(...span)) }];
  });
}

function listInLists(value: unknown, path: JsonPath = []): readonly Paragraph[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) =>
      listInLists(inner, [...path, Array.isArray(value) ? Number(key) : key]),
    );
  return typeof value === 'string' && typeof path.at(-1) === 'number'
    ? [{ path, words: value }]
    : [];
}

/** Where the paragraphs of a file are whose words are in no other of them, by these. */
export function findOnly(reading: Reading, file: string): ReadonlyMap<string, JsonPath> {
  const text = reading.site.read(file);
  if (text === undefined) return new Map();
  const paragraphs = isDocument(file)
    ? listInDocument(reading, text)
    : listInLists(readValue(reading.site.know(file, text)));
  const [only, several] = [new Map<string, JsonPath>(), new Set<string>()];
  for (const { path, words } of paragraphs) {
    if (only.has(words)) several.add(words);
    only.set(words, path);
  }
  for (const words of several) only.delete(words);
  return only;
}
