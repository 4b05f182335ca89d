// A JSON value → its canonical text: one way to write a manifest, so that a diff shows only changes.
import type { JsonValue } from '../../engine/model/json';

/** In columns; longer containers get one line for each member. */
const width = 100;
const usualUnit = '  ';

export const isContainer = (
  value: JsonValue,
): value is readonly JsonValue[] | { readonly [key: string]: JsonValue } =>
  typeof value === 'object' && value !== null;

/** A container is written on one line when none of its members is an object, and its content is short. */
const isFlat = (value: JsonValue): boolean =>
  !isContainer(value) ||
  Object.values(value).every(
    (inner) => !isContainer(inner) || (Array.isArray(inner) && !inner.some(isContainer)),
  );

function writeLine(value: JsonValue): string {
  if (!isContainer(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(writeLine).join(', ')}]`;
  const members = Object.entries(value).map(
    ([key, inner]) => `${JSON.stringify(key)}: ${writeLine(inner)}`,
  );
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** A value on one line, however long. */
export const toOneLine = (value: unknown): string => writeLine(value as JsonValue);

/** Whether a value is on one line or has one for each member, however long it is; undefined where its length decides. */
export type FindForm = (value: JsonValue) => 'line' | 'lines' | undefined;

interface Style {
  /** The indentation of one level. */
  readonly unit: string;
  /** The indentation of the line on which the value begins. */
  readonly indent: string;
  /** The columns before the value. */
  readonly used: number;
  readonly findForm?: FindForm | undefined;
}

function format(value: JsonValue, { unit, indent, used, findForm }: Style): string {
  if (!isContainer(value)) return JSON.stringify(value);
  const form = findForm?.(value);
  if (isFlat(value) && form !== 'lines') {
    const line = toOneLine(value);
    if (form === 'line' || used + line.length < width) return line;
  }
  const inner = indent + unit;
  const formatInner = (member: JsonValue, start: string): string =>
    start + format(member, { unit, indent: inner, used: start.length, findForm });
  if (Array.isArray(value)) {
    const items = value.map((item) => formatInner(item, inner));
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  const members = Object.entries(value).map(([key, member]) =>
    formatInner(member, `${inner}${JSON.stringify(key)}: `),
  );
  return `{\n${members.join(',\n')}\n${indent}}`;
}

/** A value within a text, written as in a whole file. */
export const formatValue = (value: unknown, style: Style): string =>
  format(value as JsonValue, style);

/** The text of a file, with a line break at its end. */
export const formatJson = (value: unknown, more: Pick<Style, 'findForm'> = {}): string =>
  `${format(value as JsonValue, { unit: usualUnit, indent: '', used: 0, ...more })}\n`;

/** Parts of a manifest whose members are in the order of their keys. */
const sortedMaps = ['pages', 'forms'];

/** Whether a path leads to one of them. */
export const isSortedMap = ([key = '', ...rest]: readonly (string | number)[]): boolean =>
  rest.length === 0 && sortedMaps.includes(String(key));

/** A manifest with its pages and forms in the order of their ids: the menus determine the reading order. */
export function sortManifest(manifest: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const sorted: Record<string, unknown> = { ...manifest };
  for (const key of sortedMaps) {
    const part = sorted[key];
    if (typeof part !== 'object' || part === null || Array.isArray(part)) continue;
    sorted[key] = Object.fromEntries(
      Object.entries(part).sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)),
    );
  }
  return sorted;
}
