import type { SharedLook } from './look';
import type { Site } from './site';

/** What is known of a site without its pages and texts. JSON. */
export interface SiteFacts extends Omit<Site, 'pages' | 'contents'> {
  /** Of its pages, each once. */
  readonly looks: readonly SharedLook[];
  /** How many pages it has. */
  readonly pageCount: number;
}

/** A derived site, of which the pages may be made when somebody asks for them. */
export interface DerivedSite {
  readonly facts: SiteFacts;
  /** The whole site. Whoever keeps it keeps all pages in memory. */
  readonly open: () => Site;
}
