// A page → the file that the app fetches to show it: what documents say in their heads goes with it.
import { findSheets, needsOf } from '../blocks/needs';
import type { Assets, PageData, PageView } from '../model/site';

/** `data`: the view of a page without the text of its files, or where its address leads. */
export function renderPageData(
  assets: Assets,
  data: PageView | Exclude<PageData, PageView>,
): string {
  if ('redirect' in data) return JSON.stringify(data);
  return JSON.stringify({ ...data, styles: findSheets(assets, needsOf(data)) } satisfies PageData);
}
