// The keywords that our schemas add to JSON Schema: what each is for, and which values it may have.
import type { AnySchemaObject, KeywordDefinition } from 'ajv';
import { changeInner } from './change-inner';

/** What a number counts, by the symbol that is printed after it. */
export const units = {
  px: 'pixels',
  'px/s': 'pixels a second',
  ms: 'milliseconds',
  '%': 'percent',
  '°': 'degrees',
  B: 'bytes',
  characters: 'characters',
  lines: 'lines',
  requests: 'requests',
  min: 'minutes',
  MB: 'megabytes',
  options: 'options',
  files: 'files',
  items: 'items',
  rows: 'rows',
} as const;

const member = '[a-z][A-Za-z]*';

/** Those of a map have hyphens. */
const nameOfMember = `^${member}(?:-[a-z0-9]+)*$`;

/** One place that a value is taken from. */
const place = `(?:@key|${member}(?:\\.${member})?|(?:/(?:${member}|\\{${member}\\}|\\*))+)`;

/** A keyword, and the schema of its value: its description is what the reference says of it. */
interface Keyword {
  readonly name: string;
  readonly value: AnySchemaObject & { readonly description: string };
}

/** The first is for the checks; all others are for tools that show a manifest as a form or translate it. */
export const keywords: readonly Keyword[] = [
  {
    name: 'refersTo',
    value: {
      description: 'What a value refers to or contains, so that it is checked and resolved.',
      enum: [
        ...['address', 'author', 'collection', 'content', 'country', 'download', 'email'],
        ...['field-name', 'file', 'form', 'icon', 'items', 'language', 'literal', 'note', 'page'],
        ...['path', 'phone', 'plain', 'rows', 'running-text', 'service', 'target'],
      ],
    },
  },
  {
    name: 'view',
    value: {
      description:
        'Whether pages have something else in place of the value: `always`, or `sometimes`, such as a link, which is left out where its page is not shown. `npm run types` writes it where engine/concepts/ has a file of the name of the schema.',
      enum: ['always', 'sometimes'],
    },
  },
  {
    name: 'words',
    value: {
      description:
        'Whether readers read a string: `always` is always words, so it needs a translation; `sometimes` can be words, or be the same in every language. A string without this keyword is never translated. In `propertyNames`, it applies to the names.',
      enum: ['always', 'sometimes'],
    },
  },
  {
    name: 'unit',
    value: {
      description: `The unit of a number: ${Object.entries(units)
        .map(([symbol, name]) => (symbol === name ? `\`${symbol}\`` : `\`${symbol}\` (${name})`))
        .join(', ')}. A number without this keyword has no unit.`,
      enum: Object.keys(units),
    },
  },
  {
    name: 'group',
    value: {
      description:
        'The section of the form that a field belongs to, by its heading. Without this keyword: the first section.',
      enum: [
        ...['Address', 'Look', 'Publishing', 'Checks', 'Sending', 'Technical'],
        ...['Navigation', 'Movement', 'Contact', 'Forms', 'Messages'],
        ...['Colours', 'Fonts and sizes', 'Space and lines', 'Parts of pages', 'Header and footer'],
      ],
    },
  },
  {
    name: 'inheritsFrom',
    value: {
      description:
        'Where a value comes from if it is left out: places in order, joined by " or ". `title` is a field of the same object; `page.title` is a field of the object that `page` of the same object names, `image.src` one of the object `image`; `/labels/explore` is a path from the root of the manifest, and `{menu}` in it is the item whose `page` equals `menu` of the same object, `*` the first item that has one; `@key` is the key of the entry itself. A place without a value inherits in turn.',
      type: 'string',
      pattern: `^${place}(?: or ${place})*$`,
    },
  },
  {
    name: 'itemLabel',
    value: {
      description:
        'What an object is called in a list: the field that names it, `@key` for the key of the entry, or a template with fields in braces. An absent field inherits its value; if nothing remains, the title of the schema is used.',
      type: 'string',
      pattern: `^(?:@key|${member}|.*\\{(?:@key|${member})\\}.*)$`,
    },
  },
  {
    name: 'item',
    value: {
      description:
        'What a kind of items calls what every item has: the members that are its title, its summary, its picture, and the date by which lists order it (default: those of that name); the `order` of lists what becomes of an address `afterwards`, and the `feeds`, where a collection does not say it; and, for search engines, `jsonLd`: a type of schema.org, and which of its properties are which members.',
      type: 'object',
      properties: {
        title: { type: 'string', pattern: `^${member}$` },
        summary: { type: 'string', pattern: `^${member}$` },
        image: { type: 'string', pattern: `^${member}$` },
        date: { type: 'string', pattern: `^${member}$` },
        order: { enum: ['newest', 'oldest', 'next', 'title', 'by-hand'] },
        afterwards: { enum: ['keep', 'gone', 'list'] },
        feeds: { type: 'array', items: { enum: ['atom', 'rss', 'json'] } },
        jsonLd: {
          type: 'object',
          properties: {
            type: { type: 'string', pattern: '^[A-Z][A-Za-z]*$' },
            members: {
              type: 'object',
              additionalProperties: { type: 'string', pattern: `^${member}$` },
            },
          },
          required: ['type'],
          additionalProperties: false,
        },
      },
      additionalProperties: false,
    },
  },
  {
    name: 'exclusive',
    value: {
      description:
        'Fields of which exactly one must be given. `name=value` counts only if the field has that value.',
      type: 'array',
      items: { type: 'string', pattern: `^${member}(?:=.+)?$` },
      minItems: 2,
      uniqueItems: true,
    },
  },
  {
    name: 'placeholders',
    value: {
      description:
        'The names in braces that a text must hold, each with what the engine puts there. They take precedence over variables of the same name.',
      type: 'object',
      propertyNames: { pattern: `^${member}$` },
      additionalProperties: { type: 'string', minLength: 1 },
      minProperties: 1,
    },
  },
  {
    name: 'formerNames',
    value: {
      description:
        'The present names of fields, by names that they have had. A former name still counts, with a warning, until the next version of the manifest; `migrate` replaces it.',
      type: 'object',
      propertyNames: { pattern: nameOfMember },
      additionalProperties: { type: 'string', pattern: nameOfMember },
      minProperties: 1,
    },
  },
  {
    name: 'enumTitles',
    value: {
      description: 'A title for each value of `enum`, in the same order.',
      type: 'array',
      items: { type: 'string', minLength: 1 },
      minItems: 1,
      uniqueItems: true,
    },
  },
];

/** Each keyword as ajv expects it: it does not affect validation, and its own value is validated. */
export const definitions: KeywordDefinition[] = keywords.map(({ name, value }) => ({
  keyword: name,
  metaSchema: value,
}));

const names: ReadonlySet<string> = new Set(keywords.map(({ name }) => name));

/** A schema without our keywords; the schemas within it keep theirs. */
export const withoutOwnKeywords = (schema: AnySchemaObject): AnySchemaObject =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => !names.has(keyword)));

/** A schema without our keywords at any depth: no validation reads them, but for the one that findings name members by. */
export const withoutKeywords = ({ exclusive, ...schema }: AnySchemaObject): AnySchemaObject =>
  changeInner(
    { ...withoutOwnKeywords(schema), ...(exclusive !== undefined && { exclusive }) },
    withoutKeywords,
  );

const annotations: ReadonlySet<string> = new Set(['$schema', 'title', 'description', 'examples']);

/** A schema without what only readers of it need either, at any depth. */
export const withoutAnnotations = (schema: AnySchemaObject): AnySchemaObject =>
  changeInner(
    Object.fromEntries(
      Object.entries(withoutOwnKeywords(schema)).filter(([keyword]) => !annotations.has(keyword)),
    ),
    withoutAnnotations,
  );

/** The values that one of these keywords may have in a schema, or a part of such a value; empty where any value may be. */
export function listAllowed(pointer: string): readonly string[] {
  const steps = pointer.split('/').slice(1);
  const names = new Set(keywords.map(({ name }) => name));
  const at = steps.findIndex((step) => names.has(step));
  const { value } = keywords.find(({ name }) => name === steps[at]) ?? {};
  const found = steps
    .slice(at + 1)
    .reduce<unknown>(
      (schema, step) =>
        /^\d+$/.test(step) ? Object(schema).items : Object(Object(schema).properties)[step],
      value,
    );
  const { enum: allowed } = Object(found);
  return Array.isArray(allowed) ? allowed.map(String) : [];
}
