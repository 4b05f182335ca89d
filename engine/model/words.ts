// Where a manifest and its content files hold words that readers read, as data; the table is generated from schemas/.

/** Words that always need a translation; or a string that may be the same in every language. */
export type WordsKind = 'always' | 'sometimes';

/** One place of the table: a concept by name, a string, or a container of further places. */
export type WordsNode =
  | { readonly concept: string }
  | { readonly words: WordsKind }
  | { readonly items: WordsNode }
  | { readonly variants: Readonly<Record<string, WordsNode>> }
  | WordsObject
  /** A value may be of several types: each node is for one of them. */
  | { readonly any: readonly WordsNode[] };

/** No key that begins with `$` is a name or an entry. */
export interface WordsObject {
  readonly fields?: Readonly<Record<string, WordsNode>>;
  /** All other members. */
  readonly entries?: WordsNode;
  /** What the keys of the other members are. */
  readonly names?: WordsKind;
}

/** The words of each concept by the name of its schema. */
export type WordsTable = Readonly<Record<string, WordsNode>>;
