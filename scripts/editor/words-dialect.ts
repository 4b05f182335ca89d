/** What words may say: variables alone, emphasis and links as well, or all that Markdown has for a line. */
export type WordsDialect = 'plain' | 'running' | 'document';

/** What begins a paragraph of a document, by what it is. */
export const paragraphMarks = {
  ...{ paragraph: '', heading: '## ', list: '- ', numbers: '1. ', quotation: '> ' },
} as const;

/** Whether a paragraph of a document says by marks of its own what it is. */
export const isMarked = (words = ''): boolean => /^(?:(?:#+|[-*+>]|\d+[.)])[ \t]|\|)/.test(words);

/** What a paragraph of a document can become. */
export type ParagraphKind = keyof typeof paragraphMarks;

/** What can be added to a document. */
export type TextPart = ParagraphKind | 'table' | 'picture' | 'note';

/** What stands where something is to be said: there is something to click. */
export const unsaid = '…';

/** Where a footnote is to be named in a text, until it has a name. */
export const newNote = '[^+]';

/** What is done with the row or the column that a cell is in: a new one comes behind it. */
export type TableChange = `${'add' | 'remove'} ${'row' | 'column'}`;
