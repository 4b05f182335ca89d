// A text in place of an object or a list → the one that it was meant as, where it says what counts.
import { isRecord } from '../../model/json';
import { readNumber } from './clear-number';
import { type DescribedSchema, toForm } from './merge-errors';

/** Members that a text alone can stand for, in the order in which they are looked for. */
const members: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['href', /^(?:https?:\/\/|mailto:|tel:)\S+$/i],
  ['href', /^www\.[\w-]+\.\S+$/i],
  ['page', /^(?:page:)?[a-z][a-z0-9-]*$/],
  ['src', /^\S+\.(?:svg|png|jpe?g|webp|avif|gif)$/i],
];

/** What stands between the lines of a file, and between names; a sentence is one. */
const toSeparator = (value: string, title: unknown): RegExp | undefined => {
  if (title === 'Lines') return /\r?\n/;
  return /[.!?]$/.test(value) ? undefined : /[,;]/;
};

/** "saturday - sunday": all choices from one to the other; undefined where they are no choices. */
function findChoices(names: readonly string[], choices: readonly unknown[]): string[] | undefined {
  const found = names.flatMap((name) => {
    const ends = name.toLowerCase().split(/\s*(?:[-\u2013]|\bto\b)\s*/);
    const [first = -1, last = first] = ends.map((end) => choices.indexOf(end));
    return first < 0 || last < first || ends.length > 2 ? [''] : choices.slice(first, last + 1);
  });
  return found.includes('') ? undefined : found.map(String);
}

/** Names behind one another, `["press", "awards"]`. */
function findMeantList(value: string, { items, title }: DescribedSchema): string | undefined {
  if (!isRecord(items) || items.type !== 'string' || value.length > 80) return undefined;
  const separator = toSeparator(value, title);
  const all = separator ? value.split(separator).map((name) => name.trim()) : [value];
  const names = all.filter((name) => name !== '');
  const meant = Array.isArray(items.enum) ? findChoices(names, items.enum) : names;
  const written = meant?.map((name) => JSON.stringify(name));
  return written?.length ? `[${written.join(', ')}]` : undefined;
}

/** "53.28, 9.71" and [53.28, 9.71], as maps write a place. */
function findMeantPlace(value: unknown, { title }: DescribedSchema): string | undefined {
  if (title !== 'Place on the map') return undefined;
  const parts = Array.isArray(value) ? value : String(value).split(/[,;]\s*/);
  const [latitude, longitude] = parts.map((part) => (part === '' ? Number.NaN : Number(part)));
  if (parts.length !== 2 || !(Math.abs(latitude ?? 91) <= 90 && Math.abs(longitude ?? 181) <= 180))
    return undefined;
  return `{ "latitude": ${latitude}, "longitude": ${longitude} }`;
}

/** "/pages/about/title": the keys and indexes that lead to a value, as other tools write them. */
function findMeantPath(value: string, { title, type }: DescribedSchema): string | undefined {
  if (title !== 'Path' || type !== 'array' || !/^\/[^\s]+$/.test(value)) return undefined;
  const steps = value.slice(1).split('/');
  return `[${steps.map((step) => (/^\d+$/.test(step) ? step : JSON.stringify(step))).join(', ')}]`;
}

/** A number in quotes, as the number. */
function findMeantNumber(value: string, { type }: DescribedSchema): string | undefined {
  const number = readNumber(value);
  const fits = type === 'number' || (type === 'integer' && Number.isInteger(number));
  return fits && number !== undefined ? String(number) : undefined;
}

/** One item in place of a list of such. */
function findMeantItems(value: unknown, { items }: DescribedSchema): string | undefined {
  if (!isRecord(items) || items.type === 'string') return undefined;
  const { properties } = items;
  const names = isRecord(value) ? Object.keys(value) : [];
  const isItem = isRecord(properties)
    ? names.length > 0 && names.every((name) => Object.hasOwn(properties, name))
    : names.includes('type') || names.includes('op');
  const form = isRecord(properties) ? toForm(items) : undefined;
  return isItem ? 'it in [ ], as a list of one' : form && `[${form}]`;
}

/** What objects are called by, in the order in which it is looked for. */
const names: readonly string[] = ['heading', 'name', 'label', 'title', 'text'];

/** The member that has this value among its choices, or is what the object is called by. */
function findMember(value: string, { properties = {} }: DescribedSchema): string | undefined {
  const chosen = Object.entries(properties).find(
    ([, { enum: choices }]) => Array.isArray(choices) && choices.includes(value),
  );
  if (chosen) return chosen[0];
  const isWords = /\p{L}/u.test(value) && value.length <= 100 && !/\{|:\/\//.test(value);
  return isWords ? names.find((name) => Object.hasOwn(properties, name)) : undefined;
}

/** `{ "src": "images/mill.jpg", "alt": … }` */
function findMeantObject(value: string, schema: DescribedSchema): string | undefined {
  const { properties = {} } = schema;
  const [name] =
    members.find(([member, pattern]) => Object.hasOwn(properties, member) && pattern.test(value)) ??
    [];
  if (name === undefined) {
    const member = schema.type === 'object' ? findMember(value, schema) : undefined;
    const form = toForm(schema) ?? `{ "${member}": … }`;
    const place = `"${member}": …`;
    return member !== undefined && form.includes(place)
      ? form.replace(place, `"${member}": ${JSON.stringify(value)}`)
      : undefined;
  }
  const meant = value.replace(/^page:/, '').replace(/^(?=www\.)/i, 'https://');
  const written = `"${name}": ${JSON.stringify(meant)}`;
  // A page has a label, an address has none.
  if (name === 'href') return `{ ${written}, "label": … }`;
  return toForm(schema)?.replace(`"${name}": …`, written);
}

/** As it is to be written. */
export const findMeantShape = (value: unknown, schema: DescribedSchema): string | undefined =>
  findMeantPlace(value, schema) ??
  (typeof value === 'string'
    ? (findMeantNumber(value, schema) ??
      findMeantPath(value, schema) ??
      findMeantList(value, schema) ??
      findMeantObject(value, schema))
    : undefined) ??
  findMeantItems(value, schema);
