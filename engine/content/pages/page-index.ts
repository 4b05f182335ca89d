// The pages of a manifest → which of them are shown, and why the others are not.
import type { Manifest } from '../../generated/manifest';
import type { Pages } from './page-tree';

/** Why a page of the manifest is not shown. */
type Absence = 'draft';

export interface PageIndex {
  /** All pages of the manifest: each is either shown or absent. */
  readonly known: Pages;
  readonly shown: Pages;
  readonly absent: ReadonlyMap<string, Absence>;
}

interface IndexOptions {
  /** Whether drafts are shown. */
  readonly drafts: boolean;
}

export function indexPages(pages: Manifest['pages'], { drafts }: IndexOptions): PageIndex {
  const entries = Object.entries(pages);
  const absent = new Map(
    entries.flatMap(([id, { draft }]) => (draft && !drafts ? [[id, 'draft'] as const] : [])),
  );
  const shown = new Map(entries.filter(([id]) => !absent.has(id)));
  return { known: new Map(entries), shown, absent };
}
