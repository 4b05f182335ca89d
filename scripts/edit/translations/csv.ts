// Units ↔ CSV (RFC 4180), as spreadsheets read and write it.
import { findSeparator } from '../../../engine/manifest/text/parse-rows';
import { CannotRun } from '../../command/cannot-run';
import { type Unit, type UnitState, unitStates } from './list-units';

const columns = ['file', 'part', 'state', 'was', 'source', 'target'] as const;

/** Without it, spreadsheets take the text for another encoding. */
const byteOrderMark = '\ufeff';

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;

export const writeCsv = (units: readonly Unit[]): string =>
  `${byteOrderMark}${[columns, ...units.map((unit) => columns.map((name) => unit[name]))]
    .map((row) => `${row.map(quote).join(',')}\r\n`)
    .join('')}`;

/** Between what may be a quoted field, and what comes before the next separator: other ones are words. */
const makeField = (separator: string): RegExp =>
  new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r?\\n|\\r|$)`, 'y');

function readRows(name: string, text: string): string[][] {
  const rows: string[][] = [[]];
  const between = findSeparator(text);
  const field = makeField(between);
  let at = 0;
  while (at < text.length) {
    field.lastIndex = at;
    const found = field.exec(text);
    if (found === null) {
      const line = text.slice(0, at).split('\n').length;
      throw new CannotRun(`${name}:${line}: a quotation mark is missing, or stands in the middle.`);
    }
    const [whole, quoted, plain = '', separator = ''] = found;
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    at += whole.length;
    if (separator !== between && at < text.length) rows.push([]);
  }
  return rows.filter((row) => row.some((cell) => cell !== ''));
}

const isState = (text: string): text is UnitState =>
  (unitStates as readonly string[]).includes(text);

/** @throws CannotRun where it is not such a table. */
export function readCsv(name: string, text: string): Unit[] {
  const [head = [], ...rows] = readRows(name, text.replace(byteOrderMark, ''));
  const missing = columns.filter((column) => !head.includes(column));
  if (missing.length > 0)
    throw new CannotRun(
      `${name} has no column "${missing[0]}". Its first row has the names ${columns.join(', ')}, as --export writes them.`,
    );
  return rows.map((row, index) => {
    const get = (column: (typeof columns)[number]): string => row[head.indexOf(column)] ?? '';
    const state = get('state');
    if (!isState(state))
      throw new CannotRun(
        `${name}, row ${index + 2}: "${state}" is not a state. Write one of ${unitStates.join(', ')}.`,
      );
    return {
      ...{ file: get('file'), part: get('part'), state, was: get('was') },
      ...{ source: get('source'), target: get('target') },
    };
  });
}
