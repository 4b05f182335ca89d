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

export function readSchema(file: string): Schema {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Schema;
  } catch (error) {
    throw new CannotRun(`${file} is not valid JSON: ${(error as Error).message}. Fix it there.`);
  }
}

/** All schemas by name, in alphabetical order. */
export function readSchemas(folder: string): ReadonlyMap<string, Schema> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(ending))
    .sort();
  return new Map(
    files.map((file) => [file.slice(0, -ending.length), readSchema(join(folder, file))]),
  );
}

/** A relative reference inside the schema `from` → the name of the schema it refers to. */
export function resolveReference(reference: string, from: string): string {
  const path = new URL(reference, `file:///${from}`).pathname.slice(1);
  return path.replace(/\.schema\.json$/, '');
}
