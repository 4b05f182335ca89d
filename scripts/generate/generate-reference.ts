// Schemas → the reference of everything that a manifest and a content file may say.
import { keywords } from '../../engine/manifest/shape/keywords';
import { resolveReference, type Schema, type Schemas } from '../contract/read-schemas';
import { textOf } from '../contract/schema-text';
import { languagesLink, writeLanguagesGuide } from './languages-guide';
import { textFormsLink, writeTextForms } from './text-forms';

const toAnchor = (name: string): string => name.replaceAll('/', '');

const toLink = (name: string): string => `[${name}](#${toAnchor(name)})`;

/** Inside a cell of a table. */
const escapeCell = (text: string): string => text.replace(/\|/g, '\\|').replace(/\n/g, ' ');

const code = (value: unknown): string => `\`${JSON.stringify(value)}\``;

/** In characters; longer examples are shown below the table. */
const maxExampleLength = 60;

const bounds: Readonly<Record<string, (limit: unknown) => string>> = {
  minimum: (limit) => `from ${limit}`,
  maximum: (limit) => `to ${limit}`,
  exclusiveMinimum: (limit) => `more than ${limit}`,
  exclusiveMaximum: (limit) => `less than ${limit}`,
  minItems: (limit) => `at least ${limit}`,
  maxItems: (limit) => `at most ${limit}`,
  maxLength: (limit) => `at most ${limit} characters`,
};

/** Each value with its title. */
function toValues({ enum: values = [], enumTitles: titles = [] }: Schema): string {
  return values
    .map((value, index) => {
      const title = titles[index];
      return title === undefined ? code(value) : `${code(value)} (${title})`;
    })
    .join(', ');
}

/** The allowed values, in a few words. */
function toType(schema: Schema, from: string): string {
  if (typeof schema.$ref === 'string') return toLink(resolveReference(schema.$ref, from));
  if (schema.const !== undefined) return code(schema.const);
  if (Array.isArray(schema.enum)) return toValues(schema);
  const limits = Object.entries(bounds).flatMap(([keyword, say]) =>
    schema[keyword] === undefined || schema[keyword] === 0 ? [] : [say(schema[keyword])],
  );
  const about = limits.length === 0 ? '' : ` (${limits.join(', ')})`;
  const { items, additionalProperties: entries } = schema;
  if (items) return `list of ${toType(items, from)}${about}`;
  if (typeof entries === 'object' && schema.properties === undefined)
    return `names, each with ${toType(entries, from)}${about}`;
  return `${[schema.type ?? 'any'].flat().join(' or ')}${about}`;
}

interface FieldRow {
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
}

/** The fields of an object; those of nested objects with a dotted path. */
function listFields(schema: Schema, prefix = ''): FieldRow[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const field = { name: prefix + name, schema: inner, required: required.has(name) };
    const { items, additionalProperties: entries } = inner;
    return [
      field,
      ...listFields(inner, `${prefix}${name}.`),
      ...(items ? listFields(items, `${prefix}${name}[].`) : []),
      ...(typeof entries === 'object' ? listFields(entries, `${prefix}${name}.*.`) : []),
    ];
  });
}

function toRow({ name, schema, required }: FieldRow, from: string, schemas: Schemas): string {
  const target =
    typeof schema.$ref === 'string' ? schemas.get(resolveReference(schema.$ref, from)) : undefined;
  const fallback = schema.default ?? target?.default;
  const [example] = schema.examples ?? [];
  const shown = example === undefined ? '' : code(example);
  const cells = [
    `\`${name}\`${required ? ' **required**' : ''}`,
    toType(schema, from),
    fallback === undefined ? '' : code(fallback),
    textOf(schema),
    shown.length > maxExampleLength ? '' : shown,
  ];
  return `| ${cells.map(escapeCell).join(' | ')} |`;
}

function describe(name: string, schema: Schema, schemas: Schemas): string {
  const fields = listFields(schema);
  const variants = schema.oneOf ?? [];
  const [example] = schema.examples ?? [];
  return [
    `## ${name}`,
    '',
    textOf(schema),
    '',
    ...(variants.length === 0
      ? fields.length === 0
        ? [`${toType(schema, name)}.`, '']
        : []
      : [`One of ${variants.map((variant) => toType(variant, name)).join(', ')}.`, '']),
    ...(fields.length === 0 || variants.length > 0
      ? []
      : [
          '| field | what | default | meaning | example |',
          '| --- | --- | --- | --- | --- |',
          ...fields.map((field) => toRow(field, name, schemas)),
          '',
        ]),
    ...(example === undefined ? [] : ['```json', JSON.stringify(example, null, 2), '```', '']),
  ].join('\n');
}

/** The keywords beyond JSON Schema, for authors of schemas. */
const describeKeywords = (): string[] => [
  '## Keywords of the schemas',
  '',
  'Beside those of JSON Schema (draft-07) the schemas have keywords of their own. A member may have them beside `$ref` too; what it says goes before what the schema it names says.',
  '',
  '| keyword | meaning | values |',
  '| --- | --- | --- |',
  ...keywords.map(({ name, value: { description, ...value } }) => {
    const cells = [`\`${name}\``, description, toType(value, '')];
    return `| ${cells.map(escapeCell).join(' | ')} |`;
  }),
  '',
];

/** The manifest first, then by name; blocks, fields, providers and content last. */
const sortNames = (names: readonly string[]): string[] => {
  const rank = (name: string): string =>
    name === 'manifest' ? '0' : `${name.includes('/') ? 2 : 1} ${name}`;
  return [...names].sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
};

/** Markdown with a heading for each schema. */
export function generateReference(schemas: Schemas): string {
  const names = sortNames([...schemas.keys()]);
  return [
    '<!-- Generated from schemas/ by `npm run types`: change the schemas, not this file. -->',
    '# Reference',
    '',
    'Everything that `site.manifest.json` and the content files may say. A field without "required" may be left out.',
    'In every text `{name}` stands for a variable, and wherever an object stands `$comment` is allowed and ignored.',
    '',
    [
      ...names.map(toLink),
      textFormsLink,
      languagesLink,
      '[keywords of the schemas](#keywords-of-the-schemas)',
    ].join(' · '),
    '',
    ...names.map((name) => describe(name, schemas.get(name) ?? {}, schemas)),
    ...writeTextForms(),
    ...writeLanguagesGuide(),
    ...describeKeywords(),
  ].join('\n');
}
