// Schemas → what may stand at a place of the manifest: its members in a few words each, and an example.
import { isRecord, type JsonValue } from '../../engine/model/json';
import { resolveReference, type Schema, type Schemas } from '../contract/read-schemas';
import type { JsonPath } from '../edit/json-edits';
import { shorten } from './room';

/** A schema, and the file that it stands in. */
export interface Placed {
  readonly schema: Schema;
  readonly name: string;
}

const isSchema = (value: unknown): value is Schema => isRecord(value);

/** What is next to a reference counts, too. */
function follow({ schema, name }: Placed, schemas: Schemas): Placed {
  const { $ref: reference, ...beside } = schema;
  if (typeof reference !== 'string') return { schema, name };
  const [file = '', inside] = reference.split('#');
  const target = file === '' ? name : resolveReference(file, name);
  let found: unknown = schemas.get(target);
  for (const key of (inside ?? '').split('/').filter(Boolean))
    found = isSchema(found) ? found[decodeURIComponent(key)] : undefined;
  if (!isSchema(found)) return { schema: beside, name };
  return follow({ schema: { ...found, ...beside }, name: target }, schemas);
}

/** Of a union the member whose type the value has. */
function choose({ schema, name }: Placed, value: unknown, schemas: Schemas): Placed {
  const { oneOf } = schema;
  if (!Array.isArray(oneOf)) return { schema, name };
  const type = isRecord(value) ? value.type : undefined;
  const options = oneOf.filter(isSchema).map((option) => follow({ schema: option, name }, schemas));
  return options.find((option) => option.name.endsWith(`/${String(type)}`)) ?? { schema, name };
}

function step({ schema }: Placed, key: string | number): Schema | undefined {
  const { properties, additionalProperties, items } = schema;
  if (typeof key === 'number') return isSchema(items) ? items : undefined;
  if (isSchema(properties) && isSchema(properties[key])) return properties[key];
  return isSchema(additionalProperties) ? additionalProperties : undefined;
}

/** Undefined where nothing may stand. `value`: that of the manifest, which says of which type something is. */
export function findSchema(schemas: Schemas, path: JsonPath, value: unknown): Placed | undefined {
  const root = schemas.get('manifest');
  if (root === undefined) return undefined;
  let at: Placed = { schema: root, name: 'manifest' };
  let current: unknown = value;
  for (const key of path) {
    const next = step(at, key);
    if (next === undefined) return undefined;
    current = isRecord(current) || Array.isArray(current) ? Object(current)[key] : undefined;
    at = choose(follow({ schema: next, name: at.name }, schemas), current, schemas);
  }
  return at;
}

function nameType({ schema, name }: Placed, schemas: Schemas): string {
  const { type, enum: words, const: only, items, oneOf } = schema;
  if (only !== undefined) return JSON.stringify(only);
  if (Array.isArray(words))
    return shorten(words.map((word) => JSON.stringify(word)).join(' | '), 200);
  if (isSchema(items))
    return `list of ${nameType(follow({ schema: items, name }, schemas), schemas)}`;
  if (Array.isArray(oneOf)) return name;
  const { properties } = schema;
  // What has a file of its own is described under its name.
  if (isSchema(properties) && schemas.get(name) !== schema) return nameMembers(schema, properties);
  const kind = Array.isArray(type) ? type.join(' | ') : String(type ?? 'any');
  return kind === 'object' && schema.title !== undefined ? `object (${name})` : kind;
}

/** The keys of an object; "!" behind those that must be there. */
function nameMembers({ required }: Schema, properties: Schema): string {
  const isNeeded = (key: string): boolean => Array.isArray(required) && required.includes(key);
  const keys = Object.keys(properties).map((key) => (isNeeded(key) ? `${key}!` : key));
  return shorten(`{ ${keys.join(', ')} }`, 240);
}

const firstSentence = (text: unknown): string =>
  typeof text === 'string' ? shorten(/^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text, 160) : '';

/** Name, type, and what it is for; "!" behind the name of one that must be there. */
function showMembers(placed: Placed, schemas: Schemas): JsonValue[] {
  const { properties, required } = placed.schema;
  if (!isSchema(properties)) return [];
  return Object.entries(properties).flatMap(([key, member]): JsonValue[] => {
    if (!isSchema(member)) return [];
    const inner = follow({ schema: member, name: placed.name }, schemas);
    const mark = Array.isArray(required) && required.includes(key) ? '!' : '';
    return [[`${key}${mark}`, nameType(inner, schemas), firstSentence(inner.schema.description)]];
  });
}

export function showSchema(given: Placed, schemas: Schemas): Readonly<Record<string, JsonValue>> {
  const placed = follow(given, schemas);
  const { title, description, examples, pattern, oneOf } = placed.schema;
  const example = Array.isArray(examples) ? (examples[0] as JsonValue) : undefined;
  const options = Array.isArray(oneOf)
    ? oneOf.filter(isSchema).map((option) => follow({ schema: option, name: placed.name }, schemas))
    : [];
  return {
    name: placed.name,
    title: String(title ?? ''),
    description: shorten(String(description ?? ''), 600),
    type: nameType(placed, schemas),
    ...(typeof pattern === 'string' && { pattern }),
    members: showMembers(placed, schemas),
    ...(options.length > 0 && {
      types: options.map(
        ({ schema, name }): JsonValue => [
          name.replace(/^.*\//, ''),
          firstSentence(schema.description),
        ],
      ),
    }),
    ...(example !== undefined && { example }),
  };
}
