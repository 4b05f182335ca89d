// A text in place of an object or a list → the one that it was meant as, where it says what counts.
import { isRecord } from '../../model/json';
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

/** Names behind one another, `["press", "awards"]`. */
function findMeantList(value: string, { items, title }: DescribedSchema): string | undefined {
  if (!isRecord(items) || items.type !== 'string' || value.length > 80) return undefined;
  const separator = toSeparator(value, title);
  const names = separator ? value.split(separator).map((name) => name.trim()) : [value];
  const written = names.filter((name) => name !== '').map((name) => JSON.stringify(name));
  return written.length === 0 ? undefined : `[${written.join(', ')}]`;
}

/** What objects are called by, in the order in which it is looked for. */
const names: readonly string[] = ['heading', 'name', 'label', 'title', 'text'];

/** The member that has this value among its choices, or is what the object is called by. */
function findMember(value: string, { properties = {} }: DescribedSchema): string | undefined {
  const chosen = Object.entries(properties).find(
    ([, { enum: choices }]) => Array.isArray(choices) && choices.includes(value),
  );
  if (chosen) return chosen[0];
  const isWords = /\p{L}/u.test(value) && value.length <= 100 && !value.includes('{');
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
  typeof value === 'string'
    ? (findMeantList(value, schema) ?? findMeantObject(value, schema))
    : undefined;
