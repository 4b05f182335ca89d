// The id of a page → its address.
import { toHref } from '../content/addresses/addresses';
import type { PageConfig } from '../generated/manifest';
import type { Resolve, ResolverContext } from '../model/resolver';

export const toPageAddress = (
  { path }: PageConfig,
  { manifest }: Pick<ResolverContext, 'manifest'>,
  anchor?: string,
): string => toHref(manifest.site.base, encodeURI(path), anchor);

interface PlaceInPage {
  readonly id: string;
  readonly anchor?: string | undefined;
}

interface PageElsewhere {
  readonly href: string;
  /** What it is called there. */
  readonly label: string;
  /** The tag of that language. */
  readonly language: string;
}

/**
 * A page in another language of the site: the one that is named, else the language that the site is written in, where links to pages
 * that are absent lead there.
 */
export function findPageElsewhere(
  { id, anchor, language }: PlaceInPage & { readonly language?: string | undefined },
  { manifest, languages = [] }: Pick<ResolverContext, 'manifest' | 'languages'>,
): PageElsewhere | undefined {
  const own = manifest.languages?.[manifest.site.language];
  const tag = language ?? (own?.absent === 'link' ? languages[0]?.tag : undefined);
  const page = languages.find((one) => one.tag === tag)?.pages.get(id);
  if (page === undefined || tag === undefined) return undefined;
  const href = anchor === undefined ? page.href : `${page.href}#${anchor}`;
  return { href, label: page.label, language: tag };
}

/** Undefined for a page that is not shown, and has no link elsewhere; `language`: of one that is elsewhere. */
export function findPage(
  { id, anchor }: PlaceInPage,
  site: Pick<ResolverContext, 'manifest' | 'pages' | 'languages'>,
): (Pick<PageElsewhere, 'href'> & Partial<Pick<PageElsewhere, 'language'>>) | undefined {
  const page = site.pages.get(id);
  if (page) return { href: toPageAddress(page, site, anchor) };
  return findPageElsewhere({ id, anchor }, site);
}

export const findPageAddress = (
  place: PlaceInPage,
  site: Pick<ResolverContext, 'manifest' | 'pages' | 'languages'>,
): string | undefined => findPage(place, site)?.href;

export const resolvePageId: Resolve<'page-id', string | undefined> = (id, site) =>
  findPageAddress({ id }, site);
