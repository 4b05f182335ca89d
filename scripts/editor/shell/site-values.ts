// The manifest as the shell has it → parts of it.
import { isRecord } from '../../../engine/model/json';
import type { EditorState } from '../wire';

export const manifestFile = 'site.manifest.json';

export function findEntry(
  site: EditorState | undefined,
  id: string,
): Readonly<Record<string, unknown>> {
  const manifest = site?.manifest;
  const pages = isRecord(manifest) ? manifest.pages : undefined;
  const entry = isRecord(pages) ? pages[id] : undefined;
  return isRecord(entry) ? entry : {};
}

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
