// A repair of an edit → whether it leaves something of the edit, and all of what was there before it.
import { isRecord } from '../../../engine/model/json';
import { type Content, hashBytes } from '../../journal/bytes';
import type { Operation } from '../operations';
import type { SiteEdit } from '../site-edit';

/** Lists and objects without anything in them say as much as none. */
function withoutEmpty(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .map(([key, inner]) => [key, withoutEmpty(inner)] as const)
    .filter(([, inner]) => inner !== undefined);
  if (entries.length === 0) return undefined;
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

function parse(content: Content | undefined): unknown {
  if (typeof content === 'object') return hashBytes(content);
  try {
    return content === undefined ? undefined : JSON.parse(content);
  } catch {
    return content;
  }
}

const write = (value: unknown): string => JSON.stringify(value) ?? '';

/** Whether anything of an edit is left: what only takes it back does not repair it. */
export const isChanged = (site: SiteEdit): boolean =>
  site
    .changes()
    .some(
      ({ before, after }) =>
        write(withoutEmpty(parse(before))) !== write(withoutEmpty(parse(after))),
    );

function findAt(value: unknown, path: readonly (string | number)[]): unknown {
  let found = value;
  for (const key of path) found = Object(found)[key];
  return found;
}

/** Whether two lists have an item in common, or two objects a member. */
function share(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    const texts = new Set(one.map(write));
    return other.some((item) => texts.has(write(item)));
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  return Object.keys(one).some((key) => write(one[key]) === write(other[key]));
}

/** Whether operations remove nothing that the site had before the edit, and still has with it. */
export const keepsBase = (site: SiteEdit, operations: readonly Operation[]): boolean =>
  operations.every((operation) => {
    if (operation.op !== 'unset' && operation.op !== 'remove') return true;
    const { file, path } = operation;
    const change = site.files().find((one) => one.path === file);
    const [before, after] = [parse(change?.before), parse(change?.after)];
    return !share(findAt(before, path), findAt(after, path));
  });
