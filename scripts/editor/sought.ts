// Words that a person looks for in the whole site, and where they were found.

/** Words that were found: in a document by their line, elsewhere by a pointer. */
export interface FoundWords {
  readonly file: string;
  readonly pointer: string;
  readonly part?: 'key';
  readonly line?: number;
  readonly text: string;
}

export interface Sought {
  readonly words: string;
  readonly matchCase: boolean;
  /** Whether nothing else than these words counts, such as longer ones that begin with them. */
  readonly wholeWords?: boolean;
}
