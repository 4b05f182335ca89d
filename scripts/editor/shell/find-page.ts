// A place in the files of a site → the page that shows it.
import { isRecord } from '../../../engine/model/json';
import type { EditorState } from '../site-state';
import { findBlocks, findMember } from './site-values';

export interface Spot {
  readonly file: string;
  readonly pointer: string;
  readonly line?: number;
}

/** The page that a place belongs to, and which of its blocks. */
export function findPage(site: EditorState | undefined, { file, pointer }: Spot) {
  const [, id, block] = /^\/pages\/([^/]+)(?:\/blocks\/(\d+))?/.exec(pointer) ?? [];
  if (id !== undefined) return { id, block: block === undefined ? undefined : Number(block) };
  const path = file.replace(/#matter$/, '');
  const item = site?.collections.flatMap(({ items }) => items).find((one) => one.file === path);
  if (item !== undefined) return { id: item.id, block: undefined };
  return findHolder(site, path.replace(/^files\//, ''));
}

/** The page that shows a text: as its document, or in a block. */
function findHolder(site: EditorState | undefined, path: string) {
  const pages = findMember(site, ['pages']);
  for (const [id, page] of Object.entries(isRecord(pages) ? pages : {})) {
    if (!isRecord(page)) continue;
    if (page.document === path) return { id, block: undefined };
    const { blocks } = findBlocks(site, id);
    const block = blocks.findIndex((one) => isRecord(one) && one.file === path);
    if (block >= 0) return { id, block };
  }
  return undefined;
}
