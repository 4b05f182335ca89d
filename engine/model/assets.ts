// Where the code, the styles and the pictures of a built site are.

/** The one script that stands in documents, the same in all of a build. */
export interface Starter {
  readonly code: string;
  /** Its source in a policy, without quotes: `sha256-…`. */
  readonly hash: string;
}

/** The addresses of the code and data of a built site, complete with base path. */
export interface Assets {
  readonly starter: Starter;
  readonly app: string;
  /** The style sheet of the shell. */
  readonly styles: string;
  /** The style sheets for what is closed at first, for what only the running app shows, and for paper; empty where they are part of the shell's. */
  readonly late: string;
  readonly live: string;
  readonly print: string;
  /** The one further sheet that a page needs, by the names of what it styles. */
  readonly sheets: Readonly<Record<string, string>>;
  /** The icon sprite. */
  readonly icons: string;
  /** The JSON file with what all pages share (`Shared`). */
  readonly shared: string;
  /** The modules that the app imports, to be fetched together with it. */
  readonly modules: readonly string[];
  /** The code of each lazily loaded block type. */
  readonly chunks: Readonly<Record<string, string>>;
  /** Fonts that are visible at once on every page. */
  readonly fonts: readonly string[];
}
