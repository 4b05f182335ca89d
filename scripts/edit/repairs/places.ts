// Parts of the JSON files of a site → what stands there, and repairs that write or remove it.
import { findTextKind } from '../../../engine/content/addresses/text-kind';
import { toSteps } from '../../../engine/content/shape/shape';
import { isPairsFile } from '../../../engine/manifest/language-files';
import type { SourceRange } from '../../../engine/model/finding';
import { isRecord, type JsonValue } from '../../../engine/model/json';
import { manifestFile } from '../../journal/site-paths';
import { toOneLine } from '../format-json';
import type { JsonPath } from '../json-edits';
import type { JsonOperation } from '../operations';
import type { Repair, RepairSite } from './repair';

/** A value that stands in a file. */
export interface Part {
  readonly file: string;
  readonly path: JsonPath;
  readonly value: unknown;
}

const isJson = (file: string): boolean =>
  file === manifestFile || findTextKind(file) === 'json' || isPairsFile(file);

/** What stands at a path; undefined where nothing does. */
export function findPart(site: RepairSite, file: string, path: JsonPath): Part | undefined {
  let value = isJson(file) ? site.parse(file) : undefined;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string | number, unknown>)[key];
  }
  return value === undefined ? undefined : { file, path, value };
}

/** What stands at the place of a finding. */
export function findIn(
  site: RepairSite,
  { file, pointer }: Pick<SourceRange, 'file' | 'pointer'>,
): Part | undefined {
  let value = isJson(file) ? site.parse(file) : undefined;
  const path = toSteps(pointer).map((name) => {
    const key = Array.isArray(value) ? Number(name) : name;
    value =
      typeof value === 'object' && value !== null
        ? (value as Record<string | number, unknown>)[key]
        : undefined;
    return key;
  });
  return findPart(site, file, path);
}

/** What contains the place of a finding: as many levels above it. */
export function findAround(site: RepairSite, place: SourceRange, levels = 1): Part | undefined {
  const path = findIn(site, place)?.path;
  return path && path.length >= levels
    ? findPart(site, place.file, path.slice(0, path.length - levels))
    : undefined;
}

/** The members of an object; none of anything else. */
export const membersOf = (part: Part | undefined): Readonly<Record<string, unknown>> =>
  isRecord(part?.value) ? part.value : {};

export const toPointer = (path: JsonPath): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

export const removalOf = (file: string, path: JsonPath): JsonOperation => ({
  op: typeof path.at(-1) === 'number' ? 'remove' : 'unset',
  file,
  path,
});

export const removePart = (file: string, path: JsonPath): Repair => ({
  title: `Remove ${toPointer(path)}.`,
  operations: [removalOf(file, path)],
});

export const setPart = (file: string, path: JsonPath, value: JsonValue): Repair => ({
  title:
    typeof path.at(-1) === 'string'
      ? `Write "${path.at(-1)}": ${toOneLine(value)} at ${toPointer(path.slice(0, -1)) || `the top of ${file}`}.`
      : `Write ${toOneLine(value)} at ${toPointer(path)}.`,
  operations: [{ op: 'set', file, path, value }],
});

/** Removes the value that a finding is about, and no more. */
export function* removeIt(place: SourceRange, site: RepairSite): Iterable<Repair> {
  const path = findIn(site, place)?.path;
  if (path !== undefined && path.length > 0) yield removePart(place.file, path);
}

/** Removes a member of an object, if it has it. */
export function* removeMember(part: Part | undefined, name: string): Iterable<Repair> {
  if (part !== undefined && Object.hasOwn(membersOf(part), name))
    yield removePart(part.file, [...part.path, name]);
}

/** Writes other values in place of the one that a finding is about, each a choice. */
export function* writeInstead(
  site: RepairSite,
  place: SourceRange,
  values: Iterable<JsonValue>,
): Iterable<Repair> {
  const part = findIn(site, place);
  for (const value of part === undefined ? [] : values)
    if (part !== undefined && value !== part.value) yield setPart(part.file, part.path, value);
}
