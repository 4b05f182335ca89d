// The collections of a site → what editors need for its items: a schema for those in JSON, snippets for the settings before a text.
import { isRecord, type Json } from '../../engine/model/json';
import type { Schema } from '../contract/read-schemas';
import { resolveReference } from '../contract/read-schemas';
import { textOf } from '../contract/schema-text';
import { toScalar } from '../edit/page-documents';

/** A collection with a folder of its own. */
export interface ItemCollection {
  readonly id: string;
  readonly kind: string;
  /** Below files/. */
  readonly folder: string;
  readonly tags: readonly string[];
}

export function listCollections({ collections }: Json): ItemCollection[] {
  return Object.entries(isRecord(collections) ? collections : {}).flatMap(([id, entry]) => {
    if (!isRecord(entry) || typeof entry.folder !== 'string') return [];
    const tags = isRecord(entry.tags) ? Object.keys(entry.tags) : [];
    return [{ id, kind: String(entry.kind), folder: entry.folder, tags }];
  });
}

type Schemas = ReadonlyMap<string, Schema>;

const membersOf = ({ properties = {} }: Schema): Readonly<Record<string, Schema>> => properties;

/** Undefined for a kind that nobody knows. */
export function toItemSchema({ kind, tags }: ItemCollection, schemas: Schemas): Schema | undefined {
  const own = schemas.get(`kinds/${kind}`);
  if (own === undefined) return undefined;
  const { item: _, ...schema } = own;
  const members = membersOf(own);
  const { tags: written, ...others } = members;
  // Nobody can have a tag that is not declared.
  if (tags.length === 0) return { ...schema, properties: others };
  const declared = { ...written, items: { enum: tags } };
  return { ...schema, properties: { ...others, tags: declared } };
}

interface Snippet {
  readonly scope: 'markdown';
  readonly prefix: string;
  readonly body: readonly string[];
  readonly description: string;
}

/** https://code.visualstudio.com/docs/editing/userdefinedsnippets */
const escapeText = (text: string): string => text.replace(/[\\$}]/g, '\\$&');
const escapeChoice = (text: string): string => text.replace(/[\\$},|]/g, '\\$&');

const today = '$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE';

class ItemSnippets {
  readonly #schemas: Schemas;
  readonly #kind: string;
  #stop = 0;

  constructor(schemas: Schemas, kind: string) {
    this.#schemas = schemas;
    this.#kind = kind;
  }

  /** The lines of a member; none for what only blocks can say. */
  write(name: string, member: Json): string[] {
    const isDay = typeof member.$ref === 'string' && /day-or-minute/.test(member.$ref);
    if (isDay) return [`${name}: ${this.#hold(today)}`];
    const { enum: values, type } = member;
    if (Array.isArray(values)) return [`${name}: ${this.#choose(values.map(String))}`];
    if (type === 'boolean') return [`${name}: ${this.#choose(['true', 'false'])}`];
    const { items } = member;
    if (isRecord(items) && Array.isArray(items.enum))
      return [`${name}: [${this.#choose(items.enum.map(String))}]`];
    const example = this.#findExample(member, `kinds/${this.#kind}`);
    return example === undefined ? [] : this.#writeValue(`${name}:`, example);
  }

  /** Its own, or that of the members that it has to have; else of the first. */
  #findExample(node: Schema, from: string): unknown {
    const { $ref, examples = [], properties, required } = node;
    if (examples.length > 0) return examples[0];
    if (typeof $ref === 'string') {
      const name = resolveReference($ref, from);
      const schema = this.#schemas.get(name);
      return schema && this.#findExample(schema, name);
    }
    if (properties === undefined) return undefined;
    const names = required ?? Object.keys(properties).slice(0, 1);
    const found = names.flatMap((name) => {
      const example = this.#findExample(properties[name] ?? {}, from);
      return example === undefined ? [] : [[name, example] as const];
    });
    return found.length === 0 ? undefined : Object.fromEntries(found);
  }

  #hold(text: string): string {
    this.#stop += 1;
    return `\${${this.#stop}:${text}}`;
  }

  #choose(values: readonly string[]): string {
    this.#stop += 1;
    return `\${${this.#stop}|${values.map(escapeChoice).join(',')}|}`;
  }

  #writeValue(before: string, value: unknown): string[] {
    if (Array.isArray(value)) {
      if (value.some(isRecord) || value.length === 0) return [];
      return [`${before} [${this.#hold(value.map((one) => escapeText(toText(one))).join(', '))}]`];
    }
    if (!isRecord(value)) return [`${before} ${this.#hold(escapeText(toText(value)))}`];
    const inner = Object.entries(value).flatMap(([name, one]) => this.#writeValue(`${name}:`, one));
    return inner.length === 0 ? [] : [before, ...inner.map((line) => `  ${line}`)];
  }
}

const toText = (value: unknown): string =>
  typeof value === 'string' ? toScalar(value) : String(value);

/** The settings of a new item: those that it has to have. */
function toNewItem(collection: ItemCollection, schema: Schema, schemas: Schemas): Snippet {
  const snippets = new ItemSnippets(schemas, collection.kind);
  const { required = [] } = schema;
  const members = membersOf(schema);
  const names = [...required, ...(collection.tags.length > 0 ? ['tags'] : [])];
  const lines = names.flatMap((name) => snippets.write(name, members[name] ?? {}));
  return {
    scope: 'markdown',
    prefix: collection.id,
    body: ['---', ...lines, '---', '', '$0'],
    description: `A new item of "${collection.id}".`,
  };
}

/** By name; undefined where no collection has a folder. */
export function buildItemSnippets(
  collections: readonly ItemCollection[],
  schemas: Schemas,
): Readonly<Record<string, Snippet>> | undefined {
  const found = collections.flatMap((collection): [string, Snippet][] => {
    const schema = toItemSchema(collection, schemas);
    if (schema === undefined) return [];
    const members = Object.entries(membersOf(schema)).flatMap(
      ([name, member]): [string, Snippet][] => {
        const body = new ItemSnippets(schemas, collection.kind).write(name, member);
        const description = `${textOf(member)} (${collection.id})`;
        const snippet: Snippet = { scope: 'markdown', prefix: name, body, description };
        return body.length === 0 ? [] : [[`${collection.id}: ${name}`, snippet]];
      },
    );
    return [[`${collection.id}: new`, toNewItem(collection, schema, schemas)], ...members];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}
