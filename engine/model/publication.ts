// Sites that are published together, in one folder: they share code, styles, files, headers and the mailbox.

/** `Of` is what is known of each site: valid, derived, or with its assets. */
export interface Publication<Of> {
  /** The first is at the base of the publication, all others are below it. Now there is only the first. */
  readonly sites: readonly [Of, ...Of[]];
}

/** The site at the base: whatever a publication has once, it has from this one. */
export const mainOf = <Of>({ sites: [main] }: Publication<Of>): Of => main;

export const mapSites = <Of, To>(
  { sites: [main, ...others] }: Publication<Of>,
  change: (site: Of) => To,
): Publication<To> => ({ sites: [change(main), ...others.map((site) => change(site))] });
