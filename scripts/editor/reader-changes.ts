// What changes for readers since the last commit, as the shell and the server of the editor speak of it.

/** Empty where there was nothing, or nothing is left. */
interface ChangedWords {
  readonly before: string;
  readonly after: string;
}

/** A page, a text, the menus. */
export interface ReaderChange {
  readonly title: string;
  /** What became of it, in words; empty where its words say so. */
  readonly about: string;
  /** Its address, or its file. */
  readonly at: string;
  readonly words: readonly ChangedWords[];
  /** As a tag; absent for that of the site. */
  readonly language?: string;
}
