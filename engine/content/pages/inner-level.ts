/** The level of the headings within a block. */
export const toInnerLevel = (heading: string | undefined): 2 | 3 => (heading === undefined ? 2 : 3);
