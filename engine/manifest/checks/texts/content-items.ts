// Items of content: each is one thing, tables have a cell for each column, and lists are lists.

import { findSpecialKeys } from '../../../content/items/special-items';
import { toPointer } from '../../../content/shape/shape';
import type { ContentTable } from '../../../generated/manifest';
import { isRecord } from '../../../model/json';
import type { ParamsOf } from '../../catalogue';
import type { RawFinding } from '../../raw-finding';
import { typedBullets } from '../../typed-bullets';
import type { FilePart, Mention } from '../context/file-part';

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

function checkKeys({ file, pointer, value }: Mention): RawFinding[] {
  const [first, second] = findSpecialKeys(value as object);
  if (first === undefined || second === undefined) return [];
  const keys = `"${first}" and "${second}"`;
  const at = toPointer(pointer, second);
  return [{ code: 'mixed-item', file, pointer: at, part: 'key', params: { keys } }];
}

/** A part of a text is one thing. */
function checkSpan({ file, pointer, value }: Mention): RawFinding[] {
  const [first, second] = Object.keys(value as object);
  if (first !== undefined && second === undefined) return [];
  if (first === undefined) {
    const params: ParamsOf<'empty-value'> = { concept: 'The part of the text' };
    return [{ code: 'empty-value', file, pointer, params }];
  }
  const at = toPointer(pointer, second ?? '');
  const params: ParamsOf<'mixed-item'> = { keys: `"${first}" and "${second}"` };
  return [{ code: 'mixed-item', file, pointer: at, part: 'key', params }];
}

function checkRows({ file, pointer, value }: Mention): RawFinding[] {
  const { columns, rows } = value as ContentTable;
  return rows.flatMap((row, index): RawFinding[] => {
    if (row.length === columns.length) return [];
    const params: ParamsOf<'row-length'> = {
      cells: count(row.length, 'cell'),
      columns: count(columns.length, 'column'),
      ...(row.length > columns.length && {
        remedy: 'Remove what is too much, or add a column to "columns".',
      }),
    };
    return [{ code: 'row-length', file, pointer: `${pointer}/rows/${index}`, params }];
  });
}

/** Bullets and numbers as other tools write them, each in an item of its own. */
const marker = /^\s*(?:[-*+]|(\d{1,3})[.)])[ \t]+(?=\S)/;

/** "- 5 °C" and "1. Mai" may be words: those need a neighbour. Of several lines another finding says it. */
const bullet = new RegExp(`^\\s*[${typedBullets}][ \\t]*(?=\\S[^\\n]*$)`);

const numbered =
  'Write a numbered list, without the numbers: { "$list": { "numbered": true, "items": ["one", "two"] } }.';
const bulleted = 'Write a list, without the bullets: ["one", "two"].';

/** Whether two neighbours are items of one list: both with a bullet, or with numbers in turn. */
function areItems(one: string, next: string): boolean {
  const [first, second] = [marker.exec(one), marker.exec(next)];
  if (!first || !second) return false;
  const [from, to] = [first[1], second[1]];
  if (from === undefined || to === undefined)
    return from === to && one.trimStart()[0] === next.trimStart()[0];
  return Number(to) === Number(from) + 1;
}

/** The first; items of a list may be in a list already, with bullets that are not needed. */
function checkTyped(file: string, pointer: string, items: readonly unknown[]): RawFinding[] {
  const at = items.findIndex((item, index) => {
    const next = items[index + 1];
    if (typeof item !== 'string') return false;
    return bullet.test(item) || (typeof next === 'string' && areItems(item, next));
  });
  const text = items[at];
  const found = typeof text === 'string' ? (bullet.exec(text) ?? marker.exec(text)) : null;
  if (!found) return [];
  const [written, number] = found;
  const span = [written.length - written.trimStart().length, written.trimEnd().length] as const;
  const remedy = number === undefined ? bulleted : numbered;
  const params: ParamsOf<'foreign-markup'> = { markup: JSON.stringify(written.trim()), remedy };
  return [{ code: 'foreign-markup', file, pointer: toPointer(pointer, at), span, params }];
}

/** What blocks and other tools call the members of a part; each would be a heading. */
const memberNames = /^(?:type|heading|title|text|body|content|items|children|label|value|level)$/;

/** An item that says its heading and its text in members, as a block does. */
function checkMembers(file: string, pointer: string, item: unknown): RawFinding[] {
  if (!isRecord(item)) return [];
  const names = Object.keys(item);
  const [first = ''] = names;
  if (names.length < 2 || !names.every((name) => memberNames.test(name))) return [];
  const { heading, title, text, body, content } = item;
  const [key, words] = [heading ?? title, text ?? body ?? content];
  const own = JSON.stringify(typeof words === 'string' ? words : 'Its text.');
  const meant = typeof key === 'string' ? `{ ${JSON.stringify(key)}: ${own} }` : own;
  const params: ParamsOf<'foreign-markup'> = {
    markup: JSON.stringify(first),
    remedy: `The key of an item is its heading: write ${meant}.`,
  };
  return [
    { code: 'foreign-markup', file, pointer: toPointer(pointer, first), part: 'key', params },
  ];
}

function checkLists({ file, pointer, value }: Mention): RawFinding[] {
  if (!Array.isArray(value)) return [];
  return [
    ...checkTyped(file, pointer, value),
    ...value.flatMap((item: unknown, index) => {
      const at = toPointer(pointer, index);
      return Array.isArray(item) ? checkTyped(file, at, item) : checkMembers(file, at, item);
    }),
  ];
}

const checks: Readonly<Record<string, (mention: Mention) => RawFinding[]>> = {
  'content/special': checkKeys,
  'content/span': checkSpan,
  'content/table': checkRows,
  items: checkLists,
};

export const checkContentItems = ({ mentions }: FilePart): readonly RawFinding[] =>
  mentions.flatMap((mention) =>
    Object.hasOwn(checks, mention.kind) ? (checks[mention.kind]?.(mention) ?? []) : [],
  );
