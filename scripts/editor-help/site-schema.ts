// The schemas and the names of one site → one schema in which every reference is a choice among what this site has.

import { codes, getRule } from '../../engine/manifest/catalogue';
import type { Json } from '../../engine/model/json';
import { isRecord } from '../../engine/model/json';
import { resolveReference, type Schema } from '../source/read-schemas';
import { toSnippet } from './snippets';

/** The names that a site defines, by what the schemas say after `refersTo`, each with words that describe it. */
export type SiteNames = Readonly<Record<string, ReadonlyMap<string, string>>>;

const toPointer = (name: string): string => `#/definitions/${name.replaceAll('/', '~1')}`;

/** The last part of a schema's name is the "type" of its variant. */
const toType = (name: string): string => name.split('/').at(-1) ?? name;

class SiteSchema {
  readonly #schemas: ReadonlyMap<string, Schema>;
  readonly #names: SiteNames;

  constructor(schemas: ReadonlyMap<string, Schema>, names: SiteNames) {
    this.#schemas = schemas;
    this.#names = names;
  }

  /** One schema with all it refers to. */
  build(root: string): Json {
    const definitions = Object.fromEntries(
      [...this.#schemas].map(([name, schema]) => {
        const { $schema: _, ...own } = this.#convert(schema, name) as Json;
        return [name, this.#withHelp(name, own)];
      }),
    );
    return {
      $schema: 'http://json-schema.org/draft-07/schema#',
      $ref: toPointer(root),
      definitions,
    };
  }

  #convert(value: unknown, schemaName: string): unknown {
    if (Array.isArray(value)) return value.map((item) => this.#convert(item, schemaName));
    if (!isRecord(value)) return value;
    if (typeof value.$ref === 'string') {
      const { $ref, ...beside } = value;
      return { ...beside, $ref: toPointer(resolveReference(value.$ref, schemaName)) };
    }
    if (value.discriminator !== undefined) return this.#toChoice(value, schemaName);
    const { refersTo, ...rest } = value;
    const names = typeof refersTo === 'string' ? this.#names[refersTo] : undefined;
    const own = Object.fromEntries(
      Object.entries(rest).map(([keyword, inner]) => [
        keyword,
        // What stands below these are values, not schemas.
        ['default', 'examples', 'enum', 'const'].includes(keyword)
          ? inner
          : this.#convert(inner, schemaName),
      ]),
    );
    if (names === undefined || names.size === 0) return own;
    const { examples: _, ...described } = own;
    return { ...described, enum: [...names.keys()], enumDescriptions: [...names.values()] };
  }

  /** A union by "type": editors then tell what is wrong with the variant that was chosen, not with all of them. */
  #toChoice(union: Json, schemaName: string): Json {
    const { discriminator: _, oneOf, properties, ...rest } = union;
    const variants = (oneOf as Json[]).map(({ $ref }) =>
      resolveReference(String($ref), schemaName),
    );
    const describe = (name: string): unknown => this.#schemas.get(name)?.description;
    return {
      ...rest,
      properties: {
        type: {
          ...((properties as Json | undefined)?.type as Json),
          enum: variants.map(toType),
          enumDescriptions: variants.map(describe),
        },
      },
      required: ['type'],
      allOf: variants.map((name) => ({
        if: { properties: { type: { const: toType(name) } }, required: ['type'] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { $ref: toPointer(name) },
      })),
      defaultSnippets: variants.flatMap((name) => this.#toSnippets(name, toType(name))),
    };
  }

  #toSnippets(name: string, label: string): Json[] {
    const { examples, description } = this.#schemas.get(name) ?? {};
    const [example] = Array.isArray(examples) ? examples : [];
    return example === undefined ? [] : [{ label, description, body: toSnippet(example) }];
  }

  /** What only this file offers: snippets for what an editor adds most, and the rules by name. */
  #withHelp(name: string, schema: Json): Json {
    if (name === 'menu' || name === 'menu-item' || name === 'card' || name === 'redirect')
      return { ...schema, defaultSnippets: this.#toSnippets(name, `new ${name}`) };
    if (name !== 'manifest') return schema;
    const properties = schema.properties as Record<string, Json>;
    const newPage = {
      description: 'A page to be filled in. Give it an id of your own.',
      allOf: [{ $ref: toPointer('page') }],
      defaultSnippets: this.#toSnippets('page', 'new page'),
    };
    return {
      ...schema,
      properties: {
        ...properties,
        pages: { ...properties.pages, properties: { 'new-page': newPage } },
        rules: { ...properties.rules, properties: this.#listRules(properties.rules) },
      },
    };
  }

  #listRules(rules: Json | undefined): Json {
    const setting = rules?.additionalProperties as Json;
    const free = codes.filter((code) => getRule(code).reach === 'free');
    return Object.fromEntries(
      free.map((code) => [
        code,
        { description: getRule(code).example[0], allOf: [{ $ref: setting.$ref }] },
      ]),
    );
  }
}

/** The schema of the manifest of one site. */
export const buildSiteSchema = (schemas: ReadonlyMap<string, Schema>, names: SiteNames): Json =>
  new SiteSchema(schemas, names).build('manifest');

/** The schema of content files, which cannot say themselves where it is. */
export const buildContentSchema = (schemas: ReadonlyMap<string, Schema>): Json =>
  new SiteSchema(new Map([...schemas].filter(([name]) => name.startsWith('content/'))), {}).build(
    'content/file',
  );
