// Words as they are written → as readers see them.

/** Without the marks of links, pictures and emphasis. */
export const toRead = (words: string): string =>
  words.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\*+(?=\S)|(?<=\S)\*+/g, '');

/** Of a document, without what says that they are a heading, an item of a list, or a row. */
export const toReadLine = (line: string): string =>
  toRead(line.replace(/^[ \t>]*(?:(?:#+|[-*+]|\d+[.)])[ \t]+)?/, ''))
    .replace(/^\||\|\s*$/g, '')
    .replace(/\s*(?<!\\)\|\s*/g, ', ')
    .trim();
