// The text of a data file, a table (CSV) or a list in JSON → its rows, and where their cells stand.
import { parse } from 'csv-parse/sync';
import type { SourceNode } from '../../model/document-parser';
import { messageOf } from '../../model/message-of';
import type { ParamsOf } from '../catalogue';
import { conflictMark } from '../conflict-mark';
import type { RawFinding } from '../raw-finding';
import { explainNames, withoutEmptyEnd } from './column-names';
import { findUnreadable } from './find-unreadable';
import { parseJson } from './parse-json';
import { type PlacedRow, placeJsonRows, placeRows } from './place-rows';
import { findStrangeStart } from './strange-starts';

/** 50 MB, as every computer that builds a site can hold them. */
const rowLimits = { characters: 50 * 1024 * 1024, rows: 100_000 } as const;

interface ReadRows {
  /** Undefined where they cannot be told apart. */
  readonly value: unknown;
  readonly findings: readonly RawFinding[];
  readonly tree: () => SourceNode | undefined;
}

export type RowValue = Readonly<Record<string, unknown>>;

const tableEnding = '.csv';

/** Whether a data file is a table; else it is a list in JSON. */
export const isTable = (file: string): boolean => file.endsWith(tableEnding);

const separators = [',', ';', '\t'] as const;

/** The separator of most fields of the first line: spreadsheets of other countries have other ones. */
export function findSeparator(text: string): string {
  const line = /^[^\r\n]*/.exec(text.replace(/^[\s\ufeff]+/, ''))?.[0] ?? '';
  const bare = line.replace(/"(?:[^"]|"")*"/g, '');
  const count = (one: string): number => bare.split(one).length;
  return separators.reduce((best, one) => (count(one) > count(best) ? one : best));
}

const makeOptions = (text: string) => ({
  ...{ bom: true, trim: true, relax_column_count: true, delimiter: findSeparator(text) },
  ...{ skip_empty_lines: true, skip_records_with_empty_values: true },
  record_delimiter: ['\r\n', '\n', '\r'],
});

/** Rows with their text, to be found in the file. */
const parseRawRows = (text: string, to?: number): readonly { readonly raw: string }[] =>
  parse(text, {
    ...makeOptions(text),
    ...{ raw: true, ...(to !== undefined && { to }) },
    on_record: (row: unknown) => ({ raw: (row as { readonly raw: string }).raw }) as never,
  }) as unknown as readonly { readonly raw: string }[];

/** Of each row; the first has the names. */
function listPlaces(text: string, to?: number): readonly PlacedRow[] {
  return placeRows(text, findSeparator(text), parseRawRows(text, to));
}

const unquote = (words: string): string =>
  words.startsWith('"') ? words.slice(1, -1).replaceAll('""', '"').trim() : words;

/** A table as it stands in its text: what separates its cells, the names of its columns, and its rows, of which the first has these. */
export function placeTable(text: string) {
  const places = listPlaces(text);
  const names = (places[0]?.fields ?? []).map((field) => unquote(text.slice(...field)));
  return { separator: findSeparator(text), names, places };
}

const goesOn = 'a field goes on behind its closing quotation mark';

const reasons: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark is never closed',
  CSV_INVALID_CLOSING_QUOTE: goesOn,
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: goesOn,
  INVALID_OPENING_QUOTE: 'a quotation mark stands within a field that does not begin with one',
};

const doubling =
  'Write the field in quotation marks, and each one within it twice: "The ""small"" clock".';

interface Broken {
  readonly reason: string;
  /** From the row of the names on. */
  readonly row: number;
  /** The field that is meant, from 0; the whole row without it. */
  readonly field?: number;
  readonly remedy?: string;
}

class BrokenRows {
  readonly #file: string;
  readonly #text: string;
  #places: readonly PlacedRow[] | undefined;

  constructor(file: string, text: string) {
    this.#file = file;
    this.#text = text;
  }

  /** What is wrong with one row, once it is known which ones there are. */
  find({ row, field, ...said }: Broken): RawFinding {
    this.#places ??= listPlaces(this.#text);
    const place = this.#places[row];
    const cell = field === undefined ? undefined : place?.fields[field];
    const [offset, end] = cell ?? [place?.offset ?? 0, (place?.offset ?? 0) + 1];
    return this.at(said, offset, Math.max(1, end - offset));
  }

  at(said: string | ParamsOf<'broken-rows'>, offset: number, length = 1): RawFinding {
    const params = typeof said === 'string' ? { reason: said } : said;
    return { code: 'broken-rows', file: this.#file, pointer: '', offset, length, params };
  }
}

/** Where the row begins that cannot be read: behind all that can. */
function findBrokenRow(text: string, records: number): number {
  const before = records > 0 ? listPlaces(text, records).at(-1) : undefined;
  const from = before === undefined ? 0 : before.offset + before.length;
  return from + (/^[\s\ufeff]*/.exec(text.slice(from))?.[0].length ?? 0);
}

interface CsvFailure {
  readonly code?: string;
  readonly records?: number;
}

const checkNames = (names: readonly string[], broken: BrokenRows): RawFinding[] =>
  explainNames(names).map((wrong) => broken.find({ row: 0, ...wrong }));

function checkLength(row: readonly string[], count: number): string | undefined {
  if (row.length === count) return undefined;
  const say = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;
  return `it has ${say(row.length, 'field')}, and the first row names ${say(count, 'column')}`;
}

/** A title, or a remark, where the names should be. */
const aboveNames = {
  reason: 'it names one column, and all rows below it have more fields',
  remedy:
    'If it is a title, remove it: the names of the columns stand in the first row. If there is one column, put each field that contains a comma in quotation marks.',
};

const maxBroken = 100;

function toRows([names = [], ...records]: readonly (readonly string[])[], broken: BrokenRows) {
  const findings = checkNames(names, broken);
  if (names.length === 1 && records.length > 0 && records.every((record) => record.length > 1))
    return { value: undefined, findings: [broken.find({ row: 0, ...aboveNames })] };
  for (const [index, record] of records.entries()) {
    // Nobody reads more of them, and each takes its place in memory.
    if (findings.length > maxBroken) break;
    const reason = checkLength(record, names.length);
    if (reason) findings.push(broken.find({ reason, row: index + 1 }));
  }
  if (findings.length > 0) return { value: undefined, findings };
  const value = records.map(
    (record): RowValue =>
      Object.fromEntries(names.map((name, field) => [name, record[field] ?? ''])),
  );
  return { value, findings };
}

const refuse = (finding: RawFinding): ReadRows => ({
  value: undefined,
  findings: [finding],
  tree: () => undefined,
});

function refuseMany(file: string, size: number): ReadRows {
  const params: ParamsOf<'too-large'> = { size, unit: 'rows', limit: rowLimits.rows };
  return refuse({ code: 'too-large', file, pointer: '', offset: 0, params });
}

function readTable(file: string, text: string): ReadRows {
  const broken = new BrokenRows(file, text);
  const strange = findStrangeStart(text);
  if (strange) return refuse(broken.at(strange.params, strange.offset, strange.length));
  const conflict = conflictMark.exec(text);
  if (conflict) return refuse(broken.at('it is a mark of a merge conflict', conflict.index));
  let records: readonly (readonly string[])[];
  try {
    records = withoutEmptyEnd(parse(text, makeOptions(text)) as unknown as string[][]);
  } catch (error) {
    const { code = '', records: read = 0 } = error as CsvFailure;
    const reason = reasons[code] ?? messageOf(error);
    const remedy = /QUOTE/.test(code) && code !== 'CSV_QUOTE_NOT_CLOSED' ? doubling : undefined;
    return refuse(broken.at({ reason, remedy }, findBrokenRow(text, read)));
  }
  if (records.length === 0) return refuse(broken.at('the names of its columns are missing', 0));
  if (records.length - 1 > rowLimits.rows) return refuseMany(file, records.length - 1);
  const [names = []] = records;
  return { ...toRows(records, broken), tree: () => toTree(names, listPlaces(text)) };
}

const toTree = (names: readonly string[], places: readonly PlacedRow[]) => ({
  ...({ type: 'array', offset: 0, length: 1 } as const),
  children: places.slice(1).map((place) => place.toNode(names)),
});

function readList(file: string, text: string): ReadRows {
  const { value, findings } = parseJson(file, text, rowLimits.characters);
  const tree = () => placeJsonRows(text);
  if (value === undefined) return { value, findings, tree };
  const wrong = (pointer: string, expected: string, actual: string): RawFinding => {
    const params: ParamsOf<'wrong-type'> = { concept: 'A data file', expected, actual };
    return { code: 'wrong-type', file, pointer, params };
  };
  if (!Array.isArray(value))
    return {
      value: undefined,
      findings: [...findings, wrong('', 'a list of objects', 'one value')],
      tree,
    };
  if (value.length > rowLimits.rows) return refuseMany(file, value.length);
  const others = value.flatMap((row: unknown, index): RawFinding[] =>
    typeof row === 'object' && row !== null && !Array.isArray(row)
      ? []
      : [wrong(`/${index}`, 'a list of objects', 'one that holds other values')],
  );
  const all = [...findings, ...others];
  return { value: others.length > 0 ? undefined : value, findings: all, tree };
}

/** Rows are objects: of a table by the names in its first row. */
export function readRows(file: string, text: string): ReadRows {
  const mark = isTable(file) && text.startsWith('\ufeff') ? 1 : 0;
  const unreadable = findUnreadable(file, text.slice(mark), rowLimits.characters);
  if (unreadable) return refuse(unreadable);
  return isTable(file) ? readTable(file, text) : readList(file, text);
}
