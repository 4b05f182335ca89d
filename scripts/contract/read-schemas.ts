// Reads schemas/ into one table: the name of a schema is its path without ".schema.json".
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../../engine/model/message-of';
import { CannotRun } from '../command/cannot-run';

/** A draft-07 schema as in its file, with the keywords that somebody looks into. */
export interface Schema {
  readonly [keyword: string]: unknown;
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly if?: Schema;
  readonly then?: Schema;
  readonly else?: Schema;
  readonly enum?: readonly unknown[];
  readonly enumTitles?: readonly string[];
  readonly examples?: readonly unknown[];
}

export type Schemas = ReadonlyMap<string, Schema>;

const ending = '.schema.json';

function readSchema(file: string): Schema {
  try {
    const schema: Schema = JSON.parse(readFileSync(file, 'utf8'));
    return schema;
  } catch (error) {
    throw new CannotRun(`${file} is not valid JSON: ${messageOf(error)}. Fix it there.`);
  }
}

const membersOf = ({ properties = {} }: Schema): Readonly<Record<string, Schema | false>> =>
  properties;

/** The schema of a block or a kind of items, with the members that all of them have, but for those that it refuses by `false`. */
export function withCommonMembers(schema: Schema, common: Schema | undefined): Schema {
  const own = membersOf(schema);
  const added = Object.entries(membersOf(common ?? {})).filter(([name]) => own[name] !== false);
  const taken = Object.entries(own);
  const all = [...taken, ...added].flatMap(([name, member]) =>
    member ? [[name, member] as const] : [],
  );
  return { ...schema, properties: Object.fromEntries(all) };
}

/** The schemas that have members in common, by folder: which schema has these. */
const commonOf: Readonly<Record<string, string>> = {
  blocks: 'block-members',
  kinds: 'item-members',
};

/** A schema with what all in its folder have. */
export function completeMembers(
  name: string,
  schema: Schema,
  schemas: ReadonlyMap<string, Schema>,
): Schema {
  const [folder = '', inner] = name.split('/');
  const common = inner === undefined ? undefined : commonOf[folder];
  return common === undefined ? schema : withCommonMembers(schema, schemas.get(common));
}

/** All schemas by name, in alphabetical order; those of blocks and kinds with the members that all of these have. */
export function readSchemas(folder: string): ReadonlyMap<string, Schema> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(ending))
    .sort();
  const written = new Map(
    files.map((file) => [file.slice(0, -ending.length), readSchema(join(folder, file))]),
  );
  return new Map(
    [...written].map(([name, schema]) => [name, completeMembers(name, schema, written)]),
  );
}

/** A relative reference inside the schema `from` → the name of the schema it refers to. */
export function resolveReference(reference: string, from: string): string {
  const path = new URL(reference, `file:///${from}`).pathname.slice(1);
  return path.replace(/\.schema\.json$/, '');
}
