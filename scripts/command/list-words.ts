/** "a, b and c". */
export const listWords = (words: readonly string[], last: 'and' | 'or'): string =>
  words.join(', ').replace(/, (?=[^,]*$)/, ` ${last} `);
