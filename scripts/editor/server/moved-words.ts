// Words that somebody saw in a paragraph, or in a value of a list → where they are now: others may have written some before them.
import type { Node } from 'jsonc-parser';
import { isDocument } from '../../../engine/content/addresses/text-kind';
import { toSteps } from '../../../engine/content/shape/shape';
import type { ParseDocument } from '../../../engine/model/document-parser';
import { isRecord } from '../../../engine/model/json';
import type { JsonPath } from '../../edit/json-edits';
import { readValue } from '../../edit/refuse-operation';
import type { WordSpot } from '../wire';
import { type Reading, unfold } from './written-words';

type SpanNode = Node & { readonly span?: readonly [start: number, end: number] };

type Only = ReadonlyMap<string, JsonPath>;

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

/** Of values that differ by their indexes alone. */
function listAlike(
  value: unknown,
  [step, ...steps]: readonly string[],
  path: JsonPath = [],
): readonly Paragraph[] {
  if (step === undefined) return typeof value === 'string' ? [{ path, words: value }] : [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => listAlike(item, steps, [...path, index]));
  return isRecord(value) && Object.hasOwn(value, step)
    ? listAlike(value[step], steps, [...path, step])
    : [];
}

function findOnlyIn(paragraphs: readonly Paragraph[]): Only {
  const [only, several] = [new Map<string, JsonPath>(), new Set<string>()];
  for (const { path, words } of paragraphs) {
    if (only.has(words)) several.add(words);
    only.set(words, path);
  }
  for (const words of several) only.delete(words);
  return only;
}

/** Where the paragraphs of a file are whose words are in no other of them, by these. */
export function findOnlyParagraphs(reading: Reading, file: string): Only {
  const text = reading.site.read(file);
  if (text === undefined) return new Map();
  return findOnlyIn(
    isDocument(file)
      ? listInDocument(reading, text)
      : listInLists(readValue(reading.site.know(file, text))),
  );
}

/** The same of the values of a JSON file that are like one of them: the headings of the blocks of a page. */
export function findOnlyAlike({ site }: Reading, { file, pointer }: WordSpot): Only {
  const text = site.read(file);
  if (text === undefined) return new Map();
  return findOnlyIn(listAlike(readValue(site.know(file, text)), toSteps(pointer)));
}
