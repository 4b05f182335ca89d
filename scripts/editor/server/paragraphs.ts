// A paragraph of a text, or an item of a list in it → what writes it with new ones below it, or takes it out.
import { isDocument } from '../../../engine/content/addresses/text-kind';
import { toPointer } from '../../../engine/content/shape/shape';
import { languagesFolder } from '../../../engine/manifest/language-files';
import { CannotRun } from '../../command/cannot-run';
import type { JsonPath } from '../../edit/json-edits';
import type { Operation } from '../../edit/operations';
import { manifestFile } from '../../journal/site-paths';
import type { ParagraphKind, WordSpot } from '../wire';
import { paragraphMarks } from '../words-dialect';
import { listParts } from './moved-words';
import { findPart, matterOf, type Reading, toWrittenPath } from './written-words';

/** Whether a path of a document leads into a table. */
const isInTable = (path: JsonPath): boolean => path.includes('rows') || path.includes('columns');

const marksOfItem = /^([ \t>]*)(?:[-*+]|(\d+)([.)]))([ \t]+)$/;
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

/** Whether a paragraph says by its own marks what it is: what was pasted does. */
export const isMarked = (words: string): boolean => /^(?:(?:#+|[-*+]|\d+[.)])[ \t]|\|)/.test(words);

const isItem = (words: string): boolean => /^(?:[-*+]|\d+[.)])[ \t]/.test(words);

const withoutMarks = (words: string): string => words.replace(/^(?:#+|[-*+]|\d+[.)])[ \t]+/, '');

/** Paragraphs below each other, the first behind marks that are there already. */
function joinParagraphs(own: string, [first = '', ...below]: readonly string[]): string {
  let [marks, above] = [own, first];
  let text = own + (own.trim() === '' ? first : withoutMarks(first));
  for (const words of below) {
    if (marksOfItem.test(marks) && (isItem(words) || !isMarked(words))) {
      const next = toNextMarks(marks);
      text += next + withoutMarks(words);
      marks = next.slice(1);
    } else {
      if (isMarked(words)) marks = '';
      text += (isItem(above) && isItem(words) ? '\n' : toNextMarks(marks)) + words;
    }
    above = words;
  }
  return text;
}

interface NewParagraphs {
  readonly text: string;
  readonly below: readonly string[];
  readonly as: ParagraphKind | undefined;
}

/** A part of a document and new ones below it, or nothing in its place. */
function toDocumentOperations(
  { site, parse }: Reading,
  spot: WordSpot,
  { text: words, below, as }: NewParagraphs,
): readonly Operation[] {
  const { file } = spot;
  const text = site.get(file);
  const path = toWrittenPath(spot.pointer, parse(text).value);
  const part = findPart(parse, text, path);
  if (part === undefined || isInTable(part.path))
    throw new CannotRun(`In ${file}, these words cannot be written alone. Edit it as a text.`);
  const [start, end] = part.span;
  const marks = findMarks(text, start);
  if (words === '') {
    const behind = /^[ \t]*(?:\r?\n)*/.exec(text.slice(end))?.[0].length ?? 0;
    const offset = start - marks.length;
    return [{ op: 'edit', file, edits: [{ offset, length: end + behind - offset, text: '' }] }];
  }
  const own =
    as === undefined
      ? marks
      : marks.replace(/(?:#+|[-*+]|\d+[.)])[ \t]+$/, '') + paragraphMarks[as];
  const edit = {
    offset: start - marks.length,
    length: end - start + marks.length,
    text: joinParagraphs(own, [words, ...below]),
  };
  return [{ op: 'edit', file, edits: [edit] }];
}

/** A text among others of a content file, and new ones below it. */
function toListOperations(
  { site }: Reading,
  { file, pointer }: WordSpot,
  { text: words, below }: NewParagraphs,
): readonly Operation[] {
  const path = toWrittenPath(pointer, JSON.parse(site.get(file)));
  const [list, index] = [path.slice(0, -1), Number(path.at(-1))];
  if (words === '') return [{ op: 'remove', file, path }];
  return [
    { op: 'set', file, path, value: words },
    ...below.map(
      (value, at) => ({ op: 'insert', file, path: list, value, index: index + 1 + at }) as const,
    ),
  ];
}

/** Whether others like the words at a place can stand below them. */
export function isParagraph({ site, parse }: Reading, spot: WordSpot): boolean {
  if (matterOf.test(spot.file) || spot.file === manifestFile) return false;
  if (spot.file.startsWith(`files/${languagesFolder}`)) return false;
  if (isDocument(spot.file)) {
    const text = site.read(spot.file) ?? '';
    const part = findPart(parse, text, toWrittenPath(spot.pointer, parse(text).value));
    return part !== undefined && !isInTable(part.path) && !part.path.includes('$notes');
  }
  return spot.part !== 'key' && /\/\d+$/.test(spot.pointer);
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

/** Where the last of the paragraphs stands that an operation has written. */
export function toSpotWithin(
  { site, parse }: Reading,
  { file, edits: [edit] }: Extract<Operation, { readonly op: 'edit' }>,
): WordSpot | undefined {
  const end = edit === undefined ? 0 : edit.offset + edit.text.length;
  const own = listParts(parse, site.get(file)).findLast(({ span }) => span[1] <= end);
  return own && { file, pointer: own.path.reduce<string>(toPointer, '') };
}

/** Where the last of new paragraphs stands. */
export function toSpotBelow(
  { site, parse }: Reading,
  spot: WordSpot,
  below: readonly string[],
): WordSpot {
  const { file, pointer } = spot;
  if (!isDocument(file)) {
    const end = pointer.lastIndexOf('/');
    return {
      file,
      pointer: `${pointer.slice(0, end)}/${Number(pointer.slice(end + 1)) + below.length}`,
    };
  }
  const text = site.get(file);
  const last = below.at(-1) ?? '';
  const own = listParts(parse, text).findLast(({ span }) => text.slice(...span) === last);
  return own === undefined ? spot : { file, pointer: own.path.reduce<string>(toPointer, '') };
}
