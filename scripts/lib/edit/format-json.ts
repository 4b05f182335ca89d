// A JSON value → its canonical text: one way to write a manifest, so that a diff shows changes alone.

/** In columns; longer containers take a line for each member. */
const width = 100;
const unit = '  ';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const isContainer = (value: Json): value is readonly Json[] | { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null;

/** A container goes on one line when none of its members is an object, and what it holds is short. */
const isFlat = (value: Json): boolean =>
  !isContainer(value) ||
  Object.values(value).every(
    (inner) => !isContainer(inner) || (Array.isArray(inner) && !inner.some(isContainer)),
  );

function toLine(value: Json): string {
  if (!isContainer(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(toLine).join(', ')}]`;
  const members = Object.entries(value).map(
    ([key, inner]) => `${JSON.stringify(key)}: ${toLine(inner)}`,
  );
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** `used` counts the columns before the value. */
function format(value: Json, indent: string, used: number): string {
  if (!isContainer(value)) return JSON.stringify(value);
  if (isFlat(value)) {
    const line = toLine(value);
    if (used + line.length < width) return line;
  }
  const inner = indent + unit;
  if (Array.isArray(value)) {
    const items = value.map((item) => inner + format(item, inner, inner.length));
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  const members = Object.entries(value).map(([key, member]) => {
    const start = `${inner}${JSON.stringify(key)}: `;
    return start + format(member, inner, start.length);
  });
  return `{\n${members.join(',\n')}\n${indent}}`;
}

/** The text of a file, with a line break at its end. */
export const formatJson = (value: unknown): string => `${format(value as Json, '', 0)}\n`;

/** A manifest with its pages and forms in the order of their ids: the order of reading comes from the menus. */
export function sortManifest(manifest: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const sorted: Record<string, unknown> = { ...manifest };
  for (const key of ['pages', 'forms']) {
    const part = sorted[key];
    if (typeof part !== 'object' || part === null || Array.isArray(part)) continue;
    sorted[key] = Object.fromEntries(
      Object.entries(part).sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)),
    );
  }
  return sorted;
}
