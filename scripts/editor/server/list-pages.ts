// A manifest as it is written, and the site that was valid last → its pages as a tree shows them.
import { isRecord, type JsonValue } from '../../../engine/model/json';
import type { Site } from '../../../engine/model/site';
import type { PageEntry } from '../site-state';

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Words of a page may stand in its document, so those of the valid site count first. */
export function listPages(manifest: JsonValue, site: Site | undefined): readonly PageEntry[] {
  const pages = isRecord(manifest) && isRecord(manifest.pages) ? manifest.pages : {};
  return Object.entries(pages).flatMap(([id, entry]): PageEntry[] => {
    if (!isRecord(entry)) return [];
    const known = site?.pages[id];
    const title = known?.title ?? toText(entry.title);
    return [
      {
        id,
        path: known?.path ?? toText(entry.path),
        title: title === '' ? id : title,
        draft: entry.draft === true,
        parent: known?.parent ?? null,
      },
    ];
  });
}
