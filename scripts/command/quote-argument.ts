/** A word of a command line: in quotes where a shell would read it in another way. */
export function quoteArgument(word: string, isWindows = process.platform === 'win32'): string {
  if ((isWindows ? /^[\w./\\:-]+$/ : /^[\w./:-]+$/).test(word)) return word;
  // What is between double quotes may still be read by a shell of Unix.
  return isWindows || !/["$`\\!]/.test(word)
    ? `"${word}"`
    : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
