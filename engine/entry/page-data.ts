// A page → the file that the app fetches to show it: the sheets that documents link go with it.
import { needsOf } from '../blocks/needs';
import type { Assets, PageData, PageView } from '../model/site';

/** `data`: the view of a page without the text of its files, or where its address leads. */
export function renderPageData(
  assets: Assets,
  data: PageView | Exclude<PageData, PageView>,
): string {
  if ('redirect' in data) return JSON.stringify(data);
  // The shell's is in every document.
  const [, ...styles] = needsOf(data, assets).styles;
  return JSON.stringify({ ...data, styles } satisfies PageData);
}
