// Schemas → what may stand at a place of the manifest: its members in a few words each, and an example.
import type { JsonValue } from '../../engine/model/json';
import { follow, isSchema, listOptions, type Placed } from '../contract/find-schema';
import type { Schema, Schemas } from '../contract/read-schemas';
import { shorten } from './room';

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
  const { title, description, examples, pattern } = placed.schema;
  const example = Array.isArray(examples) ? (examples[0] as JsonValue) : undefined;
  const options = listOptions(placed, schemas);
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
