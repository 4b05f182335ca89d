// The text of a source → its rows, sorted by id, as a data file has them.

import type { Source } from '../../engine/generated/manifest';
import { explainSyntax } from '../../engine/manifest/text/explain-syntax';
import { findPosition } from '../../engine/manifest/text/find-position';
import { isTooDeep, limits } from '../../engine/manifest/text/parse-json';
import { readRows } from '../../engine/manifest/text/parse-rows';
import { isRecord } from '../../engine/model/json';
import { CannotRun } from '../command/cannot-run';
import { parseFeed } from './parse-feed';

type Row = Readonly<Record<string, unknown>>;

/** "price": { "amount": 3 } → "price.amount": 3. */
function flatten(value: Row, before = ''): [string, unknown][] {
  return Object.entries(value).flatMap(([name, own]): [string, unknown][] =>
    isRecord(own) ? flatten(own, `${before}${name}.`) : own === null ? [] : [[before + name, own]],
  );
}

function parseJsonRows(text: string, at: string | undefined): readonly Row[] {
  if (isTooDeep(text))
    throw new CannotRun(
      `The answer cannot be read: its values are nested more than ${limits.depth} levels deep. Nothing was written.`,
    );
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const { offset, reason } = explainSyntax(text, '');
    const { line, column } = findPosition(text, offset);
    throw new CannotRun(
      `The answer is not JSON: ${reason}, in line ${line}, column ${column}. Nothing was written.`,
    );
  }
  for (const step of at?.slice(1).split('/') ?? []) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    value = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }
  if (Array.isArray(value) && value.every(isRecord)) return value;
  throw new CannotRun(
    `There is no list of objects ${at === undefined ? 'in the answer' : `at ${at} of the answer`}. Say in "at" where it is. Nothing was written.`,
  );
}

function parse(text: string, { type, at }: Source): readonly Row[] {
  if (type === 'json') return parseJsonRows(text, at);
  if (type === 'rss') {
    const rows = parseFeed(text);
    if (rows === undefined) throw new CannotRun('The answer is not a feed. Nothing was written.');
    if (rows.length === 0 && /<(?:item|entry)[\s>]/.test(text))
      throw new CannotRun(
        'The feed is broken: an entry of it is never closed. Nothing was written.',
      );
    return rows;
  }
  const { value, findings } = readRows('the answer.csv', text);
  const [wrong] = findings;
  if (wrong === undefined) return value as readonly Row[];
  const line = text.slice(0, wrong.offset ?? 0).split('\n').length;
  const reason = 'reason' in wrong.params ? `: ${wrong.params.reason}` : '';
  throw new CannotRun(`Line ${line} of the answer cannot be read${reason}. Nothing was written.`);
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Every row of a table has the same columns; of other sources a row may lack what it does not know. */
function checkRename(rows: readonly Row[], { type, rename = {} }: Source): void {
  const [first] = type === 'csv' ? rows : [];
  if (first === undefined) return;
  const columns = Object.keys(first);
  const wrong = Object.keys(rename).find((name) => !columns.includes(name));
  if (wrong !== undefined)
    throw new CannotRun(
      `The answer has no column "${wrong}", which "rename" names; its columns: ${columns.join(', ')}. Nothing was written.`,
    );
}

/** @throws CannotRun */
export function toRows(text: string, source: Source): readonly Row[] {
  const { rename = {} } = source;
  const found = parse(text, source);
  checkRename(found, source);
  const rows = found.map(
    (row): Row =>
      Object.fromEntries(
        flatten(row).map(([name, value]) => [
          Object.hasOwn(rename, name) ? rename[name] : name,
          value,
        ]),
      ),
  );
  if (rows.length === 0)
    throw new CannotRun(
      'The answer has no rows. Nothing was written: remove the file yourself if that is right.',
    );
  const known = new Set<string>();
  for (const [index, { id }] of rows.entries()) {
    const key = String(id ?? '');
    if (key === '')
      throw new CannotRun(
        source.type === 'rss'
          ? `Entry ${index + 1} of the feed has neither an id nor a link. Nothing was written.`
          : `Row ${index + 1} of the answer has no "id". Say in "rename" which column it is. Nothing was written.`,
      );
    if (known.has(key))
      throw new CannotRun(`Two rows of the answer have the id "${key}". Nothing was written.`);
    known.add(key);
  }
  return [...rows].sort((one, other) => compare(String(one.id), String(other.id)));
}

/** One row in a line: so a change of one is a change of one line. */
export const toFileText = (rows: readonly Row[]): string =>
  `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`;
