// Documents that parsers have needed minutes for, or have broken on. Each is what a mistake or an attacker might write.

const repeat = (text: string, count: number): string => text.repeat(count);

const nestedList = (depth: number): string =>
  Array.from({ length: depth }, (_, index) => `${repeat('  ', index)}- a`).join('\n');

/** By what they are made of; each with a code that it is refused for, or none. */
export const hostileDocuments: Readonly<Record<string, readonly [text: string, code?: string]>> = {
  'quotations in quotations': [`${repeat('>', 5000)} a`, 'too-deep'],
  'lists in lists, in one line': [`${repeat('- ', 5000)}a`, 'too-deep'],
  'lists in lists, line by line': [nestedList(1000), 'too-deep'],
  'brackets that open': [repeat('[', 50_000)],
  'links in links': [`${repeat('[', 10_000)}a${repeat('](b)', 10_000)}`],
  'links that are not closed': [repeat('[a](', 25_000)],
  'asterisks around words': [repeat('*a **a ', 20_000)],
  'asterisks and underscores': [repeat('*_', 25_000)],
  'backticks of all lengths': [
    Array.from({ length: 2000 }, (_, n) => `e${repeat('`', n)}`).join(''),
  ],
  'pictures in pictures': [`${repeat('![', 10_000)}a${repeat('](b)', 10_000)}`],
  'comments that are not closed': [repeat('a <!-- ', 20_000)],
  'entities and escapes': [repeat('&#9;\\*&lt;', 20_000)],
  'one table of many columns': [
    `${repeat('|a', 2000)}|\n${repeat('|-', 2000)}|\n${repeat('|b', 2000)}|\n`,
  ],
  'definitions that nobody names': [
    Array.from({ length: 10_000 }, (_, n) => `[a${n}]: b\n`).join(''),
  ],
  'nothing between two lines of hyphens': ['---\n---\n'],
  'a remark between two lines of hyphens': ['---\n# a\n---\n\nWords.\n'],
  'asterisks with spaces': [repeat('* a ** a ', 20_000)],
  'footnotes in footnotes': [`${repeat('a^[', 5000)}b${repeat(']', 5000)}`],
  'YAML of references': [
    `---\na: &a [x]\n${repeat('b: [*a, *a]\n', 5000)}---\nWords.\n`,
    'not-yaml',
  ],
};
