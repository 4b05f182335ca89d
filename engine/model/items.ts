// The items of collections, as far as a site knows them before its pages are built.
import type { Collection, ItemMembers } from '../generated/manifest';
import type { FeedForm, Kinds } from './kinds';

/** What an item says: what all have, and the members of its kind. */
export type ItemValue = Readonly<Record<string, unknown>> &
  Partial<Readonly<Omit<ItemMembers, 'title'>>>;

export interface Item {
  /** `news:second-saw`: that of its page, too. */
  readonly id: string;
  readonly collection: string;
  readonly kind: string;
  /** The name of its file, without its ending. */
  readonly name: string;
  readonly title: string;
  /** The day or minute by which lists order it. */
  readonly date?: string;
  /** Whether what it is about is over. */
  readonly isPast?: true;
  /** Whether it has expired: it keeps its place in the numbering of lists, and is in none. */
  readonly isExpired?: true;
  /** Whether it has a page, and is in no list. */
  readonly unlisted?: true;
  readonly draft?: true;
  /** Whether it is a row of a data file, and in lists alone. */
  readonly pageless?: true;
  readonly value: ItemValue;
}

/** Which items a list shows, and which part of them. */
export interface ListKey {
  readonly collection: string;
  /** Further collections, whose items stand among its own. */
  readonly also?: readonly string[];
  /** Of such a list, the page that it is on; else it is on the list page of its collection. */
  readonly on?: string;
  readonly tag?: string;
  readonly year?: string;
  readonly letter?: string;
  /** Of older items: from 1, the oldest. */
  readonly page?: number;
}

/** A collection with everything that lists need of it. */
export interface ListedCollection
  extends Pick<Collection, 'list' | 'sequence' | 'tags' | 'archive' | 'addresses'> {
  readonly order: NonNullable<Collection['order']>;
  readonly feeds: readonly FeedForm[];
  /** What ids of entries begin with. */
  readonly authority?: string;
  /** Whether some of its items are not there in the language of the site. */
  readonly isPartial?: true;
}

export interface SiteItems {
  readonly collections: Readonly<Record<string, ListedCollection>>;
  /** Those that are published, by id; collections in the order of the manifest, items by their files. */
  readonly items: ReadonlyMap<string, Item>;
  /** The lists that have a page by themselves, by the id of that page. */
  readonly lists: ReadonlyMap<string, ListKey>;
  /** Of the site's own kinds, those that are called otherwise in the language of the site. */
  readonly kinds?: Kinds;
}

export const noItems: SiteItems = { collections: {}, items: new Map(), lists: new Map() };
