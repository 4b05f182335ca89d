// What pages show of items: words, with nothing left to resolve.
import type { CardView, LinkView } from '../generated/concept-views';
import type { FeedForm } from './kinds';

/** A day or a minute. */
export interface DateView {
  /** As machines read it. */
  readonly at: string;
  readonly text: string;
}

/** One member of an item, with its name. */
export interface ItemFact {
  /** The member. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly href?: string;
}

export interface AuthorView {
  readonly name: string;
  readonly role?: string;
  readonly href?: string;
}

/** What lists and its own page show of an item. */
export interface ItemView {
  readonly kind: string;
  readonly date?: DateView;
  readonly updated?: DateView;
  /** The month of its date, and the day in it, for an agenda. */
  readonly month?: string;
  readonly day?: string;
  readonly authors: readonly AuthorView[];
  readonly tags: readonly LinkView[];
  readonly facts: readonly ItemFact[];
  /** What figures say, each with what it counts. */
  readonly results: readonly { readonly figure: string; readonly text: string }[];
  /** How long it takes to read. */
  readonly reading?: string;
  /** That it is cancelled, moved, or over. */
  readonly status?: string;
  /** When it will be over, in milliseconds: its page says so from then on. */
  readonly until?: number;
  readonly isPast?: true;
  readonly older?: LinkView;
  readonly newer?: LinkView;
}

/** The members of an item, as the blocks of its kind get them. */
export type OwnMembers = Readonly<Record<string, unknown>>;

export interface ItemCard
  extends Omit<CardView, 'href'>,
    Omit<ItemView, 'older' | 'newer' | 'reading' | 'until'> {
  /** Absent for an item without a page: a row of a data file. */
  readonly href?: string;
  /** Of such an item: what tells it from others. */
  readonly id?: string;
  /** Where its kind has a card of its own. */
  readonly own?: OwnMembers;
}

/** The instants of an item, as RFC 3339 writes them. */
export interface ItemStamps {
  readonly published?: string;
  readonly updated?: string;
}

/** An item as the site keeps it, with what machines are told of it. */
export interface SiteItem extends ItemView {
  readonly collection: string;
  /** Pages to read next, by id. */
  readonly related: readonly string[];
  readonly stamps: ItemStamps;
  readonly calendar?: CalendarEntry;
  /** What its page says where it is over. */
  readonly over?: string;
  /** For the card of its kind. */
  readonly own?: OwnMembers;
}

/** A feed, or a calendar: its address below the base, and what it holds. */
export interface SiteFeed {
  readonly form: FeedForm | 'calendar';
  /** Relative to the output of the site. */
  readonly path: string;
  /** What it is called. */
  readonly title: string;
  /** The id of the page that it is the feed of. */
  readonly page: string;
  /** What the ids of its entries begin with (RFC 4151). */
  readonly authority: string;
  /** By id. */
  readonly items: readonly string[];
}

/** A feed as a page announces it. */
export interface FeedLink {
  readonly type: string;
  readonly href: string;
  readonly title: string;
}

/** An event as a calendar has it. */
export interface CalendarEntry {
  readonly starts: string;
  readonly ends?: string;
  /** The instants, where these are minutes; in UTC. */
  readonly from?: string;
  readonly until?: string;
  readonly location?: string;
  readonly isCancelled?: true;
}

/** A link among others of which one is where the visitor is. */
export interface ChoiceView extends LinkView {
  readonly current?: true;
}

/** The parts of a list that lead elsewhere. */
export interface ListWays {
  /** To all items, where these are the first of them. */
  readonly all?: LinkView;
  readonly tags: readonly ChoiceView[];
  /** To the list without a choice, where there are tags. */
  readonly whole?: ChoiceView;
  /** Years or letters. */
  readonly parts: readonly ChoiceView[];
  readonly older?: LinkView;
  readonly newest?: LinkView;
  /** To the feed and the calendar of the list. */
  readonly feed?: string;
  readonly calendar?: string;
  /** Whether the list is of what comes next. */
  readonly isAgenda?: true;
  /** Whether there are more items in another language: it does not say that there are none. */
  readonly isPartial?: true;
}

/** A list as the site keeps it: items by their ids. */
export interface KeptList extends ListWays {
  readonly items: readonly string[];
  /** Of items without a page, by id. */
  readonly cards?: Readonly<Record<string, ItemCard>>;
}

export interface ItemListView extends ListWays {
  readonly cards: readonly ItemCard[];
}
