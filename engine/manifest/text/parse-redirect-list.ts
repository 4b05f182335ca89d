// A list of redirects, as spreadsheets write them → its rows, each with its places in the text.
import { parseFileTarget, parsePageTarget } from '../../content/text/rich-text';
import type { Redirect } from '../../generated/manifest';
import { conflictMark } from '../conflict-mark';
import type { RawFinding } from '../raw-finding';
import { redirectList } from '../redirect-list';
import { findOfficeFile } from './find-unreadable';
import {
  type BrokenLine,
  explainSeparators,
  findRemark,
  findServerRule,
  findTakenOver,
} from './foreign-redirects';

/** From the first character of a field to the one behind the last. */
type FieldPlace = readonly [start: number, end: number];

/** Where a row stands, and its fields, in UTF-16 units. */
export interface RowPlace {
  readonly offset: number;
  readonly fields: readonly FieldPlace[];
}

interface Line extends RowPlace {
  /** Its fields, or why they cannot be told apart. */
  readonly words: readonly string[] | string;
}

/** One line of a field, or of its parts in quotation marks. */
const field = /"((?:[^"]|"")*)"|([^,\r\n]*)/y;

/** Nothing but commas: spreadsheets write the cells of empty rows and columns, too. */
const isEmpty = ({ words }: Line): boolean =>
  typeof words !== 'string' && words.every((word) => word === '');

/** RFC 4180, but for line breaks within a field: no address has one. */
function parseFields(line: string, offset: number): Line {
  const words: string[] = [];
  const fields: FieldPlace[] = [];
  for (let at = 0; at <= line.length; at = field.lastIndex + 1) {
    field.lastIndex = at;
    const [whole = '', quoted, bare = ''] = field.exec(line) ?? [];
    const start = offset + at + whole.length - whole.trimStart().length;
    const broken = { fields: [...fields, [start, offset + line.length] as const], offset };
    if (bare.startsWith('"')) return { ...broken, words: 'a quotation mark in it is never closed' };
    if (quoted !== undefined && /[;\t]/.test(line[field.lastIndex] ?? ''))
      return { words: [line], fields: [[offset, offset + line.length]], offset };
    if (quoted !== undefined && ![undefined, ','].includes(line[field.lastIndex]))
      return { ...broken, words: 'it goes on behind a closing quotation mark' };
    words.push((quoted?.replaceAll('""', '"') ?? bare).trim());
    fields.push([start, Math.max(start, offset + at + whole.trimEnd().length)]);
    if (field.lastIndex < at) break;
  }
  return { words, fields, offset };
}

function listLines(text: string): Line[] {
  let offset = 0;
  return text.split('\n').flatMap((line) => {
    const start = offset;
    offset += line.length + 1;
    const mark = line.startsWith('\ufeff') ? 1 : 0;
    const words = line.slice(mark).replace(/\r$/, '');
    if (words.trim() === '' || words.startsWith('#')) return [];
    const parsed = parseFields(words, start + mark);
    return isEmpty(parsed) ? [] : [{ ...parsed, offset: start }];
  });
}

/** What columns may be called: no address is such a word. */
const columnName = /^\p{L}[\p{L}\d _-]*$/u;

function isHeader({ words }: Line): boolean {
  const [first = '', second = ''] = typeof words === 'string' ? [] : words;
  return columnName.test(first) && columnName.test(second);
}

type Target = Partial<Pick<Redirect, 'page' | 'anchor' | 'file' | 'href'>>;

/** A redirect whose page may be named by its path, which says nothing until all pages are known. */
export interface RedirectRow {
  readonly redirect: Redirect;
  readonly path?: string;
  readonly place: RowPlace;
}

const withAnchor = (anchor: string | undefined): Target => (anchor === undefined ? {} : { anchor });

/** What a new address names: a page by its id or path, a file, another site. */
function parseTarget(to: string): { readonly target: Target; readonly path?: string } {
  if (to === '') return { target: {} };
  const file = parseFileTarget(to);
  if (file !== undefined) return { target: { file } };
  const named = parsePageTarget(to);
  if (named) return { target: { page: named.id, ...withAnchor(named.anchor) } };
  if (!to.startsWith('/')) return { target: { href: to } };
  const [path = '', anchor] = to.split('#');
  return { target: withAnchor(anchor), path };
}

const withCommas =
  'Save the table as CSV with commas, or write these in their place: "/menu.php,/menu,301".';

const noTarget = 'it has no new address';

const statuses: readonly Redirect['status'][] = [301, 308, 410];

/** The old address, the new one, the status. */
const maxFields = 3;

/** Why the status of a row, or its new address, says nothing. */
function findWrongTarget([, to = '', written = '']: readonly string[]): BrokenLine | undefined {
  const status = written === '' ? '301' : written;
  if (!statuses.some((one) => String(one) === status)) {
    const reason = `its status is "${written}", not 301, 308 or 410`;
    return { reason, field: 2, remedy: 'Write 301 for what has moved, or 410 for what is gone.' };
  }
  if (to === '' && status !== '410') {
    const reason = `${noTarget}: without one, its status is 410, for what is gone`;
    return { reason, field: 1, remedy: 'Write the new address, or the status 410.' };
  }
  if (to !== '' && status === '410') {
    const reason = 'its status 410 is for what is gone, and it has a new address all the same';
    return { reason, field: 1, remedy: 'Remove the new address, or write 301 as its status.' };
  }
  if (!/^[\w-]+$/.test(to)) return undefined;
  const reason = `its new address is "${to}": a page is named by its path, or as "page:${to}"`;
  const remedy = `Write the path of the page, such as "/${to}", or "page:" before its id.`;
  return { reason, field: 1, remedy };
}

/** Why a line is not a row. */
function findBroken({ words, fields }: Line, text: string): BrokenLine | undefined {
  const rule = findServerRule(text);
  if (rule) return rule;
  if (typeof words === 'string') {
    const remedy = 'Remove the quotation mark, or write one at both ends of the field.';
    return { reason: words, field: fields.length - 1, remedy };
  }
  const remark = findRemark(words);
  if (remark) return remark;
  const more = words.findIndex((word, index) => index >= maxFields && word !== '');
  if (more !== -1) {
    const remedy =
      'Remove what stands behind the status, or put an address with a comma in quotes.';
    return { reason: 'it has more than three fields', field: more, remedy };
  }
  if (words.length > 1) return findTakenOver(words) ?? findWrongTarget(words);
  const reason = explainSeparators(words);
  return reason === undefined ? { reason: noTarget } : { reason };
}

/** A line that is not broken. */
function toRow({ words, fields, offset }: Line): RedirectRow {
  const [from = '', to = '', written = ''] = words;
  const status = statuses.find((one) => String(one) === written) ?? 301;
  const keepRest = from.endsWith('/*') && to.endsWith('/*');
  const { target, path } = parseTarget(keepRest ? to.slice(0, -'/*'.length) || '/' : to);
  const redirect = { from, ...target, keepRest, status };
  return { redirect, ...(path !== undefined && { path }), place: { offset, fields } };
}

/** A row that says nothing: the finding is at one of its fields, or at its beginning. */
export function toBrokenRow(
  { reason, field = -1, remedy }: BrokenLine,
  { offset, fields }: RowPlace,
): RawFinding {
  const [start, end] = fields[field] ?? [offset, offset + 1];
  return {
    ...{ code: 'broken-redirect-list', file: redirectList, pointer: '' },
    ...{ offset: start, length: Math.max(end - start, 1), params: { reason, remedy } },
  };
}

interface RedirectRows {
  readonly rows: readonly RedirectRow[];
  readonly findings: readonly RawFinding[];
}

/** What a spreadsheet has saved in another encoding, read as UTF-8: no line of it can be trusted. */
function findWrongEncoding(text: string): RawFinding | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what every other byte of UTF-16 is
  const offset = /[\u0000\ufffd]/.exec(text)?.index;
  if (offset === undefined) return undefined;
  const office = findOfficeFile(text);
  const isUtf16 = text.includes('\u0000');
  const reason = isUtf16 ? 'it is UTF-16' : 'it contains bytes that are not UTF-8';
  const place = { file: redirectList, pointer: '', offset: isUtf16 || office ? 0 : offset };
  return { code: 'wrong-encoding', ...place, params: office ?? { reason } };
}

const keepOne = 'Keep the lines that are right, and remove the marks of the merge.';

/** Lines of both sides of a merge: none of them can be trusted. */
function findConflict(text: string): RawFinding | undefined {
  const found = conflictMark.exec(text);
  if (found === null) return undefined;
  const place = { offset: found.index, fields: [] };
  return toBrokenRow({ reason: 'it is a mark of a merge conflict', remedy: keepOne }, place);
}

/** As other countries' spreadsheets write them: one mistake, in however many lines. */
function findSeparators(lines: readonly Line[]): RawFinding | undefined {
  const [first, second] = lines;
  const reason = first && explainSeparators(first.words);
  if (first === undefined || second === undefined || reason === undefined) return undefined;
  if (!lines.every(({ words }) => explainSeparators(words) !== undefined)) return undefined;
  return toBrokenRow({ reason: `${reason}, as in all other lines`, remedy: withCommas }, first);
}

export function parseRedirectList(text: string): RedirectRows {
  const all = listLines(text);
  const unreadable = findWrongEncoding(text) ?? findConflict(text) ?? findSeparators(all);
  if (unreadable) return { rows: [], findings: [unreadable] };
  const [first, ...others] = all;
  const lines = first && !isHeader(first) ? [first, ...others] : others;
  const rows: RedirectRow[] = [];
  const findings: RawFinding[] = [];
  for (const line of lines) {
    const [written = ''] = text.slice(line.offset).split(/\r?\n/, 1);
    const broken = findBroken(line, written);
    if (broken) findings.push(toBrokenRow(broken, line));
    else rows.push(toRow(line));
  }
  return { rows, findings };
}
