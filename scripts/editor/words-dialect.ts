/** What words may say: variables alone, emphasis and links as well, or all that Markdown has for a line. */
export type WordsDialect = 'plain' | 'running' | 'document';

/** What begins a paragraph of a document, by what it is. */
export const paragraphMarks = { paragraph: '', heading: '## ', list: '- ' } as const;

/** Whether a paragraph of a document says by marks of its own what it is. */
export const isMarked = (words = ''): boolean => /^(?:(?:#+|[-*+]|\d+[.)])[ \t]|\|)/.test(words);
