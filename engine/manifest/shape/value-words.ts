// Values and types of JSON → their names in sentences.

const typeNames: Readonly<Record<string, string>> = {
  string: 'text in quotes',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'an object in { }',
  null: 'null',
};

export const toTypeName = (type: unknown): string =>
  (Array.isArray(type) ? type : [type])
    .map((name) => typeNames[String(name)] ?? String(name))
    .join(' or ');

export function nameOfValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'string') return 'text';
  return Number.isInteger(value) ? 'a number' : String(value);
}

/** A value as it is written, cut if it is too long to read. */
export const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
};

export const quoteAll = (names: readonly string[]): string => {
  const quoted = names.map((name) => `"${name}"`);
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} and ${last}`;
};

/** Of more values than these the first are named. */
const maxNamed = 40;

export const nameAll = (values: readonly string[]): string =>
  values.length <= maxNamed
    ? values.join(', ')
    : `${values.slice(0, maxNamed).join(', ')} and ${values.length - maxNamed} more`;

/** Of a text its characters, of a list its items, of an object its members. */
export const countIn = (data: unknown): number =>
  typeof data === 'string' ? data.length : Object.keys(data as object).length;
