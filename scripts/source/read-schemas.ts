// Reads schemas/ into one table: the name of a schema is its path without ".schema.json".
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schema } from '../../engine/model/contract';

const ending = '.schema.json';

/** All schemas by name, in alphabetical order. */
export function readSchemas(folder: string): ReadonlyMap<string, Schema> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(ending))
    .sort();
  return new Map(
    files.map((file) => [
      file.slice(0, -ending.length),
      JSON.parse(readFileSync(join(folder, file), 'utf8')) as Schema,
    ]),
  );
}

/** A relative reference inside the schema `from` as the name of the schema it points at. */
export function resolveReference(reference: string, from: string): string {
  const path = new URL(reference, `file:///${from}`).pathname.slice(1);
  return path.replace(/\.schema\.json$/, '');
}
