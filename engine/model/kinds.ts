// What schemas say of kinds of items, as data; the table is generated from schemas/kinds/.
import type { Json } from './json';

/** In which order lists show items. */
export type ItemOrder = 'newest' | 'oldest' | 'next' | 'title' | 'by-hand';

/** What becomes of the address of an item that has expired. */
export type Afterwards = 'keep' | 'gone' | 'list';

export type FeedForm = 'atom' | 'rss' | 'json';

/** A member that only some kinds have, as lists and tables show it. */
export interface KindMember {
  readonly title: string;
  /** The symbol after a number. */
  readonly unit?: string;
  /** The title of each value that it may have. */
  readonly values?: Readonly<Record<string, string>>;
  /** The schema that it refers to, such as `price`. */
  readonly concept?: string;
}

export interface Kind {
  readonly title: string;
  /** Which members are these. */
  readonly names: Readonly<Record<'title' | 'summary' | 'image' | 'date', string>>;
  /** What its date is called, where it is a member of its own. */
  readonly dateTitle?: string;
  readonly order: ItemOrder;
  readonly afterwards: Afterwards;
  readonly feeds: readonly FeedForm[];
  readonly jsonLd?: { readonly type: string; readonly members?: Readonly<Record<string, string>> };
  /** The blocks with which a site shows its items: on the page of each, and in lists. */
  readonly parts?: readonly ('page' | 'card')[];
  /** Its own, beside those of every item, in order. */
  readonly members: Readonly<Record<string, KindMember>>;
}

/** By name. */
export type Kinds = Readonly<Record<string, Kind>>;

/** What `expand` fills in where nobody says it: as validation would. */
export type Defaults = Readonly<Record<string, Json>>;
