// What is selected, before a change → the same after it, wherever it stands then: an entry of the menus, a block of a page.

import { isRecord } from '../../../engine/model/json';
import { linkTargets } from '../../../engine/model/link-targets';
import { followIndex, followOnce } from '../moved-places';
import type { EditorState } from '../site-state';
import { findPage } from './find-page';
import { toMenuPath } from './menu-moves';
import type { Selection, ShellState } from './shell-state';
import { findBlocks, findMember, findEntry as findPageEntry, listShown } from './site-values';

/** What an entry leads to it keeps where it is moved. */
const isSameEntry = (one: unknown, other: unknown): boolean =>
  isRecord(one) && isRecord(other) && linkTargets.every((name) => one[name] === other[name]);

/** The first entry that leads where another does; undefined for none. */
function findEntry(
  list: unknown,
  entry: unknown,
  above: readonly number[] = [],
): string | undefined {
  for (const [index, one] of (Array.isArray(list) ? list : []).entries()) {
    const place = [...above, index];
    const found = isSameEntry(one, entry) ? place.join(',') : findEntry(one.items, entry, place);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** How many members two values have alike. */
const countAlike = (one: unknown, other: unknown): number =>
  isRecord(one) && isRecord(other)
    ? Object.keys(one).filter((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]))
        .length
    : 0;

/** The block of the same type that says most of what another does, among those that were not there; undefined for none. */
function findChanged(
  before: readonly unknown[],
  after: readonly unknown[],
  block: unknown,
): number | undefined {
  const known = new Set(before.map((one) => JSON.stringify(one)));
  const isLike = (one: unknown): boolean =>
    isRecord(one) && isRecord(block) && one.type === block.type && !known.has(JSON.stringify(one));
  const [best] = after
    .flatMap((one, index) => (isLike(one) ? [{ index, alike: countAlike(block, one) }] : []))
    .sort((one, other) => other.alike - one.alike);
  return best?.index;
}

type BlockSelection = Extract<Selection, { readonly type: 'block' }>;

/** Of a block that is gone, its page. What the engine adds stands behind all of them. */
function followBlock(
  selection: BlockSelection,
  site: EditorState,
  next: EditorState,
): Selection | undefined {
  const { page, index } = selection;
  const [before, after] = [findBlocks(site, page), findBlocks(next, page)];
  const own = index - (before.hasDocument ? 1 : 0);
  const to = (now: number): Selection => {
    const shown = now + (after.hasDocument ? 1 : 0);
    return shown === index ? selection : { ...selection, index: shown };
  };
  if (own < 0) return after.hasDocument ? selection : { type: 'page', page };
  if (own >= before.blocks.length) return to(own - before.blocks.length + after.blocks.length);
  const now =
    followIndex(before.blocks, after.blocks, own) ??
    findChanged(before.blocks, after.blocks, before.blocks[own]);
  return now === undefined ? { type: 'page', page } : to(now);
}

/** Of a page that is gone, that in the frame then. */
function followPage(
  selection: Extract<Selection, { readonly type: 'page' }>,
  { site, path }: { readonly site: EditorState; readonly path: string },
  next: EditorState,
): Selection {
  const isThere = (one: EditorState): boolean =>
    listShown(one).some(({ id }) => id === selection.page);
  if (!isThere(site) || isThere(next)) return selection;
  const now = followPath({ site, path }, next).path ?? path;
  const page = listShown(next).find((one) => one.path === now)?.id;
  return page === undefined ? selection : { type: 'page', page };
}

/** Undefined where what was selected is gone. */
function followSelection(
  { site, path: shown, selection }: Pick<ShellState, 'site' | 'path' | 'selection'>,
  next: EditorState | undefined,
): Selection | undefined {
  if (site === undefined || next === undefined) return selection;
  if (selection?.type === 'block') return followBlock(selection, site, next);
  if (selection?.type === 'page') return followPage(selection, { site, path: shown }, next);
  if (selection?.type !== 'site' || !selection.part.startsWith('menus/')) return selection;
  const path = toMenuPath(selection.part);
  const now = followOnce(path, site.manifest, next.manifest);
  const key =
    now?.filter((one) => typeof one === 'number').join(',') ??
    findEntry(findMember(next, ['menus']), findMember(site, path));
  return key === undefined ? undefined : { ...selection, part: `menus/${key}` };
}

/** The page that a change has brought, such as one that was removed and is back; undefined for none, and for several. */
function findCome(
  before: EditorState | undefined,
  after: EditorState | undefined,
): string | undefined {
  const known = new Set(listShown(before).map(({ id }) => id));
  const come = listShown(after).filter(({ id }) => !known.has(id));
  return before !== undefined && come.length === 1 ? come[0]?.id : undefined;
}

/** The page to show after a change that is taken back, or done again: the first that it concerns; undefined where that is in sight. */
export function findConcerned(
  { site, path }: Pick<ShellState, 'site' | 'path'>,
  next: EditorState,
  files: readonly string[] = [],
): string | undefined {
  const come = findCome(site, next);
  if (come !== undefined) return come;
  const changed = next.pages.flatMap(({ id }) =>
    JSON.stringify(findPageEntry(site, id)) === JSON.stringify(findPageEntry(next, id)) ? [] : [id],
  );
  const found = files.flatMap((file) => findPage(next, { file, pointer: '' })?.id ?? []);
  const concerned = [...changed, ...found];
  const shown = listShown(next).find((one) => one.path === path)?.id;
  return shown !== undefined && concerned.includes(shown) ? undefined : concerned[0];
}

/** With a page, or an item, selected and in the frame; nothing where there is none. */
export function toOpened(site: EditorState | undefined, id: string): Partial<ShellState> {
  const page = listShown(site).find((one) => one.id === id);
  if (page === undefined) return {};
  // One that readers do not see yet has no page: that which will list it is nearest.
  const list = site?.collections.find(({ items }) => items.some((one) => one.id === id))?.list;
  const path = page.path ?? site?.pages.find((one) => one.id === list)?.path;
  return {
    selection: { type: 'page', page: id },
    ...(path !== undefined && { path, address: undefined }),
  };
}

/** What the frame shows after a change: a page that has moved at its new address, and above one that is gone the page that listed it. */
export function followPath(
  { site, path }: Pick<ShellState, 'site' | 'path'>,
  next: EditorState | undefined,
): Partial<Pick<ShellState, 'path' | 'address'>> {
  const shown = listShown(site).find((one) => one.path === path)?.id;
  if (shown === undefined || next === undefined) return {};
  const pages = listShown(next);
  if (pages.some((one) => one.path === path)) return {};
  const list = site?.collections.find(({ items }) => items.some(({ id }) => id === shown))?.list;
  const above = list ?? site?.pages.find(({ id }) => id === shown)?.parent;
  const found = [shown, above].flatMap((id) => pages.find((one) => one.id === id)?.path ?? []);
  const to = found[0] ?? pages.find((one) => one.path === '/')?.path;
  return to ? { path: to, address: undefined } : {};
}

/** What is selected after a change of the shell. */
export function selectIn(
  state: ShellState,
  part: Partial<ShellState>,
): Pick<ShellState, 'selection' | 'selected'> {
  const followed = followSelection(state, part.site);
  const selection = 'selection' in part ? part.selection : followed;
  const isOther = JSON.stringify(selection) !== JSON.stringify(followed);
  return { selection, selected: state.selected + (isOther ? 1 : 0) };
}
