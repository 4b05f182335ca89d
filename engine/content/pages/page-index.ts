// The pages of a manifest → which of them are shown, and why the others are not.
import type { PageConfig } from '../../generated/manifest';

/**
 * Why a page is not shown: it is a draft, or exists in another language alone; the item that it would be made of is to come, is
 * over, or is not valid.
 */
export type Absence = 'draft' | 'language' | 'future' | 'expired' | 'invalid';

/** By id of a page. */
export interface PageIndex<Page = PageConfig> {
  /** The pages of the manifest that exist in the language of the site: each is either shown or a draft. */
  readonly known: ReadonlyMap<string, Page>;
  readonly shown: ReadonlyMap<string, Page>;
  /** Drafts, pages that exist in another language alone, and items without a page. */
  readonly absent: ReadonlyMap<string, Absence>;
}

interface IndexOptions {
  /** Whether drafts are shown. */
  readonly drafts: boolean;
  /** That of the site. */
  readonly language: string | undefined;
  /** Items that have no page at all. */
  readonly items?: ReadonlyMap<string, Absence> | undefined;
}

export function indexPages<Page extends Pick<PageConfig, 'draft' | 'language'>>(
  pages: Readonly<Record<string, Page>>,
  { drafts, language: own, items = new Map() }: IndexOptions,
): PageIndex<Page> {
  const findAbsence = ({ draft, language = own }: Page): Absence | undefined => {
    if (language !== own) return 'language';
    return draft && !drafts ? 'draft' : undefined;
  };
  const entries = Object.entries(pages);
  const absent = new Map(
    entries.flatMap(([id, page]) => {
      const absence = findAbsence(page);
      return absence === undefined ? [] : [[id, absence] as const];
    }),
  );
  const known = new Map(entries.filter(([id]) => absent.get(id) !== 'language'));
  const shown = new Map(entries.filter(([id]) => !absent.has(id)));
  return { known, shown, absent: items.size === 0 ? absent : new Map([...absent, ...items]) };
}
