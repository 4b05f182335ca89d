// A small whole site in a language.
import type { SiteSource } from '../../../../engine/manifest/site-source';
import { harbourText, toSource } from '../harbour-site';

/** `change` goes over the members of the manifest. */
export function siteIn(language: string, change: object = {}): SiteSource {
  const manifest = JSON.parse(harbourText);
  manifest.site.language = language;
  if (/^ar\b/.test(language)) manifest.site.direction = 'rtl';
  return toSource({ manifest: JSON.stringify({ ...manifest, ...change }) });
}
