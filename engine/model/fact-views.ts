// What the blocks of a page tell machines.

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
