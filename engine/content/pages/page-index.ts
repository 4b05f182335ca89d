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

/** Each page with its id. */
export function indexEntries<Page extends Pick<PageConfig, 'draft' | 'language'>>(
  entries: readonly (readonly [id: string, page: Page])[],
  { drafts, language: own, items = new Map() }: IndexOptions,
): PageIndex<Page> {
  const findAbsence = ({ draft, language = own }: Page): Absence | undefined => {
    if (language !== own) return 'language';
    return draft && !drafts ? 'draft' : undefined;
  };
  const all = new Map(entries);
  const absent = new Map<string, Absence>();
  for (const [id, page] of all) {
    const absence = findAbsence(page);
    if (absence !== undefined) absent.set(id, absence);
  }
  const without = (isLeft: (absence: Absence | undefined) => boolean): typeof all =>
    absent.size === 0 ? all : new Map([...all].filter(([id]) => isLeft(absent.get(id))));
  return {
    known: without((absence) => absence !== 'language'),
    shown: without((absence) => absence === undefined),
    absent: items.size === 0 ? absent : new Map([...absent, ...items]),
  };
}

export const indexPages = <Page extends Pick<PageConfig, 'draft' | 'language'>>(
  pages: Readonly<Record<string, Page>>,
  options: IndexOptions,
): PageIndex<Page> => indexEntries(Object.entries(pages), options);
