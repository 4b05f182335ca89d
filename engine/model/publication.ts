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

/** Lets a value wait until somebody asks for it, who may get one that is equal to it. */
export type Keep = <Value>(value: Value) => () => Value;

/** A publication of which nothing is made but the first site, until somebody asks for the others. */
export class LazyPublication<Of> implements Publication<Of> {
  readonly main: Of;
  #others: readonly Of[] | undefined;
  #make: (() => Iterable<Of>) | undefined;

  constructor(main: Of, make: () => Iterable<Of>) {
    this.main = main;
    this.#make = make;
  }

  get sites(): readonly [Of, ...Of[]] {
    this.#others ??= [...(this.#make?.() ?? [])];
    // What they are made of is needed no longer.
    this.#make = undefined;
    return [this.main, ...this.#others];
  }

  /** One after the other, none of which is kept here: whoever wants each of them once has one at a time. */
  *each(): Iterable<Of> {
    yield this.main;
    yield* this.#others ?? this.#make?.() ?? [];
  }
}
