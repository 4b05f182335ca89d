// A text in place of an object → the object that it was meant as, where it says the one member that counts.
import { type DescribedSchema, toForm } from './merge-errors';

/** Members that a text alone can stand for, in the order in which they are looked for. */
const members: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['href', /^(?:https?:\/\/|mailto:|tel:)\S+$/i],
  ['href', /^www\.[\w-]+\.\S+$/i],
  ['page', /^(?:page:)?[a-z][a-z0-9-]*$/],
  ['src', /^\S+\.(?:svg|png|jpe?g|webp|avif|gif)$/i],
];

/** As it is to be written: `{ "src": "images/mill.jpg", "alt": … }`. */
export function findMeantObject(value: unknown, schema: DescribedSchema): string | undefined {
  if (typeof value !== 'string') return undefined;
  const { properties = {} } = schema;
  const [name] =
    members.find(([member, pattern]) => Object.hasOwn(properties, member) && pattern.test(value)) ??
    [];
  if (name === undefined) return undefined;
  const meant = value.replace(/^page:/, '').replace(/^(?=www\.)/i, 'https://');
  const written = `"${name}": ${JSON.stringify(meant)}`;
  // A page has a label, an address has none.
  if (name === 'href') return `{ ${written}, "label": … }`;
  return toForm(schema)?.replace(`"${name}": …`, written);
}
