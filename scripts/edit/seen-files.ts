// JSON from outside → the files that operations were made for, by the hashes of what they held.
import { relative } from 'node:path';
import { isRecord } from '../../engine/model/json';
import { CannotRun } from '../command/cannot-run';
import { parseIfJson } from '../files/parse-if-json';
import { readGiven } from '../source/read-given';

/** By path below the root: the SHA-256 of the bytes, in hex; undefined for a file that was not there. */
export type SeenFiles = ReadonlyMap<string, string | undefined>;

const isHash = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && /^[\da-f]{64}$/.test(value));

/** As JSON has it: null for a file that was not there. */
type WrittenSeenFiles = Readonly<Record<string, string | null>>;

export const isSeenFiles = (value: unknown): value is WrittenSeenFiles =>
  isRecord(value) && Object.values(value).every(isHash);

export const toSeenFiles = (files: WrittenSeenFiles): SeenFiles =>
  new Map(Object.entries(files).map(([path, hash]) => [path, hash ?? undefined]));

/** @throws CannotRun where the file is something else. */
export function readSeenFiles(file: string): SeenFiles {
  const name = relative(process.cwd(), file);
  const value = parseIfJson(String(readGiven(file)));
  if (!isSeenFiles(value))
    throw new CannotRun(
      `${name} is not a list of files. Write {"site.manifest.json": "…", …}: the SHA-256 of each file in hex, or null where there was none.`,
    );
  return toSeenFiles(value);
}
