// The valid sites of a publication → the same sites, derived. They have the code, styles and pictures of the first.
import { mainOf, mapSites, type Publication } from '../model/publication';
import type { Site } from '../model/site';
import type { ValidSite } from '../model/valid-site';
import { type BuildOptions, buildSite } from './build-site';
import { listSiteLanguages } from './languages';
import { hideSite, moveSite, type SiteAddress } from './preview-site';

export interface PublicationOptions extends BuildOptions {
  /** The address to build for, if not the one in the manifest: it is unlisted there. */
  readonly preview?: SiteAddress | undefined;
}

export function buildPublication(
  given: Publication<ValidSite>,
  { preview, ...options }: PublicationOptions,
): Publication<Site> {
  const { base } = mainOf(given).manifest.site;
  const valid = preview ? mapSites(given, (site) => moveSite(site, base, preview)) : given;
  const { assetsBase = mainOf(valid).manifest.site.base } = options;
  const bases = valid.sites.map(({ manifest }) => manifest.site.base);
  const languages = listSiteLanguages(valid, options.drafts);
  return mapSites(valid, (one) => {
    const site = buildSite(one, { ...options, assetsBase, bases, languages });
    return preview ? hideSite(site) : site;
  });
}
