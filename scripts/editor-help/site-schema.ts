// The schemas and the names of one site → one schema in which every reference is a choice among the names of the site.
import { codes, getRule } from '../../engine/manifest/catalogue';
import { changeInner } from '../../engine/manifest/shape/change-inner';
import { withoutOwnKeywords } from '../../engine/manifest/shape/keywords';
import { isRecord, type Json } from '../../engine/model/json';
import { resolveReference, type Schema } from '../contract/read-schemas';
import { textOf } from '../contract/schema-text';
import { toSnippet } from './snippets';

/** The names that a site defines, by the kinds in `refersTo`, each with a description. */
export type SiteNames = Readonly<Record<string, ReadonlyMap<string, string>>>;

const toDefinitionPointer = (name: string): string => `#/definitions/${name.replaceAll('/', '~1')}`;

/** The last part of a schema's name is the "type" of its variant. */
const toType = (name: string): string => name.split('/').at(-1) ?? name;

/** The definition of the names of one kind. */
const toNamesPointer = (kind: string): string => toDefinitionPointer(`names/${kind}`);

/** Former names of members are understood, too, but no editor proposes them. */
function withFormerNames(schema: Schema): Schema {
  const { formerNames, properties, additionalProperties } = schema;
  if (!isRecord(formerNames)) return schema;
  const former = Object.entries(formerNames).map(([name, present]) => {
    const deprecationMessage = `This is called "${present}" now.`;
    // The names of a map are those of no member: each has what all of them have.
    const member = properties?.[String(present)] ?? { allOf: [additionalProperties] };
    return [name, { ...member, deprecationMessage, doNotSuggest: true }] as const;
  });
  return { ...schema, properties: { ...properties, ...Object.fromEntries(former) } };
}

const toChoices = (list: ReadonlyMap<string, string>): Json => ({
  enum: [...list.keys()],
  enumDescriptions: [...list.values()],
});

/** What collections make: the page of an item, of a tag, of a year. */
const madePage = { pattern: ':', doNotSuggest: true };

class SiteSchema {
  readonly #schemas: ReadonlyMap<string, Schema>;
  readonly #names: SiteNames;
  /** The schemas for editors; null while one is being converted. */
  readonly #definitions = new Map<string, Json | null>();
  /** The schemas that are referenced. */
  readonly #referred = new Set<string>();

  constructor(schemas: ReadonlyMap<string, Schema>, names: SiteNames) {
    this.#schemas = schemas;
    this.#names = names;
  }

  /** One schema with all schemas it refers to. */
  build(root: string): Json {
    const $ref = this.#refer(root);
    const names = Object.entries(this.#names)
      .filter(([, list]) => list.size > 0)
      .map(([kind, list]): [string, Json] => [
        `names/${kind}`,
        kind === 'page' && this.#names.collection?.size
          ? { anyOf: [toChoices(list), madePage] }
          : toChoices(list),
      ]);
    const own = [...this.#definitions].filter(([name]) => this.#referred.has(name));
    return {
      $schema: 'http://json-schema.org/draft-07/schema#',
      $ref,
      definitions: Object.fromEntries([...own, ...names]),
    };
  }

  #refer(name: string): string {
    this.#referred.add(name);
    this.#define(name);
    return toDefinitionPointer(name);
  }

  /** Null for a schema that is being converted: it refers to itself. */
  #define(name: string): Json | null {
    const known = this.#definitions.get(name);
    if (known !== undefined) return known;
    this.#definitions.set(name, null);
    const { $schema: _, ...schema } = this.#schemas.get(name) ?? {};
    const definition = this.#withHelp(name, this.#convert(schema, name));
    this.#definitions.set(name, definition);
    return definition;
  }

  #convert(schema: Json, from: string): Json {
    if (typeof schema.$ref === 'string') return this.#toMember(schema, from);
    if (schema.discriminator !== undefined) return this.#toChoice(schema, from);
    const { refersTo, enumTitles } = schema;
    const own = changeInner(withoutOwnKeywords(withFormerNames(schema)), (inner) =>
      this.#convert(inner, from),
    );
    const text = textOf(schema);
    const described: Json = {
      ...own,
      ...(text !== '' && { description: text }),
      ...(enumTitles !== undefined && { enumDescriptions: enumTitles }),
    };
    if (typeof refersTo !== 'string' || !this.#names[refersTo]?.size) return described;
    const { examples: _, ...rest } = described;
    return { ...rest, allOf: [{ $ref: toNamesPointer(refersTo) }] };
  }

  /** In editors a referenced schema wins over what is next to the reference: a member with its own text is a copy. */
  #toMember({ $ref, ...beside }: Json, from: string): Json {
    const name = resolveReference(String($ref), from);
    const definition = beside.description === undefined ? null : this.#define(name);
    if (definition === null) return { $ref: this.#refer(name) };
    const { exclusive } = this.#schemas.get(name) ?? {};
    return {
      ...definition,
      ...withoutOwnKeywords(beside),
      description: textOf({ exclusive, ...beside }),
    };
  }

  /** A union by "type": editors then report what is wrong with the chosen variant, not with all of them. */
  #toChoice(union: Schema, schemaName: string): Json {
    const { discriminator: _, oneOf = [], properties, ...rest } = union;
    const variants = oneOf.map(({ $ref }) => resolveReference(String($ref), schemaName));
    const describe = (name: string): unknown => this.#schemas.get(name)?.description;
    return {
      ...rest,
      properties: {
        type: {
          ...properties?.type,
          enum: variants.map(toType),
          enumDescriptions: variants.map(describe),
        },
      },
      required: ['type'],
      allOf: variants.map((name) => ({
        if: { properties: { type: { const: toType(name) } }, required: ['type'] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: this.#toVariant(name),
      })),
      defaultSnippets: variants.flatMap((name) => this.#toSnippets(name, toType(name))),
    };
  }

  /** Without its own text, which would replace that of the member; "type" shows it. */
  #toVariant(name: string): Json {
    const {
      title: _,
      description: __,
      ...variant
    } = this.#define(name) ?? {
      $ref: this.#refer(name),
    };
    return variant;
  }

  #toSnippets(name: string, label: string): Json[] {
    const { examples, description } = this.#schemas.get(name) ?? {};
    const [example] = Array.isArray(examples) ? examples : [];
    return example === undefined ? [] : [{ label, description, body: toSnippet(example) }];
  }

  /** What only this file has: snippets for frequent additions, and the rules by name. */
  #withHelp(name: string, schema: Schema): Json {
    if (name === 'menu' || name === 'menu-item' || name === 'card' || name === 'redirect')
      return { ...schema, defaultSnippets: this.#toSnippets(name, `new ${name}`) };
    if (name !== 'manifest') return schema;
    const { properties = {} } = schema;
    const newPage = {
      description: 'A page to fill in. Give it an id of your own.',
      allOf: [{ $ref: this.#refer('page') }],
      defaultSnippets: this.#toSnippets('page', 'new page'),
    };
    return {
      ...schema,
      properties: {
        ...properties,
        pages: { ...properties.pages, properties: { 'new-page': newPage } },
        rules: this.#withRules(properties.rules),
      },
    };
  }

  #withRules(rules: Schema | undefined): Json {
    const { additionalProperties: setting } = rules ?? {};
    const allOf = typeof setting === 'object' ? [{ $ref: setting.$ref }] : [];
    const free = codes.filter((code) => getRule(code).reach === 'free');
    const listed = free.map((code) => [code, { description: getRule(code).example[0], allOf }]);
    return { ...rules, properties: { ...rules?.properties, ...Object.fromEntries(listed) } };
  }
}

/** The schema of the manifest of one site. */
export const buildSiteSchema = (schemas: ReadonlyMap<string, Schema>, names: SiteNames): Json =>
  new SiteSchema(schemas, names).build('manifest');

/** The schema of the items of a collection, given as `items/<id>`. */
export const buildItemSchema = (
  schemas: ReadonlyMap<string, Schema>,
  names: SiteNames,
  [id, schema]: readonly [id: string, schema: Schema],
): Json => {
  // It stands where its kind does, for what it refers to.
  const name = `kinds/${id} of this site`;
  return new SiteSchema(new Map([...schemas, [name, schema]]), names).build(name);
};

/** The schema of content files, which cannot name their schema themselves. */
export const buildContentSchema = (
  schemas: ReadonlyMap<string, Schema>,
  { file }: SiteNames,
): Json => new SiteSchema(schemas, { ...(file && { file }) }).build('content/file');

/** The schema of files with pairs. */
export const buildTranslationSchema = (schemas: ReadonlyMap<string, Schema>): Json =>
  new SiteSchema(schemas, {}).build('translation');
