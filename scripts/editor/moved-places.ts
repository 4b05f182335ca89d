// What a step is about, as somebody saw it → where that stands now: steps before it may have moved it, or taken it away.
import type { JsonValue } from '../../engine/model/json';
import { manifestFile } from './shell/site-values';
import type { Step } from './wire';

type Path = readonly (string | number)[];

/** A site that somebody saw. */
export interface SeenSite {
  readonly manifest: JsonValue;
  /** The operations of a step of their own that led to it: of other files than the manifest, only these are known. */
  readonly written?: readonly JsonValue[];
}

/** What somebody saw, and each that came after it. */
type Seen = readonly SeenSite[];

/** Where something of a file stands now. */
interface Follower {
  /** Undefined where it is gone. */
  readonly follow: (path: Path) => Path | undefined;
  /** How many items a list has now. */
  readonly count: (list: Path) => number;
}

const getIn = (holder: unknown, key: string | number): unknown =>
  (holder as Record<string | number, unknown> | undefined)?.[key];
/** What stands at a place; undefined for nothing. */
export const getAt = (root: unknown, path: Path): unknown => path.reduce<unknown>(getIn, root);

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/**
 * Undefined where the item is gone. One that is not known again, in a list as long as before, has been changed; what was not there
 * before is about to come.
 */
export function followIndex(
  before: readonly unknown[],
  after: readonly unknown[],
  index: number,
): number | undefined {
  const [more, shorter] = [after.length - before.length, Math.min(before.length, after.length)];
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start += 1;
  if (index < start || index >= before.length) return index;
  let end = 0;
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1;
  if (index >= before.length - end) return index + more;
  const found = after.findIndex(
    (one, at) => at >= start && at < after.length - end && isSame(one, before[index]),
  );
  if (found >= 0) return found;
  return more === 0 ? index : undefined;
}

/** From one manifest to the next; undefined where it is gone. */
export function followOnce(path: Path, before: JsonValue, after: JsonValue): Path | undefined {
  const followed: (string | number)[] = [];
  for (const [level, key] of path.entries()) {
    const [old, now] = [getAt(before, path.slice(0, level)), getAt(after, followed)];
    const isIndex = typeof key === 'number' && Array.isArray(old) && Array.isArray(now);
    const next = isIndex ? followIndex(old, now, key) : key;
    if (next === undefined) return undefined;
    followed.push(next);
  }
  return followed;
}

function inManifest(seen: Seen): Follower {
  const manifests = seen.map(({ manifest }) => manifest);
  return {
    follow: (path) =>
      manifests
        .slice(1)
        .reduce<Path | undefined>(
          (at, now, index) => at && followOnce(at, manifests[index] ?? {}, now),
          path,
        ),
    count: (list) => {
      const items = getAt(manifests.at(-1), list);
      return Array.isArray(items) ? items.length : Number.POSITIVE_INFINITY;
    },
  };
}

/** The index of an item in a list, where a path leads through it. */
function findIndex(path: Path, list: Path): number | undefined {
  const index = path[list.length];
  const isThere = isSame(path.slice(0, list.length), list);
  return isThere && typeof index === 'number' ? index : undefined;
}

const withIndex = (path: Path, level: number, index: number): Path =>
  path.map((key, at) => (at === level ? index : key));

/** Where something stands once an operation is made; undefined where that takes it away. */
function followOperation(at: Path, { op, path = [], index, to }: Named): Path | undefined {
  if (op === 'insert') {
    const found = findIndex(at, path);
    const isBehind = found !== undefined && index !== undefined && index <= found;
    return isBehind ? withIndex(at, path.length, found + 1) : at;
  }
  if (op !== 'remove' && op !== 'move') return at;
  const list = path.slice(0, -1);
  const [found, from] = [findIndex(at, list), Number(path.at(-1))];
  if (found === undefined) return at;
  if (found === from)
    return op === 'move' && Array.isArray(to) ? [...to, ...at.slice(path.length)] : undefined;
  const without = withIndex(at, list.length, found > from ? found - 1 : found);
  if (op === 'remove' || !Array.isArray(to)) return without;
  return followOperation(without, { op: 'insert', path: to.slice(0, -1), index: to.at(-1) });
}

function inOther(file: string | undefined, seen: Seen): Follower {
  const written = seen
    .slice(1)
    .flatMap((site) => (site.written ?? []) as unknown as readonly Named[])
    .filter((one) => one.file === file);
  return {
    follow: (path) =>
      written.reduce<Path | undefined>((at, one) => at && followOperation(at, one), path),
    count: () => Number.POSITIVE_INFINITY,
  };
}

/** Behind what it was behind. */
function followGap(list: Path, index: number, { follow }: Follower): number {
  const above = index === 0 ? undefined : follow([...list, index - 1])?.at(-1);
  return typeof above === 'number' ? above + 1 : index;
}

/** As far from where it was as somebody meant. */
const followMove = (
  [list, from, to]: readonly [Path, number, number],
  now: number,
  { count }: Follower,
): number => Math.min(count(list) - 1, Math.max(0, now + to - from));

const toMenuPath = (entry: readonly number[]): Path =>
  entry.flatMap((index, level) => [level === 0 ? 'menus' : 'items', index]);
const toMenuPlace = (path: Path): Path => path.filter((key) => typeof key === 'number');

interface Named {
  readonly op: string;
  readonly file?: string;
  readonly path?: Path;
  readonly to?: unknown;
  readonly page?: string;
  readonly block?: number;
  readonly index?: number;
  readonly entry?: unknown;
  readonly menu?: unknown;
}

function followBlock(operation: Named, places: Follower): object | undefined {
  const { page = '', block, index, to } = operation;
  const list = ['pages', page, 'blocks'];
  const target = typeof to === 'string' ? ['pages', to, 'blocks'] : list;
  const now = block === undefined ? undefined : places.follow([...list, block])?.at(-1);
  if (block !== undefined && typeof now !== 'number') return undefined;
  const next =
    index === undefined
      ? undefined
      : typeof now === 'number' && block !== undefined && target === list
        ? followMove([list, block, index], now, places)
        : followGap(target, index, places);
  return {
    ...operation,
    ...(now !== undefined && { block: now }),
    ...(next !== undefined && { index: next }),
  };
}

function followMenu(operation: Named, places: Follower): object | undefined {
  const { entry, menu, index } = operation;
  const from = Array.isArray(entry) ? toMenuPath(entry) : undefined;
  const above = Array.isArray(menu) ? toMenuPath(menu) : undefined;
  const [now, holder] = [from && places.follow(from), above && places.follow(above)];
  if ((from !== undefined && now === undefined) || (above !== undefined && holder === undefined))
    return undefined;
  const list = typeof menu === 'string' ? undefined : [...(above ?? []), above ? 'items' : 'menus'];
  const parent = from?.slice(0, -1);
  const next =
    index === undefined || list === undefined
      ? index
      : isSame(parent, list)
        ? followMove([list, Number(from?.at(-1)), index], Number(now?.at(-1)), places)
        : followGap(list, index, places);
  return {
    ...operation,
    ...(now && { entry: toMenuPlace(now) }),
    ...(holder && { menu: toMenuPlace(holder) }),
    ...(next !== undefined && { index: next }),
  };
}

function followValue(operation: Named, places: Follower): object | undefined {
  const { path = [], op, index, to } = operation;
  const now = places.follow(path);
  if (now === undefined) return undefined;
  if (op === 'insert' && index !== undefined)
    return { ...operation, path: now, index: followGap(path, index, places) };
  if (op !== 'move' || !Array.isArray(to)) return { ...operation, path: now };
  const list = path.slice(0, -1);
  const next = isSame(to.slice(0, -1), list)
    ? followMove([list, Number(path.at(-1)), Number(to.at(-1))], Number(now.at(-1)), places)
    : followGap(to.slice(0, -1), Number(to.at(-1)), places);
  return { ...operation, path: now, to: [...to.slice(0, -1), next] };
}

/** A step at the places that are meant; undefined where one of them is gone. Words say themselves what was seen. */
export function followStep(step: Step, seen: Seen): Step | undefined {
  if (step.type !== 'operations' || seen.length < 2) return step;
  const manifest = inManifest(seen);
  const placesIn = (file: string | undefined): Follower =>
    file === manifestFile ? manifest : inOther(file, seen);
  const followOne = (operation: Named): object | undefined => {
    if (operation.op.startsWith('block ')) return followBlock(operation, manifest);
    if (operation.op.startsWith('menu ')) return followMenu(operation, manifest);
    return operation.path === undefined
      ? operation
      : followValue(operation, placesIn(operation.file));
  };
  const operations = step.operations.map((one) => followOne(one as unknown as Named));
  const known = step.seen;
  const path = known && placesIn(known.file).follow(known.path);
  if (operations.includes(undefined) || (known !== undefined && path === undefined))
    return undefined;
  return {
    ...step,
    operations: operations as JsonValue[],
    ...(known && path && { seen: { ...known, path } }),
  };
}
