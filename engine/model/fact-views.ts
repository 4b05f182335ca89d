// The views of prices and of opening hours: their words in the language of the site, and what machines are told.

/** Something that is described to search engines in the vocabulary of https://schema.org. */
export type Entity = Readonly<Record<string, unknown>>;

/** What the blocks of a page say to search engines. */
export interface Stated {
  /** The places of the company that they name. */
  readonly places: readonly Entity[];
  /** What they say of the company itself. */
  readonly company?: Entity;
  /** What the page says besides its place in the tree. */
  readonly facts: readonly Entity[];
}

export interface PriceView {
  /** The amount with its currency, or the words in place of both. */
  readonly text: string;
  /** The amount without decimals, where it has none: lists of such prices show it. */
  readonly round?: string;
  readonly before?: string;
  readonly unit?: string;
  readonly amount?: number;
  /** ISO 4217. */
  readonly currency?: string;
}

/** A time of the day at which a place is open. */
export interface OpenTime {
  /** `08:00`. */
  readonly opens: string;
  /** `18:00`; at most `24:00`. */
  readonly closes: string;
  /** As readers see it. */
  readonly text: string;
  /** What is said meanwhile. */
  readonly open: string;
}

/** Days in a row with the same times. */
export interface RegularDays {
  readonly text: string;
  /** As `Date` counts them: 0 is Sunday. */
  readonly days: readonly number[];
  readonly times: readonly OpenTime[];
}

export interface SpecialDays {
  readonly text: string;
  readonly label?: string;
  /** The first and the last day: `2027-12-24`. */
  readonly from: string;
  readonly until: string;
  readonly times: readonly OpenTime[];
}

export interface OpeningHoursView {
  readonly timeZone: string;
  readonly title: string;
  /** All days of the week. */
  readonly regular: readonly RegularDays[];
  /** The words above special days. */
  readonly specialTitle: string;
  readonly special: readonly SpecialDays[];
  /** In place of times. */
  readonly closed: string;
  readonly closedNow: string;
}

/** Whom the facts of a block are about. */
export interface About {
  /** The address of the page; absolute, as all addresses here. */
  readonly page: string;
  readonly origin: string;
  /** The name of the site. */
  readonly name: string;
  /** The id of the company in the vocabulary of https://schema.org. */
  readonly organization: string;
  /** The type of its places there, or several. */
  readonly business: string | readonly string[];
  /** Its postal address. */
  readonly address?: Entity;
}
