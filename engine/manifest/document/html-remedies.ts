// HTML in a document → what to write instead.

const remedies: Readonly<Record<string, string>> = {
  a: 'Write [words](page:id) or [words](https://www.example.org/).',
  b: 'Write **words**.',
  strong: 'Write **words**.',
  i: 'Write *words*.',
  em: 'Write *words*.',
  code: 'Write `code`.',
  kbd: 'Write `code`.',
  br: 'End the line before it with a backslash.',
  img: 'Write ![what it shows](images/mill.jpg).',
  hr: 'Write a line of three hyphens.',
  p: 'Leave a blank line between paragraphs.',
  ul: 'Begin each item with a hyphen.',
  ol: 'Begin each item with a number and a full stop.',
  li: 'Begin each item with a hyphen.',
  blockquote: 'Begin each line of the quotation with ">".',
  pre: 'Put three backticks above and below the lines.',
  table: 'Write the columns of each row between "|".',
  sup: 'For a footnote, write [^name] here, and "[^name]: text" in a paragraph of its own.',
  iframe: 'Add a block of the type "embed" or "map" to the page.',
  video: 'Add a block of the type "feature" to the page.',
};

const headings: Readonly<Record<string, string>> = {
  h1: 'Remove it: the title of a page is in its settings.',
  h2: 'Write "## " before the heading.',
  h3: 'Write "### " before the heading.',
  h4: 'Write "#### " before the heading.',
};

const known: ReadonlyMap<string, string> = new Map([
  ...Object.entries(remedies),
  ...Object.entries(headings),
]);

const comments = /<!--[\s\S]*?-->/g;

/** The first HTML in a text that is not a comment. */
export function findTag(
  html: string,
): { readonly tag: string; readonly index: number } | undefined {
  const rest = html.replace(comments, (comment) => ' '.repeat(comment.length));
  const index = rest.search(/\S/);
  if (index < 0) return undefined;
  const [tag = ''] = /^<[^>\n]*>?|^[^\s<]+/.exec(rest.slice(index)) ?? [];
  return { tag, index };
}

export const toTagName = (tag: string): string =>
  (/^<\/?([a-z][a-z0-9-]*)/i.exec(tag)?.[1] ?? '').toLowerCase();

/** What to do about a tag as it is written. */
export function findHtmlRemedy(tag: string, isInCell: boolean): string {
  if (isInCell && toTagName(tag) === 'br')
    return 'Write a comma or a semicolon, or another row: a cell has one line.';
  if (!tag.startsWith('<')) return 'Give the comment before it a line of its own.';
  return known.get(toTagName(tag)) ?? 'Remove it: texts hold no HTML. A "<" is written \\<.';
}
