// A place of words → what is written there, and the operations that write something else.
import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { findTextKind, isDocument } from '../../../engine/content/addresses/text-kind';
import { toPointer, toSteps } from '../../../engine/content/shape/shape';
import { mayBecome } from '../../../engine/content/text/substitute';
import { isTable, readRows } from '../../../engine/manifest/text/parse-rows';
import type { ParseDocument } from '../../../engine/model/document-parser';
import { isRecord, type JsonValue } from '../../../engine/model/json';
import { CannotRun } from '../../command/cannot-run';
import type { JsonPath } from '../../edit/json-edits';
import type { Operation } from '../../edit/operations';
import { readValue } from '../../edit/refuse-operation';
import type { SiteEdit } from '../../edit/site-edit';
import type { SeenValue, WordSpot } from '../wire';

type SeenPlace = Omit<SeenValue, 'value'>;

export interface Reading {
  readonly site: SiteEdit;
  readonly parse: ParseDocument;
}

export const matterOf = /^(.*)#matter$/s;

/** The front matter of a document is a source of its own. */
const toFile = ({ file }: WordSpot): string => matterOf.exec(file)?.[1] ?? file;

/** The keys and indexes to a place; a key that is written with a variable stands for its words. */
export function toWrittenPath(pointer: string, root: unknown): JsonPath {
  let value = root;
  return toSteps(pointer).map((name) => {
    if (Array.isArray(value)) {
      value = value[Number(name)];
      return Number(name);
    }
    const holder = isRecord(value) ? value : {};
    const key = Object.hasOwn(holder, name)
      ? name
      : (Object.keys(holder).find((one) => one.includes('{') && mayBecome(one, name)) ?? name);
    value = Object.hasOwn(holder, key) ? holder[key] : undefined;
    return key;
  });
}

export const getAt = (value: unknown, path: JsonPath): unknown =>
  path.reduce<unknown>(
    (holder, key) =>
      Array.isArray(holder) || isRecord(holder)
        ? (holder as Record<string | number, unknown>)[key]
        : undefined,
    value,
  );

export const findAt = (value: unknown, pointer: string): unknown =>
  getAt(value, toWrittenPath(pointer, value));

/** A value of a JSON file, of a table, or of front matter. */
export function readSeen({ site, parse }: Reading, { file, path }: SeenPlace): unknown {
  const text = site.read(file);
  if (text === undefined) return undefined;
  if (isDocument(file)) return getAt(parse(text).matter?.value, path);
  // In a form, each cell of a table is words.
  if (isTable(file)) return String(getAt(readRows(file, text).value, path) ?? '');
  return getAt(readValue(site.know(file, text)), path);
}

/** The part of a document around a path that can be written alone. */
export function findPart(parse: ParseDocument, text: string, path: JsonPath) {
  const tree = parse(text).tree();
  for (let end = path.length; tree && end > 0; end -= 1) {
    const part = path.slice(0, end);
    const node = findNodeAtLocation(tree as Node, [...part]) as
      | (Node & { readonly span?: readonly [number, number] })
      | undefined;
    if (node?.span !== undefined) return { path: part, span: node.span };
  }
  return undefined;
}

export const refuseAlone = (): CannotRun =>
  new CannotRun(
    'These words cannot be changed here. Open “The text as it is written”, and change them there.',
  );

/**
 * The same at a place of a document.
 * @throws CannotRun where no part of it can be written alone.
 */
export function getPart({ site, parse }: Reading, { file, pointer }: WordSpot) {
  const text = site.get(file);
  const part = findPart(parse, text, toWrittenPath(pointer, parse(text).value));
  if (part === undefined) throw refuseAlone();
  return part;
}

/** Lines that continue a part have the marks of the list or quotation around it. */
export const unfold = (text: string): string => text.replace(/\r?\n[ \t>]*/g, '\n');

/** The words as they are written there; undefined where nothing is. */
export function readWords({ site, parse }: Reading, spot: WordSpot): string | undefined {
  const file = toFile(spot);
  // Films and pictures are places of words, too: of those that are made of them.
  if (!file.endsWith('.json') && findTextKind(file) === undefined) return undefined;
  const text = site.read(file);
  if (text === undefined) return undefined;
  if (matterOf.test(spot.file)) {
    const value = getAt(parse(text).matter?.value, toSteps(spot.pointer));
    return value === undefined ? undefined : String(value);
  }
  if (isDocument(spot.file)) {
    const part = findPart(parse, text, toWrittenPath(spot.pointer, parse(text).value));
    return part && unfold(text.slice(...part.span));
  }
  const root = readValue(site.know(file, text));
  const path = toWrittenPath(spot.pointer, root);
  const value = getAt(root, path);
  if (spot.part === 'key') return value === undefined ? undefined : String(path.at(-1));
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

const toTableRow = ({ pointer }: WordSpot): JsonPath => toSteps(pointer).slice(0, 1).map(Number);

/** Whatever stands at a place of the manifest, of a table, of an item or of its front matter; undefined where nothing does. */
export function readPlaced({ site, parse }: Reading, spot: WordSpot): unknown {
  const file = toFile(spot);
  const text = site.read(file);
  if (text === undefined) return undefined;
  if (matterOf.test(spot.file)) return getAt(parse(text).matter?.value, toSteps(spot.pointer));
  // The form of a table has all cells of a row.
  if (isTable(file)) return getAt(readRows(file, text).value, toTableRow(spot));
  return file.endsWith('.json')
    ? findAt(readValue(site.know(file, text)), spot.pointer)
    : undefined;
}

/** In front matter, words are one line. */
const toLine = (words: string): string => words.replace(/\s+/g, ' ').trim();

/** Words as they are read from a place once they were written there: documents have none of the spaces around them. */
export const toKept = ({ file }: WordSpot, words: string): string =>
  matterOf.test(file) ? toLine(words) : isDocument(file) ? words.trim() : words;

/** Objects that are not there are written with what they hold. */
function setOperation(file: string, path: JsonPath, value: JsonValue, root: unknown): Operation {
  let [known, wanted] = [path.length - 1, value];
  while (known > 0 && getAt(root, path.slice(0, known)) === undefined) {
    wanted = { [String(path[known])]: wanted };
    known -= 1;
  }
  return { op: 'set', file, path: path.slice(0, known + 1), value: wanted };
}

/** A form says a value of something that is not there yet: it is written with what holds it. */
export function withHolders(site: SiteEdit, operation: Operation): Operation {
  if (operation.op !== 'set' || !operation.file.endsWith('.json')) return operation;
  const { file, path, value } = operation;
  const text = site.read(file);
  return text === undefined
    ? operation
    : setOperation(file, path, value, readValue(site.know(file, text)));
}

/**
 * What writes other words at a place, and what names the former ones there.
 * @throws CannotRun where nothing can be written.
 */
export function toWordOperations(
  { site, parse }: Reading,
  spot: WordSpot,
  words: string,
): readonly Operation[] {
  const file = toFile(spot);
  const text = site.get(file);
  if (matterOf.test(spot.file)) {
    const value = parse(text).matter?.value;
    return [setOperation(file, toWrittenPath(spot.pointer, value), toLine(words), value)];
  }
  if (isDocument(file)) {
    const { path } = getPart({ site, parse }, spot);
    return [{ op: 'node set', file, path, text: words }];
  }
  const root = readValue(site.know(file, text));
  const path = toWrittenPath(spot.pointer, root);
  if (spot.part !== 'key')
    return [setOperation(file, path, toValue(getAt(root, path), words), root)];
  return [{ op: 'rename key', file, path, key: words }];
}

/** Where words stand once they are written: those of a heading are the name by which it is found. */
export const toSpotAfter = (spot: WordSpot, words: string): WordSpot =>
  spot.part === 'key'
    ? { ...spot, pointer: toPointer(spot.pointer.slice(0, spot.pointer.lastIndexOf('/')), words) }
    : spot;

/** A number stays one. */
const toValue = (before: unknown, words: string): JsonValue =>
  typeof before === 'number' && words.trim() !== '' && Number.isFinite(Number(words))
    ? Number(words)
    : words;
