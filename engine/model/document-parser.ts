// The parser of documents (Markdown): a value to pass on, for it takes long to load, and most sites have none.

/** A part of a text with its place, in UTF-16 units: as positions in JSON are found. */
export interface SourceNode {
  readonly type: 'object' | 'array' | 'property' | 'string' | 'number' | 'boolean' | 'null';
  readonly value?: unknown;
  readonly offset: number;
  readonly length: number;
  readonly children?: readonly SourceNode[];
  readonly parent?: SourceNode;
  /** Of a string in a document: where its characters stand, from each index on. Of one in JSON: behind its quotation mark. */
  readonly starts?: readonly (readonly [index: number, offset: number])[];
  /** Of a part of a document that can be written anew alone: from its first character to behind its last, without marks before it. */
  readonly span?: readonly [start: number, end: number];
}

interface DocumentMistake {
  readonly code: string;
  readonly offset: number;
  readonly params: Readonly<Record<string, string | number | undefined>>;
}

/** What stands before the text of a document, between two lines of hyphens: members of the page that it is the text of. */
export interface FrontMatter {
  /** The names of its members, as far as they can be read. */
  readonly names: readonly string[];
  /** Its value, an object in a valid one; undefined where something breaks it. */
  readonly value?: unknown;
  readonly mistakes: readonly DocumentMistake[];
}

/** What a document says, without its places: JSON. */
export interface DocumentContent {
  /** The items of a content file; undefined where they cannot be known. */
  readonly value?: unknown;
  readonly mistakes: readonly DocumentMistake[];
  readonly matter?: FrontMatter;
}

export interface ParsedDocument extends DocumentContent {
  /** Where everything in them stands. Called only where a place is asked for: most documents need none. */
  readonly tree: () => SourceNode | undefined;
  /** The same of its front matter. */
  readonly matterTree?: () => SourceNode | undefined;
}

export type ParseDocument = (text: string) => ParsedDocument;
