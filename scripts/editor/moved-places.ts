// What a step is about, as somebody saw it → where that stands now: steps before it may have moved it, or taken it away.
import type { JsonValue } from '../../engine/model/json';
import { manifestFile } from './shell/site-values';
import type { Step } from './wire';

type Path = readonly (string | number)[];

/** The manifest that somebody saw, and each that came after it. */
type Seen = readonly JsonValue[];

const getIn = (holder: unknown, key: string | number): unknown =>
  (holder as Record<string | number, unknown> | undefined)?.[key];
const getAt = (root: unknown, path: Path): unknown => path.reduce<unknown>(getIn, root);

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Undefined where the item is gone. One that is not known again, in a list as long as before, has been changed. */
export function followIndex(
  before: readonly unknown[],
  after: readonly unknown[],
  index: number,
): number | undefined {
  const [more, shorter] = [after.length - before.length, Math.min(before.length, after.length)];
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start += 1;
  if (index < start) return index;
  let end = 0;
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1;
  if (index >= before.length - end) return index + more;
  const found = after.findIndex((one, at) => at >= start && isSame(one, before[index]));
  if (found >= 0) return found;
  return more === 0 ? index : undefined;
}

function followOnce(path: Path, before: JsonValue, after: JsonValue): Path | undefined {
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

/** Undefined where it is gone. */
function follow(path: Path, seen: Seen): Path | undefined {
  let followed: Path | undefined = path;
  for (const [index, before] of seen.slice(0, -1).entries())
    followed = followed && followOnce(followed, before, seen[index + 1] as JsonValue);
  return followed;
}

/** Behind what it was behind. */
function followGap(list: Path, index: number, seen: Seen): number {
  const above = index === 0 ? undefined : follow([...list, index - 1], seen)?.at(-1);
  return typeof above === 'number' ? above + 1 : index;
}

/** As far from where it was as somebody meant. */
function followMove([list, from, to]: readonly [Path, number, number], now: number, seen: Seen) {
  const items = getAt(seen.at(-1), list);
  const last = Array.isArray(items) ? items.length - 1 : to;
  return Math.min(last, Math.max(0, now + to - from));
}

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

function followBlock(operation: Named, seen: Seen): object | undefined {
  const { page = '', block, index, to } = operation;
  const list = ['pages', page, 'blocks'];
  const target = typeof to === 'string' ? ['pages', to, 'blocks'] : list;
  const now = block === undefined ? undefined : follow([...list, block], seen)?.at(-1);
  if (block !== undefined && typeof now !== 'number') return undefined;
  const next =
    index === undefined
      ? undefined
      : typeof now === 'number' && block !== undefined && target === list
        ? followMove([list, block, index], now, seen)
        : followGap(target, index, seen);
  return {
    ...operation,
    ...(now !== undefined && { block: now }),
    ...(next !== undefined && { index: next }),
  };
}

function followMenu(operation: Named, seen: Seen): object | undefined {
  const { entry, menu, index } = operation;
  const from = Array.isArray(entry) ? toMenuPath(entry) : undefined;
  const above = Array.isArray(menu) ? toMenuPath(menu) : undefined;
  const [now, holder] = [from && follow(from, seen), above && follow(above, seen)];
  if ((from !== undefined && now === undefined) || (above !== undefined && holder === undefined))
    return undefined;
  const list = typeof menu === 'string' ? undefined : [...(above ?? []), above ? 'items' : 'menus'];
  const parent = from?.slice(0, -1);
  const next =
    index === undefined || list === undefined
      ? index
      : isSame(parent, list)
        ? followMove([list, Number(from?.at(-1)), index], Number(now?.at(-1)), seen)
        : followGap(list, index, seen);
  return {
    ...operation,
    ...(now && { entry: toMenuPlace(now) }),
    ...(holder && { menu: toMenuPlace(holder) }),
    ...(next !== undefined && { index: next }),
  };
}

function followValue(operation: Named, seen: Seen): object | undefined {
  const { path = [], op, index, to } = operation;
  const now = follow(path, seen);
  if (now === undefined) return undefined;
  if (op === 'insert' && index !== undefined)
    return { ...operation, path: now, index: followGap(path, index, seen) };
  if (op !== 'move' || !Array.isArray(to)) return { ...operation, path: now };
  const list = path.slice(0, -1);
  const next = isSame(to.slice(0, -1), list)
    ? followMove([list, Number(path.at(-1)), Number(to.at(-1))], Number(now.at(-1)), seen)
    : followGap(to.slice(0, -1), Number(to.at(-1)), seen);
  return { ...operation, path: now, to: [...to.slice(0, -1), next] };
}

function followOne(operation: Named, seen: Seen): object | undefined {
  if (operation.op.startsWith('block ')) return followBlock(operation, seen);
  if (operation.op.startsWith('menu ')) return followMenu(operation, seen);
  return operation.file === manifestFile && operation.path !== undefined
    ? followValue(operation, seen)
    : operation;
}

/** A step at the places that are meant; undefined where one of them is gone. Words say themselves what was seen. */
export function followStep(step: Step, seen: Seen): Step | undefined {
  if (step.type !== 'operations' || seen.length < 2) return step;
  const operations = step.operations.map((one) => followOne(one as unknown as Named, seen));
  return operations.includes(undefined)
    ? undefined
    : { ...step, operations: operations as JsonValue[] };
}
