// A repair of an edit → whether it leaves something of the edit, and all of what was there before it.
import { isRecord } from '../../../engine/model/json';
import { type Content, hashBytes } from '../../journal/bytes';
import type { Operation } from '../operations';
import type { SiteEdit } from '../site-edit';

/** Lists and objects without anything in them say as much as none, and members the same in any order. */
function toPlain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .map(([key, inner]) => [key, toPlain(inner)] as const)
    .filter(([, inner]) => inner !== undefined);
  if (entries.length === 0) return undefined;
  if (Array.isArray(value)) return entries.map(([, inner]) => inner);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
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
    .some(({ before, after }) => write(toPlain(parse(before))) !== write(toPlain(parse(after))));

function findAt(value: unknown, path: readonly (string | number)[]): unknown {
  let found = value;
  for (const key of path) found = Object(found)[key];
  return found;
}

/** Whether two lists have an item in common, or two objects a member, at any depth. */
function share(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    const texts = new Set(one.map(write));
    return other.some((item, index) => texts.has(write(item)) || share(one[index], item));
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  return Object.keys(one).some(
    (key) => write(one[key]) === write(other[key]) || share(one[key], other[key]),
  );
}

/** Whether operations remove nothing that the site had before the edit, and still has with it. */
export const keepsBase = (site: SiteEdit, operations: readonly Operation[]): boolean =>
  listRemoved(site, operations).every(([before, after]) => !share(before, after));

/** Whether what they remove is there as it was before the edit, or came with it: nothing that it changes. */
export const removesWhole = (site: SiteEdit, operations: readonly Operation[]): boolean =>
  listRemoved(site, operations).every(
    ([before, after, all]) => !share(before, after) || write(all).includes(write(after)),
  );

/** What is removed: what was there before the edit, what is there with it, and the whole file as it was. */
function listRemoved(
  site: SiteEdit,
  operations: readonly Operation[],
): (readonly [before: unknown, after: unknown, all: unknown])[] {
  return operations.flatMap((operation) => {
    if (operation.op !== 'unset' && operation.op !== 'remove') return [];
    const { file, path } = operation;
    const change = site.files().find((one) => one.path === file);
    const [before, after] = [parse(change?.before), parse(change?.after)];
    return [[findAt(before, path), findAt(after, path), before] as const];
  });
}
