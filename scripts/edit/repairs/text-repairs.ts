// Places in texts → the edits that write something else there; every other byte is kept.
import type { SourceRange } from '../../../engine/model/finding';
import type { Edit } from '../edits';
import type { TextOperation } from '../operations';
import type { Repair, RepairSite } from './repair';

/** A part of a text, as it is written. */
interface Span {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The offset of a line and a column, each counted from 1; a byte order mark is not counted. */
function toOffset(text: string, line: number, column: number): number {
  let start = line === 1 && text.startsWith('\ufeff') ? 1 : 0;
  for (let count = 1; count < line; count += 1) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}

/** What is marked at a place; undefined where the file has no text. */
export function findSpan(site: RepairSite, place: SourceRange): Span | undefined {
  const text = site.read(place.file);
  if (text === undefined) return undefined;
  const { line, column, endLine = line, endColumn = column } = place;
  return { text, start: toOffset(text, line, column), end: toOffset(text, endLine, endColumn) };
}

/** One operation for each file. */
export function toOperations(edits: readonly (Edit & { file: string })[]): TextOperation[] {
  const files = new Map<string, Edit[]>();
  for (const { file, ...edit } of edits) files.set(file, [...(files.get(file) ?? []), edit]);
  return [...files].map(([file, edits]) => ({ op: 'edit', file, edits }));
}

/** The edits of all places; none where one of them cannot be changed. */
export function changeTexts(
  site: RepairSite,
  places: readonly SourceRange[],
  change: (span: Span) => Edit | undefined,
): TextOperation[] {
  const edits = places.map((place) => {
    const span = findSpan(site, place);
    const edit = span && change(span);
    return edit && { ...edit, file: place.file };
  });
  const made = edits.filter((edit) => edit !== undefined);
  return made.length === edits.length ? toOperations(made) : [];
}

/** A string between the quotation marks of JSON. */
const toInner = (text: string): string => JSON.stringify(text).slice(1, -1);

/** Writes one text in place of another within what is marked, where it is there once. */
export const replaceWithin =
  (from: string, to: string) =>
  ({ text, start, end }: Span): Edit | undefined => {
    const written = text.slice(start, end);
    for (const name of [toInner(from), from]) {
      const at = name === '' ? -1 : written.indexOf(name);
      if (at >= 0 && at === written.lastIndexOf(name))
        return { offset: start + at, length: name.length, text: name === from ? to : toInner(to) };
    }
    return undefined;
  };

/** One edit of a file. */
export function* writeAt(
  file: string,
  edit: Edit,
  title = `Write "${edit.text}".`,
): Iterable<Repair> {
  yield { title, operations: [{ op: 'edit', file, edits: [edit] }] };
}

/** Writes something else in place of what is marked. */
export function* writeMarked(
  site: RepairSite,
  place: SourceRange,
  text: string,
  title = `Write "${text}".`,
): Iterable<Repair> {
  const operations = changeTexts(site, [place], ({ start, end }) => ({
    ...{ offset: start, length: end - start, text },
  }));
  if (operations.length > 0) yield { title, operations };
}

/** HTML that texts have another form for. */
const marks: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '*', em: '*' };

/** An element without others in it as Markdown; one without that form as its words, where those are asked for. */
export function* writeElement(
  site: RepairSite,
  place: SourceRange,
  { others }: { readonly others: boolean },
): Iterable<Repair> {
  const { text = '', start = 0 } = findSpan(site, place) ?? {};
  const found = /^<([a-z]+)\b[^<>"\n]*>([^<>"\n]*)<\/\1>/i.exec(text.slice(start));
  const [element = '', name = '', words = ''] = found ?? [];
  const mark = marks[name.toLowerCase()];
  if (found !== null && (mark !== undefined || others))
    yield* writeAt(place.file, {
      ...{ offset: start, length: element.length },
      text: `${mark ?? ''}${words}${mark ?? ''}`,
    });
}
