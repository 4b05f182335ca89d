// A site → the same site for another address, where search engines are to pass it over.
import { domainFile } from '../content/addresses/domain-file';
import { isMade } from '../content/pages/search-pages';
import type { Manifest } from '../generated/manifest';
import type { Site } from '../model/site';
import type { ValidSite } from '../model/valid-site';

/** Where a site is published. */
export interface SiteAddress {
  /** Scheme and host. */
  readonly origin: string;
  /** Starts and ends with a slash. */
  readonly base: string;
}

/** What is not public yet shall not be found: an index would be all of its words at one address. */
function withoutSearch({ search: _, pages, ...manifest }: Manifest): Manifest {
  const kept = Object.entries(pages).filter(([id]) => !isMade(id));
  return { ...manifest, pages: Object.fromEntries(kept) };
}

/** `base` is that of the publication: a site below it stays as far below the new one. */
export function moveSite(valid: ValidSite, base: string, to: SiteAddress): ValidSite {
  const manifest = withoutSearch(valid.manifest);
  const { rootFiles, ...site } = manifest.site;
  // A preview must not claim the domain.
  const { [domainFile]: _, ...files } = rootFiles ?? {};
  return {
    ...valid,
    manifest: {
      ...manifest,
      site: {
        ...site,
        ...(rootFiles && { rootFiles: files }),
        origin: to.origin,
        base: to.base + site.base.slice(base.length),
      },
    },
  };
}

/** The pages keep their places: where a page leads does not depend on whether search engines list it. */
export const hideSite = (site: Site): Site => ({
  ...site,
  unlisted: true,
  pages: Object.fromEntries(
    Object.entries(site.pages).map(([id, page]) => [id, { ...page, unlisted: true }]),
  ),
});
