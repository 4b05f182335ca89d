// The valid sites of a publication → the same sites, derived. They have the code, styles and pictures of the first.
import { mainOf, mapSites, type Publication, toMaker } from '../model/publication';
import type { Site } from '../model/site';
import type { ValidSite } from '../model/valid-site';
import type { BuildOptions } from './build-page';
import { buildSite } from './build-site';
import { gatherInCommon, type InCommon } from './languages';
import { hideSite, moveSite, type SiteAddress } from './preview-site';

export interface PublicationOptions extends BuildOptions {
  /** The address to build for, if not the one in the manifest: it is unlisted there. */
  readonly preview?: SiteAddress | undefined;
}

/** A site of a publication, with what was gathered of all. Of a preview all are at its address already. */
export function buildOne(
  site: ValidSite,
  { bases, languages }: InCommon,
  { preview, ...options }: PublicationOptions,
): Site {
  const { assetsBase = bases[0] ?? site.manifest.site.base } = options;
  const built = buildSite(site, { ...options, assetsBase, bases, languages });
  return preview ? hideSite(built) : built;
}

export function buildPublication(
  given: Publication<ValidSite>,
  options: PublicationOptions,
): Publication<Site> {
  const { preview } = options;
  const { base } = mainOf(given).manifest.site;
  const valid = preview ? mapSites(given, (site) => moveSite(site, base, preview)) : given;
  const common = gatherInCommon(valid.sites.map(toMaker), options.drafts);
  return mapSites(valid, (site) => buildOne(site, common, options));
}
