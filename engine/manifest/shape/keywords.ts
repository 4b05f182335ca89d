// The keywords that our schemas add to JSON Schema: what each is for, and which values it may have.
import type { AnySchemaObject, KeywordDefinition } from 'ajv';
import { changeInner } from './change-inner';

/** What a number counts, by the sign that stands after it. */
export const units = {
  px: 'pixels',
  'px/s': 'pixels a second',
  ms: 'milliseconds',
  '%': 'percent',
  B: 'bytes',
  characters: 'characters',
  lines: 'lines',
  requests: 'requests',
} as const;

const member = '[a-z][A-Za-z]*';

/** One place that a value is taken from. */
const place = `(?:@key|${member}(?:\\.${member})?|(?:/(?:${member}|\\{${member}\\}))+)`;

/** A keyword, and the schema of its value: its description is what the reference says of it. */
export interface Keyword {
  readonly name: string;
  readonly value: AnySchemaObject & { readonly description: string };
}

/** The first is for the checks; all others are for those who show a manifest as a form or translate it. */
export const keywords: readonly Keyword[] = [
  {
    name: 'refersTo',
    value: {
      description: 'What a value names or holds, so that it is checked and resolved.',
      enum: [
        ...['address', 'content', 'field-name', 'file', 'form', 'icon'],
        ...['items', 'page', 'path', 'running-text'],
      ],
    },
  },
  {
    name: 'words',
    value: {
      description:
        'Which strings visitors read: `always` is always words, so a translation needs it; `sometimes` may hold words, or be the same in every language. A string without it is never translated. Within `propertyNames` it is about the names.',
      enum: ['always', 'sometimes'],
    },
  },
  {
    name: 'unit',
    value: {
      description: `What a number counts: ${Object.entries(units)
        .map(([sign, name]) => (sign === name ? `\`${sign}\`` : `\`${sign}\` (${name})`))
        .join(', ')}. A number without it has no dimension.`,
      enum: Object.keys(units),
    },
  },
  {
    name: 'group',
    value: {
      description:
        'The part of a form that a member belongs to, by its heading. Without it: the part that comes first.',
      enum: [
        ...['Address', 'Look', 'Publishing', 'Checks', 'Sending', 'Technical'],
        ...['Navigation', 'Movement', 'Contact', 'Forms', 'Messages'],
      ],
    },
  },
  {
    name: 'inheritsFrom',
    value: {
      description:
        'Where the value comes from that is left out, as places in order, joined by " or ". `title` is a member of the same object; `page.title` is a member of what `page` of the same object names; `/labels/explore` leads from the top of the manifest, and `{menu}` in it is the item whose `page` is what `menu` of the same object names; `@key` is the name of the entry itself. A place where nothing is given inherits in its turn.',
      type: 'string',
      pattern: `^${place}(?: or ${place})*$`,
    },
  },
  {
    name: 'itemLabel',
    value: {
      description:
        'What an object is called in a list: the member that names it, `@key` for the name of the entry, or a text with members in braces. What is absent inherits; where nothing is left the title of the schema stands.',
      type: 'string',
      pattern: `^(?:@key|${member}|.*\\{(?:@key|${member})\\}.*)$`,
    },
  },
  {
    name: 'exclusive',
    value: {
      description:
        'Members of which exactly one is given. `name=value` is a member that counts with that value alone.',
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
    name: 'enumTitles',
    value: {
      description: 'What each value of `enum` is called, in the same order.',
      type: 'array',
      items: { type: 'string', minLength: 1 },
      minItems: 1,
      uniqueItems: true,
    },
  },
];

/** Each keyword as ajv wants it: it changes no validation, and its own value is validated. */
export const definitions: KeywordDefinition[] = keywords.map(({ name, value }) => ({
  keyword: name,
  metaSchema: value,
}));

const names: ReadonlySet<string> = new Set(keywords.map(({ name }) => name));

/** A schema without our keywords; those of the schemas within it stay. */
export const withoutOwnKeywords = (schema: AnySchemaObject): AnySchemaObject =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => !names.has(keyword)));

/** A schema without our keywords at any depth: nothing that validates reads them. */
export const withoutKeywords = (schema: AnySchemaObject): AnySchemaObject =>
  changeInner(withoutOwnKeywords(schema), withoutKeywords);
