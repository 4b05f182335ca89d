// What changes a manifest from one version to the next, as data; and the places that such a change is about.
import { isRecord, type Json } from '../../engine/model/json';
import type { JsonPath } from '../edit/json-edits';
import type { JsonOperation } from '../edit/operations';
import { manifestFile } from '../journal/site-paths';

export interface Migration {
  /** The version that it makes, from the one before. */
  readonly to: number;
  /** What changes, for the owner of a site: one sentence. */
  readonly about: string;
  /** A manifest, and what becomes of it: a test compares them. */
  readonly example: { readonly before: Json; readonly after: Json };
  /** All changes but that of the version; each applies to what the changes before it have made. */
  readonly change: (manifest: Json) => readonly JsonOperation[];
}

/** The paths of all values that a pattern leads to; `*` stands for each key, and for each index. */
function findPaths(value: unknown, pattern: readonly string[]): JsonPath[] {
  const [step, ...rest] = pattern;
  if (step === undefined) return [[]];
  if (!isRecord(value) && !Array.isArray(value)) return [];
  const entries: Iterable<[string | number, unknown]> = Array.isArray(value)
    ? value.entries()
    : Object.entries(value);
  return [...entries].flatMap(([key, inner]) =>
    step === '*' || step === key ? findPaths(inner, rest).map((path) => [key, ...path]) : [],
  );
}

/** Gives the members that a pattern leads to another name. */
export const renameAll = (
  manifest: Json,
  pattern: readonly string[],
  key: string,
): JsonOperation[] =>
  findPaths(manifest, pattern).map((path) => ({
    op: 'rename key',
    file: manifestFile,
    path,
    key,
  }));
