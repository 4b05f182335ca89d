// The valid sites of a publication → the same sites, derived. They have the code, styles and pictures of the first.
import { mainOf, mapSites, type Publication } from '../model/publication';
import type { Site, ValidSite } from '../model/site';
import { type BuildOptions, buildSite } from './build-site';

export function buildPublication(
  valid: Publication<ValidSite>,
  options: BuildOptions,
): Publication<Site> {
  const { assetsBase = mainOf(valid).manifest.site.base } = options;
  return mapSites(valid, (site) => buildSite(site, { ...options, assetsBase }));
}
