// Sites that are published together, in one folder: they share code, styles, files, headers and the mailbox.

/** `Of` is what is known of each site: valid, derived, or with its assets. */
export interface Publication<Of> {
  /** The first is at the base of the publication, all others are below it: one for each further language. */
  readonly sites: readonly [Of, ...Of[]];
  /** The first of them, where the others are made only for who asks for all. */
  readonly main?: Of;
}

/** The site at the base: whatever a publication has once, it has from this one. */
export const mainOf = <Of>(publication: Publication<Of>): Of =>
  publication.main ?? publication.sites[0];

export const mapSites = <Of, To>(
  { sites: [main, ...others] }: Publication<Of>,
  change: (site: Of) => To,
): Publication<To> => ({ sites: [change(main), ...others.map((site) => change(site))] });

/** What makes a site that is there already. */
export const toMaker =
  <Of>(site: Of) =>
  (): Of =>
    site;

/** A publication of which nothing is made but the first site, until somebody asks for the others. */
export class LazyPublication<Of> implements Publication<Of> {
  readonly main: Of;
  #others: readonly (() => Of)[];

  constructor(main: Of, others: readonly (() => Of)[]) {
    this.main = main;
    this.#others = others;
  }

  get sites(): readonly [Of, ...Of[]] {
    const others = this.#others.map((make) => make());
    // What they are made of is needed no longer.
    this.#others = others.map(toMaker);
    return [this.main, ...others];
  }

  /**
   * What makes each of them, none of which is kept here. Whoever makes one in a function of its own, and returns nothing that
   * leads to it, has one at a time: what a loop has had in hand stays until there is something else.
   */
  get makers(): readonly (() => Of)[] {
    return [toMaker(this.main), ...this.#others];
  }
}
