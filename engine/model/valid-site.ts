// What validation makes of the sources of a site.
import type { ContentItem, Manifest } from '../generated/manifest';
import type { SiteItems } from './items';

/** A validated manifest, with defaults filled in and variables replaced, and its content files. */
export interface ValidSite {
  readonly manifest: Manifest;
  /** By path below files/; variables replaced. */
  readonly contents: ReadonlyMap<string, readonly ContentItem[]>;
  /** The files to publish under their own names, by path below files/. */
  readonly downloads: readonly string[];
  /** Those of collections; absent for a site without any. */
  readonly items?: SiteItems;
}
