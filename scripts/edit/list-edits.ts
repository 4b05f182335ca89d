// Items of the lists of a manifest: put, moved, taken out; their members set.
import { isRecord, type Json, type JsonValue } from '../../engine/model/json';
import { CannotRun } from '../command/cannot-run';
import { manifestFile } from '../journal/site-paths';
import type { JsonPath } from './json-edits';
import type { Members } from './operations';
import type { SiteEdit } from './site-edit';

/** What stands at a path of the manifest; undefined where nothing does. */
export function findValue(manifest: Json, path: JsonPath): unknown {
  let value: unknown = manifest;
  for (const key of path) value = Object(value)[key];
  return value;
}

/** A list of the manifest, and what it is called in sentences. */
export interface NamedList {
  readonly path: JsonPath;
  /** Such as "the menus". */
  readonly name: string;
}

function checkIndex(manifest: Json, { path, name }: NamedList, index: number): void {
  const list = findValue(manifest, path);
  const count = Array.isArray(list) ? list.length : 0;
  if (index <= count) return;
  throw new CannotRun(`In ${name}, there is no place ${index}: the last is ${count}.`);
}

/** Without an index: as the last. */
export function insertItem(
  site: SiteEdit,
  manifest: Json,
  { list, value, index }: { list: NamedList; value: JsonValue; index?: number | undefined },
): void {
  if (index !== undefined) checkIndex(manifest, list, index);
  const place = index === undefined ? {} : { index };
  site.apply({ op: 'insert', file: manifestFile, path: list.path, value, ...place });
}

/** The index counts without the item. */
export function moveItem(
  site: SiteEdit,
  manifest: Json,
  { path, list, index }: { path: JsonPath; list: NamedList; index?: number | undefined },
): void {
  const others = findValue(manifest, list.path);
  const value = findValue(manifest, path) as JsonValue;
  const isWithin = list.path.join('/') === path.slice(0, -1).join('/');
  const count = Array.isArray(others) ? others.length - (isWithin ? 1 : 0) : 0;
  if (index !== undefined && index > count)
    throw new CannotRun(`In ${list.name}, there is no place ${index}: the last is ${count}.`);
  const to = [...list.path, index ?? count];
  if (Array.isArray(others)) site.apply({ op: 'move', file: manifestFile, path, to });
  else {
    // It is made outside the item: both places can be found one after the other.
    site.apply({ op: 'insert', file: manifestFile, path: list.path, value });
    site.apply({ op: 'remove', file: manifestFile, path });
  }
}

export function setMembers(site: SiteEdit, path: JsonPath, members: Members): void {
  for (const [name, value] of Object.entries(members)) {
    const place = { file: manifestFile, path: [...path, name] };
    const holder = findValue(JSON.parse(site.get(manifestFile)), path);
    const isThere = isRecord(holder) && Object.hasOwn(holder, name);
    if (value !== null) site.apply({ op: 'set', ...place, value });
    else if (isThere) site.apply({ op: 'unset', ...place });
  }
}
