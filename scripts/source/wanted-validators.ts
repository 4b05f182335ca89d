// Which validators are compiled of the schemas, and how.

export interface Wanted {
  /** The name of a schema by that of the validator. */
  readonly exports: Readonly<Record<string, string>>;
  readonly options: { readonly defaults: boolean; readonly forAuthors: boolean };
}

/** What is told to authors, with all that is wrong. */
export const wantedByAuthors: Wanted = {
  exports: { validateManifest: 'manifest', validateContent: 'content/file' },
  options: { defaults: true, forAuthors: true },
};

/** What browsers ask of a file that they fetched. */
export const wantedByVisitors: Wanted = {
  exports: { isContent: 'content/file' },
  options: { defaults: false, forAuthors: false },
};
