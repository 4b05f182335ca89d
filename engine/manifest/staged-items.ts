// What the stage makes of the collections of a site, for checks and for the derivation.
import type { Absence } from '../content/pages/page-index';
import type { Manifest } from '../generated/manifest';
import { noItems, type SiteItems } from '../model/items';

/** A valid item, as what its file says: for checks of what it names. */
export interface ItemSource {
  readonly id: string;
  readonly kind: string;
  /** The id of its source. */
  readonly file: string;
  readonly value: object;
  /** Of a row of a data file: where it stands there. */
  readonly at?: string;
  /** Of one with a text: its path below files/. */
  readonly document?: string;
}

export interface StagedItems extends SiteItems {
  /** Items without a page, by id. */
  readonly absent: ReadonlyMap<string, Absence>;
  readonly sources: readonly ItemSource[];
  /** What nothing else has to name: paths below files/. */
  readonly files: readonly string[];
}

/** Those of some pages. */
export const findSourcesOf = (
  { sources }: Pick<StagedItems, 'sources'>,
  { pages }: Pick<Manifest, 'pages'>,
): readonly ItemSource[] => sources.filter(({ id }) => Object.hasOwn(pages, id));

export const noStagedItems: StagedItems = { ...noItems, absent: new Map(), sources: [], files: [] };
