// A paragraph of a text, or an item of a list in it → what writes it with new ones below it, or takes it out.
import { findTextKind, isDocument } from '../../../engine/content/addresses/text-kind';
import { toPointer } from '../../../engine/content/shape/shape';
import { languagesFolder } from '../../../engine/manifest/language-files';
import { isRecord, type JsonValue } from '../../../engine/model/json';
import type { JsonPath } from '../../edit/json-edits';
import type { Operation } from '../../edit/operations';
import { readValue } from '../../edit/refuse-operation';
import { manifestFile } from '../../journal/site-paths';
import type { WordSpot } from '../wire';
import { isMarked, type ParagraphKind, paragraphMarks } from '../words-dialect';
import { listParts } from './moved-words';
import { toLast, toParts, withoutMarks as toPlain } from './pasted-parts';
import {
  findPart,
  getAt,
  getPart,
  matterOf,
  type Reading,
  refuseAlone,
  toWordOperations,
  toWrittenPath,
} from './written-words';

/** Whether a path of a document leads into a table. */
const isInTable = (path: JsonPath): boolean => path.includes('rows') || path.includes('columns');

const marksOfItem = /^([ \t>]*)(?:[-*+]|(\d+)([.)]))([ \t]+)$/;
/** What says of a paragraph alone what it is: a list that is quoted stays so. */
const ownMarks = /(?:#+|[-*+]|\d+[.)]|^[ \t]*>)[ \t]+$/;
const marksOfHeading = /^[ \t>]*#{1,6}[ \t]+$/;

/** What stands before a part of a document in its line. */
const findMarks = (text: string, start: number): string =>
  text.slice(text.lastIndexOf('\n', start - 1) + 1, start);

/** What begins another part like it below it. */
function toNextMarks(marks: string): string {
  const [, before = '', number, ending = '', space = ''] = marksOfItem.exec(marks) ?? [];
  if (number !== undefined) return `\n${before}${Number(number) + 1}${ending}${space}`;
  if (marksOfItem.test(marks)) return `\n${marks}`;
  const around = marksOfHeading.test(marks) ? marks.replace(/#+[ \t]+$/, '') : marks;
  return around.includes('>') ? `\n${around.trimEnd()}\n${around}` : `\n\n${around}`;
}

const isItem = (words: string): boolean => /^(?:[-*+]|\d+[.)])[ \t]/.test(words);

const withoutMarks = (words: string): string => words.replace(/^(?:#+|[-*+]|\d+[.)])[ \t]+/, '');

/** Who leaves a list for a paragraph says so by an empty line. */
const leavesList = (words: string): boolean => words.startsWith('\n');

/** Paragraphs below each other, the first behind marks that are there already. */
function joinParagraphs(own: string, [first = '', ...below]: readonly string[]): string {
  let [marks, above] = [own, first];
  let text = own + (own.trim() === '' ? first : withoutMarks(first));
  for (const words of below) {
    if (marksOfItem.test(marks) && !leavesList(words) && (isItem(words) || !isMarked(words))) {
      const next = toNextMarks(marks);
      text += next + withoutMarks(words);
      marks = next.slice(1);
    } else {
      if (isMarked(words) || leavesList(words)) marks = '';
      text += (isItem(above) && isItem(words) ? '\n' : toNextMarks(marks)) + words.trimStart();
    }
    above = words;
  }
  return text;
}

interface NewParagraphs {
  readonly text: string;
  readonly below: readonly string[];
  readonly as: ParagraphKind | undefined;
  /** Whether they stand among paragraphs, lists and headings with their words. */
  readonly takesParts?: boolean;
}

/** A part of a document and new ones below it, or nothing in its place. */
function toDocumentOperations(
  reading: Reading,
  spot: WordSpot,
  { text: words, below, as }: NewParagraphs,
): readonly Operation[] {
  const { file } = spot;
  const text = reading.site.get(file);
  const part = getPart(reading, spot);
  if (isInTable(part.path)) throw refuseAlone();
  const [start, end] = part.span;
  const marks = findMarks(text, start);
  if (words === '' && below.length === 0) {
    const behind = /^[ \t]*(?:\r?\n)*/.exec(text.slice(end))?.[0].length ?? 0;
    const offset = start - marks.length;
    return [{ op: 'edit', file, edits: [{ offset, length: end + behind - offset, text: '' }] }];
  }
  const own = as === undefined ? marks : marks.replace(ownMarks, '') + paragraphMarks[as];
  // A heading is one line.
  const first = as === 'heading' ? words.replaceAll('\n', ' ') : words;
  // What follows in the list is another one.
  const ending = below.some(leavesList) && /^\r?\n[ \t>]*\S/.test(text.slice(end)) ? '\n' : '';
  const edit = {
    offset: start - marks.length,
    length: end - start + marks.length,
    text: joinParagraphs(own, first === '' ? below : [first, ...below]) + ending,
  };
  return [{ op: 'edit', file, edits: [edit] }];
}

interface Listed {
  readonly path: JsonPath;
  readonly list: JsonPath;
  readonly index: number;
  /** Of the words below a heading: the headings with theirs that it is one of. */
  readonly sections?: Readonly<Record<string, JsonValue>>;
}

/** Where the words at a place are in a list, alone or below a heading; undefined for none. */
function findListed({ site }: Reading, { file, pointer }: WordSpot): Listed | undefined {
  const text = site.read(file);
  // Others may have removed the file meanwhile.
  if (text === undefined) return undefined;
  const root: unknown = readValue(site.know(file, text));
  const path = toWrittenPath(pointer, root);
  const [list, above, last] = [path.slice(0, -2), path.at(-2), path.at(-1)];
  if (isInTable(path)) return undefined;
  if (typeof last === 'number') return { path, list: path.slice(0, -1), index: last };
  const sections = getAt(root, path.slice(0, -1));
  const isText = file === manifestFile || findTextKind(file) !== undefined;
  return isText && typeof above === 'number' && isRecord(sections) && !/^\$/.test(String(last))
    ? { path, list, index: above, sections: sections as Readonly<Record<string, JsonValue>> }
    : undefined;
}

/** What writes words below a heading; headings behind it come behind what is new. */
function toSectionOperations(
  file: string,
  { path, list, index, sections }: Required<Listed>,
  words: string,
): readonly Operation[] {
  const [entries, name] = [Object.entries(sections), String(path.at(-1))];
  const end = entries.findIndex(([key]) => key === name) + 1;
  if (end === entries.length) return [{ op: 'set', file, path, value: words }];
  const own = { ...Object.fromEntries(entries.slice(0, end)), [name]: words };
  return [
    { op: 'set', file, path: [...list, index], value: own },
    {
      op: 'insert',
      file,
      path: list,
      index: index + 1,
      value: Object.fromEntries(entries.slice(end)),
    },
  ];
}

/** Among others, of a text in JSON. */
export const isListed = (reading: Reading, spot: WordSpot): boolean =>
  spot.part !== 'key' && findListed(reading, spot) !== undefined;

/** A text among others of a content file, and new ones below it. */
function toListOperations(
  reading: Reading,
  spot: WordSpot,
  { text: words, below, takesParts = false }: NewParagraphs,
): readonly Operation[] {
  const { file } = spot;
  const found = findListed(reading, spot);
  if (found === undefined || (found.sections && below.length === 0))
    return toWordOperations(reading, spot, words);
  const { path, list, index, sections } = found;
  if (words === '') return [{ op: 'remove', file, path }];
  const [first = words, ...parts] = takesParts
    ? toParts([words, ...below])
    : [words, ...below.map(toPlain)];
  return [
    ...(sections === undefined
      ? [{ op: 'set', file, path, value: first } as const]
      : toSectionOperations(file, { ...found, sections }, words)),
    ...parts.map(
      (value, at) => ({ op: 'insert', file, path: list, value, index: index + 1 + at }) as const,
    ),
  ];
}

/** Whether others like the words at a place in a file of their own can stand below them. */
export function isParagraph({ site, parse }: Reading, spot: WordSpot): boolean {
  if (matterOf.test(spot.file) || spot.file === manifestFile) return false;
  if (spot.file.startsWith(`files/${languagesFolder}`)) return false;
  if (isDocument(spot.file)) {
    const text = site.read(spot.file) ?? '';
    const part = findPart(parse, text, toWrittenPath(spot.pointer, parse(text).value));
    return part !== undefined && !isInTable(part.path) && !part.path.includes('$notes');
  }
  return isListed({ site, parse }, spot);
}

/** What writes a paragraph and those that are new below it, or takes it out. */
export const toParagraphOperations = (
  reading: Reading,
  spot: WordSpot,
  paragraphs: NewParagraphs,
): readonly Operation[] =>
  isDocument(spot.file)
    ? toDocumentOperations(reading, spot, paragraphs)
    : toListOperations(reading, spot, paragraphs);

/** Where the last of the paragraphs stands that an operation has written: of a table its first heading. */
export function toSpotWithin(
  { site, parse }: Reading,
  { file, edits: [edit] }: Extract<Operation, { readonly op: 'edit' }>,
): WordSpot | undefined {
  const end = edit === undefined ? 0 : edit.offset + edit.text.length;
  const pointers = listParts(parse, site.get(file))
    .filter(({ span }) => span[1] <= end)
    .map(({ path }) => path.reduce<string>(toPointer, ''));
  const table = /^.*\/\$table\//.exec(pointers.at(-1) ?? '')?.[0];
  const pointer =
    table === undefined ? pointers.at(-1) : pointers.find((one) => one.startsWith(table));
  return pointer === undefined ? undefined : { file, pointer };
}

/** Where the last of new paragraphs stands. */
export function toSpotBelow(
  { site, parse }: Reading,
  spot: WordSpot,
  { text: words, below, takesParts }: Omit<NewParagraphs, 'as'>,
): WordSpot {
  const { file } = spot;
  if (!isDocument(file)) {
    const { list = [], index = 0 } = findListed({ site, parse }, spot) ?? {};
    const parts = takesParts ? toParts([words, ...below]) : [words, ...below];
    const path = [...list, index + parts.length - 1, ...toLast(parts.at(-1))];
    return { file, pointer: path.reduce<string>(toPointer, '') };
  }
  const text = site.get(file);
  const last = below.at(-1) ?? '';
  const own = listParts(parse, text).findLast(({ span }) => text.slice(...span) === last);
  return own === undefined ? spot : { file, pointer: own.path.reduce<string>(toPointer, '') };
}
