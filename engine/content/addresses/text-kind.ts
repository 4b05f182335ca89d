// The name of a file → the kind of text in it.

/** `json`: an array of items. `document`: Markdown. */
export type TextKind = 'json' | 'document';

export const documentEnding = '.md';

/** Whether a file is a document: Markdown, not JSON. */
export const isDocument = (path: string): boolean => path.endsWith(documentEnding);

/** Undefined for a file that is not a text of pages by its name. A page can name such a file: then it is JSON. */
export const findTextKind = (path: string): TextKind | undefined =>
  isDocument(path) ? 'document' : path.endsWith('.txt') ? 'json' : undefined;
