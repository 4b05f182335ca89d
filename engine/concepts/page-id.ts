// The id of a page → its address.
import { toHref } from '../content/addresses/addresses';
import type { PageConfig } from '../generated/manifest';
import type { Resolve, Surroundings } from '../model/resolver';

export const toPageAddress = (
  { path }: PageConfig,
  { manifest }: Pick<Surroundings, 'manifest'>,
  anchor?: string,
): string => toHref(manifest.site.base, encodeURI(path), anchor);

interface PlaceInPage {
  readonly id: string;
  readonly anchor?: string | undefined;
}

/** Undefined for a page that is not shown. */
export function findPageAddress(
  { id, anchor }: PlaceInPage,
  site: Pick<Surroundings, 'manifest' | 'pages'>,
): string | undefined {
  const page = site.pages.get(id);
  return page && toPageAddress(page, site, anchor);
}

export const resolvePageId: Resolve<'page-id', string | undefined> = (id, site) =>
  findPageAddress({ id }, site);
