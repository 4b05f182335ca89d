// The pages of a manifest → which of them are shown, and why the others are not.
import type { PageConfig } from '../../generated/manifest';

/** Why a page of the manifest is not shown. */
type Absence = 'draft';

/** By id of a page. */
export interface PageIndex<Page = PageConfig> {
  /** All pages of the manifest: each is either shown or absent. */
  readonly known: ReadonlyMap<string, Page>;
  readonly shown: ReadonlyMap<string, Page>;
  readonly absent: ReadonlyMap<string, Absence>;
}

interface IndexOptions {
  /** Whether drafts are shown. */
  readonly drafts: boolean;
}

export function indexPages<Page extends Pick<PageConfig, 'draft'>>(
  pages: Readonly<Record<string, Page>>,
  { drafts }: IndexOptions,
): PageIndex<Page> {
  const entries = Object.entries(pages);
  const absent = new Map(
    entries.flatMap(([id, { draft }]) => (draft && !drafts ? [[id, 'draft'] as const] : [])),
  );
  const shown = new Map(entries.filter(([id]) => !absent.has(id)));
  return { known: new Map(entries), shown, absent };
}
