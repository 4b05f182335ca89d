// A page → the file that the app fetches to show it: what documents say in their heads goes with it.
import { findSheet, needsOf } from '../blocks/needs';
import type { PageData } from '../model/site';
import { dataOf } from '../site/view-of';
import type { DocumentInput } from './document';

export function renderPageData({ site, assets }: DocumentInput, id: string): string {
  const view = dataOf(site, id);
  const sheet = 'redirect' in view ? undefined : findSheet(assets, needsOf(view));
  return JSON.stringify({ ...view, ...(sheet && { sheet }) } satisfies PageData);
}
