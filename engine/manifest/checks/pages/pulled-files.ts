// The name of a source → the files that the command "pull" writes, below files/.

/** Its rows. */
export const pulledFile = (name: string): string => `data/${name}.json`;

/** When they were fetched, and from where: for people, no page shows it. */
export const pulledRecord = (name: string): string => `data/${name}.source.json`;
