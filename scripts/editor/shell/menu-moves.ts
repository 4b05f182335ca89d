// An arrow or a drop on an entry of the menus, or on a page in them → the operation that moves it.

import { isRecord } from '../../../engine/model/json';
import { getAt } from '../moved-places';
import type { EditorState, PageEntry } from '../site-state';
import { findEntry, findMember, findMenuPages, isItemId, manifestFile } from './site-values';
import type { Move } from './tree';

export interface MenuEntry {
  readonly page?: string;
  readonly label?: string;
  readonly heading?: string;
  readonly items?: readonly MenuEntry[];
}

const toPlace = (key: string): number[] => (key === '' ? [] : key.split(',').map(Number));

const countAt = (menus: unknown, place: readonly number[]): number => {
  let list: unknown = menus;
  for (const index of place) list = (list as readonly MenuEntry[])[index]?.items;
  return Array.isArray(list) ? list.length : 0;
};

/** Whether all at the top are plain links. */
function isPlainRow(menus: unknown): boolean {
  const row: readonly unknown[] = Array.isArray(menus) ? menus : [];
  const isPlain = (one: unknown): boolean =>
    isRecord(one) && (one.panel === false || one.page === undefined);
  return row.length > 0 && row.every(isPlain);
}

/** A page as an entry of the menus: at the top a plain link where all others are. */
export const toMenuEntry = (menus: unknown, page: string, menu?: unknown): object =>
  menu === undefined && isPlainRow(menus) ? { page, panel: false } : { page };

interface MenuMove {
  readonly op: 'menu move';
  readonly entry: readonly number[];
  readonly menu?: readonly number[];
  /** At the end without one. */
  readonly index?: number;
}

/** The key that an entry has after it was moved. */
export function toMovedKey(menus: unknown, { menu = [], index }: MenuMove): string {
  return [...menu, index ?? countAt(menus, menu)].join(',');
}

/** The operation that an arrow stands for; undefined where the entry cannot go there. */
export function toMenuMove(menus: unknown, key: string, move: Move): MenuMove | undefined {
  const entry = toPlace(key);
  const index = entry.at(-1) ?? 0;
  const parent = entry.slice(0, -1);
  const within = parent.length > 0 ? { menu: parent } : {};
  const op = 'menu move';
  if (move === 'up') return index > 0 ? { op, entry, ...within, index: index - 1 } : undefined;
  if (move === 'down')
    return index + 1 < countAt(menus, parent)
      ? { op, entry, ...within, index: index + 1 }
      : undefined;
  if (move === 'in') return index > 0 ? { op, entry, menu: [...parent, index - 1] } : undefined;
  if (parent.length === 0) return undefined;
  const above = parent.slice(0, -1);
  return {
    ...{ op, entry, index: (parent.at(-1) ?? 0) + 1 },
    ...(above.length > 0 && { menu: above }),
  };
}

interface Drop {
  readonly key: string;
  readonly on: string;
  readonly where: 'below' | 'before';
}

/** With places of menus as keys. */
export function toMenuDrop({ key, on, where }: Drop, op = 'menu move'): object {
  const [entry, place] = [toPlace(key), toPlace(on)];
  const parent = place.slice(0, -1);
  return where === 'below'
    ? { op, entry, menu: place }
    : { op, entry, index: place.at(-1) ?? 0, ...(parent.length > 0 && { menu: parent }) };
}

/** The place of a page in the menus; undefined where it is in none. */
function findPlace(entries: unknown, id: string, at = ''): string | undefined {
  for (const [index, entry] of (Array.isArray(entries) ? entries : []).entries()) {
    if (!isRecord(entry)) continue;
    const key = at === '' ? String(index) : `${at},${index}`;
    const found = entry.page === id ? key : findPlace(entry.items, id, key);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A menu that is a plain link has no place for others, before its panel opens. `menu`: by its page, or its place. */
function openPanel(menus: unknown, menu: unknown): object[] {
  const list: readonly unknown[] = Array.isArray(menus) ? menus : [];
  const index = Array.isArray(menu)
    ? menu.length === 1
      ? Number(menu[0])
      : -1
    : list.findIndex((one) => isRecord(one) && one.page === menu);
  const known = list[index];
  if (menu === undefined || !isRecord(known) || known.panel !== false) return [];
  return [{ op: 'unset', file: manifestFile, path: ['menus', index, 'panel'] }];
}

/** What a menu at the top says of its panel: an entry below another has none. */
export const membersOfPanel = ['panel', 'heading', 'text', 'buttonLabel', 'summaries'] as const;

/** An entry that leaves the top loses what it says of its panel; one that comes there is a plain link where all others are. */
function fitEntry(menus: unknown, { entry, menu }: Placed): object[] {
  const key = Array.isArray(entry) ? entry.join(',') : findPlace(menus, String(entry));
  if (entry === undefined || key === undefined) return [];
  const path = toMenuPath(`menus/${key}`);
  const known = getAt({ menus }, path);
  const [isAtTop, staysAtTop] = [path.length === 2, menu === undefined];
  if (!isRecord(known) || isAtTop === staysAtTop) return [];
  if (isAtTop)
    return membersOfPanel
      .filter((name) => known[name] !== undefined)
      .map((name) => ({ op: 'unset', file: manifestFile, path: [...path, name] }));
  const isLink = known.page !== undefined && known.items === undefined && isPlainRow(menus);
  const plain = { op: 'set', file: manifestFile, path: [...path, 'panel'], value: false };
  return isLink ? [plain] : [];
}

/** Both by a page, or by their places; an entry that is new has no place yet. */
interface Placed {
  readonly entry?: unknown;
  readonly menu?: unknown;
}

/** With what makes the entry, and the menu that it comes into, fit. */
export const withFit = (menus: unknown, operation: Placed): object[] => [
  ...openPanel(menus, operation.menu),
  ...fitEntry(menus, operation),
  operation,
];

/** The places of the entries that one could be below: all but itself and those below it. */
export function listPlaces(menus: unknown, key: string, above: readonly number[] = []): number[][] {
  const list: readonly unknown[] = Array.isArray(menus) ? menus : [];
  return list.flatMap((entry, index) => {
    const place = [...above, index];
    if (!isRecord(entry) || place.join(',') === key) return [];
    return [place, ...listPlaces(entry.items, key, place)];
  });
}

/** The page that a page is below in the menus; undefined at the top. */
export function findPageAbove(menus: unknown, id: string): string | undefined {
  let [list, above]: [unknown, string | undefined] = [menus, undefined];
  for (const index of toPlace(findPlace(menus, id) ?? '').slice(0, -1)) {
    const entry = (list as readonly MenuEntry[])[index];
    [list, above] = [entry?.items, entry?.page];
  }
  return above;
}

export const findMenus = (site: EditorState | undefined): unknown => findMember(site, ['menus']);

/** Of a page in the menus; undefined where it cannot go there. */
export function toPageMove(
  site: EditorState | undefined,
  id: string,
  move: Move,
): object | undefined {
  const key = findPlace(findMenus(site), id);
  return key === undefined ? undefined : toMenuMove(findMenus(site), key, move);
}

function setParent(site: EditorState | undefined, id: string, parent: string | null): object[] {
  const at = { file: manifestFile, path: ['pages', id, 'parent'] };
  if (parent !== null) return [{ op: 'set', ...at, value: parent }];
  return findEntry(site, id).parent === undefined ? [] : [{ op: 'unset', ...at }];
}

/** Whether a page is the first at the top of the list that no menu has: before it stands the last of the menu. */
function isBehindMenu(site: EditorState | undefined, on: string): boolean {
  const pages = findMenuPages(site);
  const isBehind = ({ id, path, parent }: PageEntry): boolean =>
    path !== '/' && parent === null && !pages.has(id);
  return pages.size > 0 && site?.pages.find(isBehind)?.id === on;
}

/** A page that is dropped on another takes its place in the menus, or below it; where that is in none, the page above it. */
export function toPageDrop(site: EditorState | undefined, { key, on, where }: Drop): object[] {
  if (isItemId(key) || isItemId(on)) return [];
  const [from, to] = [key, on].map((id) => findPlace(findMenus(site), id));
  if (where === 'before' && isBehindMenu(site, on)) return toMenus(site, key, from, {});
  if (to === undefined) {
    const above = site?.pages.find(({ id }) => id === on)?.parent ?? null;
    return setParent(site, key, where === 'below' ? on : above);
  }
  const { entry: _, ...place } = toMenuDrop({ key: from ?? '', on: to, where }) as Placed;
  return toMenus(site, key, from, place);
}

/** `from`: where a page is in the menus already; undefined where it is in none. */
function toMenus(
  site: EditorState | undefined,
  key: string,
  from: string | undefined,
  place: Omit<Placed, 'entry'>,
): object[] {
  const menus = findMenus(site);
  const operation =
    from === undefined
      ? { ...place, op: 'menu insert', value: toMenuEntry(menus, key, place.menu) }
      : { ...place, op: 'menu move', entry: toPlace(from) };
  return [...withFit(menus, operation), ...setParent(site, key, null)];
}

/** "menus/0,1" is the second entry below the first menu. */
export const toMenuPath = (part: string): (string | number)[] =>
  part
    .slice('menus/'.length)
    .split(',')
    .flatMap((index, at) => (at === 0 ? ['menus', Number(index)] : ['items', Number(index)]));
