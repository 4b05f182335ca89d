// Reads schemas/ into one table: the name of a schema is its path without ".schema.json".
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotRun } from '../command/cannot-run';

/** A draft-07 schema as in its file. */
export interface Schema {
  readonly [keyword: string]: unknown;
}

export type Schemas = ReadonlyMap<string, Schema>;

const ending = '.schema.json';

function readSchema(file: string): Schema {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Schema;
  } catch (error) {
    throw new CannotRun(`${file} is not valid JSON: ${(error as Error).message}. Fix it there.`);
  }
}

const membersOf = ({ properties = {} }: Schema) => properties as Readonly<Record<string, unknown>>;

/** The schema of a type of block, with the members that every block has, but for those that it refuses by `false`. */
export function withBlockMembers(schema: Schema, common: Schema | undefined): Schema {
  const own = membersOf(schema);
  const added = Object.entries(membersOf(common ?? {})).filter(([name]) => own[name] !== false);
  const taken = Object.entries(own).filter(([, member]) => member !== false);
  return { ...schema, properties: Object.fromEntries([...taken, ...added]) };
}

/** All schemas by name, in alphabetical order; those of blocks with the members that every block has. */
export function readSchemas(folder: string): ReadonlyMap<string, Schema> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(ending))
    .sort();
  const written = new Map(
    files.map((file) => [file.slice(0, -ending.length), readSchema(join(folder, file))]),
  );
  const common = written.get('block-members');
  return new Map(
    [...written].map(([name, schema]) => [
      name,
      name.startsWith('blocks/') ? withBlockMembers(schema, common) : schema,
    ]),
  );
}

/** A relative reference inside the schema `from` → the name of the schema it refers to. */
export function resolveReference(reference: string, from: string): string {
  const path = new URL(reference, `file:///${from}`).pathname.slice(1);
  return path.replace(/\.schema\.json$/, '');
}
