// The manifest as the shell has it → parts of it.
import { toSteps } from '../../../engine/content/shape/shape';
import { isPicture } from '../../../engine/manifest/checks/files/media';
import { isRecord } from '../../../engine/model/json';
import type { CollectionEntry, EditorState, ItemEntry, ToldFinding } from '../site-state';
import { editPaths } from '../wire';
import type { PickerChoice } from './fields/picker';

export const manifestFile = 'site.manifest.json';

/** Of a page or an item. */
export const draftNote = 'A draft: it is shown here, and to nobody else.';

export function findEntry(
  site: EditorState | undefined,
  id: string,
): Readonly<Record<string, unknown>> {
  const manifest = site?.manifest;
  const pages = isRecord(manifest) ? manifest.pages : undefined;
  const entry = isRecord(pages) ? pages[id] : undefined;
  return isRecord(entry) ? entry : {};
}

/** The keys and indexes to a place of the manifest. */
export function toValuePath(site: EditorState | undefined, pointer: string): (string | number)[] {
  const path: (string | number)[] = [];
  for (const step of toSteps(pointer))
    path.push(Array.isArray(findMember(site, path)) ? Number(step) : step);
  return path;
}

interface FoundItem {
  readonly item: ItemEntry;
  readonly collection: CollectionEntry;
}

export function findItem(site: EditorState | undefined, id: string): FoundItem | undefined {
  const collection = site?.collections.find((one) => id.startsWith(`${one.id}:`));
  const item = collection?.items.find((one) => one.id === id);
  return collection && item && { item, collection };
}

/** `news:second-saw` is an item; no page of a manifest has such an id. */
export const isItemId = (id: string): boolean => id.includes(':');

interface ShownPage {
  readonly id: string;
  readonly title: string;
  /** Null where it has no page now. */
  readonly path: string | null;
}

/** Pages, and items that have one. */
export const listShown = (site: EditorState | undefined): readonly ShownPage[] => [
  ...(site?.pages ?? []),
  ...(site?.collections ?? []).flatMap(({ items }) => items),
];

/** What keeps the site from being built. */
export const listErrors = (site: EditorState | undefined): readonly ToldFinding[] =>
  site?.findings.filter(({ severity }) => severity === 'error') ?? [];

interface Named {
  readonly id: string;
  readonly title: string;
  readonly path: string | null;
}

/** By the name that the tree of pages has for it; its title and its address are looked for as well. */
export function toPageChoice(site: EditorState | undefined, page: Named): PickerChoice {
  const { id, title, path } = page;
  const name = findLabel(site, id) ?? title;
  const notes = [name === title ? null : title, path].filter((one) => one !== null);
  return { key: id, title: name, ...(notes.length > 0 && { note: notes.join(' · ') }) };
}

/** Every page, and every item that has one, to choose among. */
export const listPageChoices = (site: EditorState | undefined): readonly PickerChoice[] =>
  listShown(site).map((page) => toPageChoice(site, page));

interface Blocks {
  readonly blocks: readonly unknown[];
  /** Whether the text of the page is a document, which stands before them. */
  readonly hasDocument: boolean;
}

export function findBlocks(site: EditorState | undefined, id: string): Blocks {
  const { blocks, document } = findEntry(site, id);
  return {
    blocks: Array.isArray(blocks) ? blocks : [],
    hasDocument: typeof document === 'string',
  };
}

/** The types of the blocks of a page as it is shown; undefined for a document, which is the first. */
export function listBlockTypes(
  site: EditorState | undefined,
  id: string,
): readonly (string | undefined)[] {
  const { blocks, hasDocument } = findBlocks(site, id);
  const types = blocks.map((block) => (isRecord(block) ? String(block.type) : ''));
  return hasDocument ? [undefined, ...types] : types;
}

interface MenuEntry {
  readonly page?: string;
  readonly items?: readonly MenuEntry[];
}

const listInMenus = (entries: unknown): string[] =>
  (Array.isArray(entries) ? (entries as readonly MenuEntry[]) : []).flatMap(({ page, items }) => [
    ...(page === undefined ? [] : [page]),
    ...listInMenus(items),
  ]);

/** The ids of the pages that a menu names. */
export const findMenuPages = (site: EditorState | undefined): ReadonlySet<string> =>
  new Set(listInMenus(findMember(site, ['menus'])));

/** The short name of a page, where it has one. */
export function findLabel(site: EditorState | undefined, id: string): string | undefined {
  const { label } = findEntry(site, id);
  return typeof label === 'string' ? label : undefined;
}

/** What menus call a page: its own label, or its title; undefined for an unknown page. */
export const nameInMenus = (site: EditorState | undefined, id: string): string | undefined =>
  findLabel(site, id) ?? site?.pages.find((page) => page.id === id)?.title;

export const findMember = (
  site: EditorState | undefined,
  path: readonly (string | number)[],
): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      Array.isArray(value) || isRecord(value)
        ? (value as Record<string | number, unknown>)[key]
        : undefined,
    site?.manifest,
  );

/** The day by the clocks of the site: one that has begun elsewhere alone is still to come for its readers. */
export function findToday(site: EditorState | undefined, now: Date): string {
  const timeZone = findMember(site, ['site', 'timeZone']) ?? 'UTC';
  const format = (zone: string): string =>
    // Canada writes a day as files do.
    new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: zone }).format(now);
  try {
    return format(String(timeZone));
  } catch {
    return format('UTC');
  }
}

/** As those who speak it say it, with a capital letter where the language has any. */
export function nameLanguage(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

interface SiteLanguage {
  readonly tag: string;
  readonly name: string;
}

/** The further languages of a site. */
export function listLanguages(site: EditorState | undefined): readonly SiteLanguage[] {
  const languages = findMember(site, ['languages']);
  return Object.entries(isRecord(languages) ? languages : {}).map(([tag, language]) => ({
    tag,
    name: isRecord(language) ? String(language.name) : tag,
  }));
}

/** With that of the site itself, which is the first. */
export function listAllLanguages(site: EditorState | undefined): readonly SiteLanguage[] {
  if (site === undefined) return [];
  const { language } = site;
  return [{ tag: language, name: nameLanguage(language) }, ...listLanguages(site)];
}

/** Whether it may have rows. */
export const isDataFile = (file: string): boolean => /\.(?:csv|json)$/.test(file);

/** A file below files/, to choose among others. */
export const toFileChoice = (file: string): PickerChoice => ({
  ...{ key: file, title: file.replace(/^.*\//, ''), note: file.replace(/\/?[^/]*$/, '') },
  ...(isPicture(file) && { picture: editPaths.pictures + file }),
});
