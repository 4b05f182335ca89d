// A place in the files of a site → what it is called, and the selection that shows it.
import { toSteps } from '../../../engine/content/shape/shape';
import { isRecord } from '../../../engine/model/json';
import { findShownBlocks } from '../page/read-page';
import type { EditorState } from '../site-state';
import { findOnlyFact } from './facts';
import { toFieldName } from './fields/field-value';
import { readNamed } from './fields/form-schema';
import { findPage, type Spot } from './find-page';
import { nameFile } from './name-file';
import type { Schemas } from './shell-state';
import type { ShellStore } from './shell-store';
import { listSiteParts } from './site-parts';
import {
  findBlocks,
  findEntry,
  isItemId,
  listBlockTypes,
  listShown,
  manifestFile,
} from './site-values';

/** "Remove /menus/0/panel." → "Remove “panel”.", since where that is, is said beside it. Addresses of pages stay. */
export function withoutPointers(words: string): string {
  if (!/^(?:Remove|Write) /.test(words)) return words;
  return words.replace(/ ((?:\/[^\s/.]+)+)/g, (_, pointer: string) => {
    const steps = toSteps(pointer);
    const [name, last] = [steps.findLast((one) => Number.isNaN(Number(one))), steps.at(-1)];
    return name === last ? ` “${name}”` : ` item ${Number(last) + 1} of “${name}”`;
  });
}

const findPart = (schemas: Schemas, { file, pointer }: Spot) =>
  file === manifestFile
    ? // A part of a part is listed after it.
      listSiteParts(schemas).findLast(({ part }) => `${pointer}/`.startsWith(`/${part}/`))
    : undefined;

/** The key of a menu entry in the tree of menus, such as "0,1". */
function findMenuKey({ file, pointer }: Spot): string | undefined {
  const [, whole] = /^\/menus\/(\d+(?:\/items\/\d+)*)/.exec(pointer) ?? [];
  return file === manifestFile ? whole?.replaceAll('/items/', ',') : undefined;
}

/** "Text of “News”" */
export const nameFileOf = (site: EditorState | undefined, file: string): string =>
  nameFile(site, file, (path) => {
    const id = findPage(site, { file: path, pointer: '' })?.id;
    return site && listShown(site).find((page) => page.id === id)?.title;
  });

/** "News › Cards"; what its file is where nothing else is known. */
export function nameSpot(
  { site, schemas }: { readonly site: EditorState | undefined; readonly schemas: Schemas },
  spot: Spot,
): string {
  const found = findPage(site, spot);
  if (found === undefined) {
    if (findMenuKey(spot) !== undefined) return 'Menus';
    return findPart(schemas, spot)?.title ?? nameFileOf(site, spot.file);
  }
  const title = site && listShown(site).find(({ id }) => id === found.id)?.title;
  const block =
    found.block === undefined ? undefined : findBlocks(site, found.id).blocks[found.block];
  const type = isRecord(block) ? readNamed(schemas, `blocks/${block.type}`).title : undefined;
  return [title ?? found.id, type].filter((one) => one !== undefined).join(' › ');
}

/** What is not on one page alone: a menu entry, a part of the site, its languages. */
function selectPart(store: ShellStore, spot: Spot): void {
  const menu = findMenuKey(spot);
  if (menu !== undefined) {
    store.set({ tab: 'Menus' });
    store.select({ type: 'site', part: `menus/${menu}` });
    return;
  }
  const part = findPart(store.get().schemas, spot)?.part;
  if (part !== undefined) store.select({ type: 'site', part });
  else if (spot.pointer.startsWith('/languages')) store.select({ type: 'languages' });
}

function selectPage(store: ShellStore, { id, block }: NonNullable<ReturnType<typeof findPage>>) {
  store.open(id);
  if (block === undefined) return;
  const { hasDocument } = findBlocks(store.get().site, id);
  store.select({ type: 'block', page: id, index: hasDocument ? block + 1 : block });
}

function select(store: ShellStore, spot: Spot): void {
  const data = /^files\/(.+\.(?:csv|json))$/.exec(spot.file)?.[1];
  const found = spot.file.endsWith('.csv') ? undefined : findPage(store.get().site, spot);
  if (found !== undefined) selectPage(store, found);
  else if (data !== undefined) store.select({ type: 'files', file: data });
  else selectPart(store, spot);
}

/** Shows the field of the fact that these words are; none where they say more. */
export function openFact(store: ShellStore, words: string | undefined): void {
  const name = findOnlyFact(words);
  if (name !== undefined) store.set({ field: toFieldName(manifestFile, ['variables', name]) });
}

/** Shows what is there, and its field. */
export function openSpot(store: ShellStore, spot: Spot): void {
  select(store, spot);
  store.set({ field: toFieldName(spot.file, toSteps(spot.pointer)) });
}

/**
 * The same for what was clicked on the page: who clicks a picture means its file, and what is said of it is next to that. Of hours
 * it is when they begin, and in their latter half when they end.
 */
export function openClicked(store: ShellStore, { file, pointer }: Spot, isLatter: boolean): void {
  const end = /\/times\/\d+$/.test(pointer) ? (isLatter ? '/closes' : '/opens') : '';
  openSpot(store, { file, pointer: pointer.replace(/\/alt$/, '/src') + end });
}

/** To what names a file, by the address that the file has on the page. */
function findPicture(value: unknown, address: string, pointer: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, member] of Object.entries(value)) {
    const at = `${pointer}/${name}`;
    const isNamed =
      typeof member === 'string' &&
      name === 'src' &&
      address.includes(`/files/${member.replace(/\.\w+$/, '')}-`);
    const found = isNamed ? at : findPicture(member, address, at);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Shows the field of a picture of which nothing is said, such as a decorative one, in what is selected. */
export function openPicture(store: ShellStore, picture: HTMLImageElement | undefined): void {
  const address = decodeURI(picture?.currentSrc ?? '');
  const { site, selection } = store.get();
  if (selection?.type !== 'block' && selection?.type !== 'page') return;
  const { blocks, hasDocument } = findBlocks(site, selection.page);
  const page = `/pages/${selection.page}`;
  const own = selection.type === 'block' ? selection.index - (hasDocument ? 1 : 0) : undefined;
  const pointer =
    own === undefined
      ? findPicture({ ...findEntry(site, selection.page), blocks: [] }, address, page)
      : findPicture(blocks[own], address, `${page}/blocks/${own}`);
  if (pointer !== undefined) openSpot(store, { file: manifestFile, pointer });
}

/** Selects a block of the page in the frame, or the page where what was clicked is in none. */
export function selectShown(store: ShellStore, target: Element): void {
  const { site, path } = store.get();
  const page = site && listShown(site).find((one) => one.path === path)?.id;
  if (page === undefined) return;
  const index = findShownBlocks(target.ownerDocument, listBlockTypes(site, page)).findIndex(
    (block) => block?.contains(target),
  );
  if (target.closest('main') === null) store.select({ type: 'site', part: 'shell' });
  else if (index < 0 || isItemId(page)) store.select({ type: 'page', page });
  else store.select({ type: 'block', page, index });
}
