// A text → the braces and the markup of other tools in it, which visitors would read as they are written.
import { isReservedKey } from '../../content/reserved-keys';
import type { Variables } from '../../content/substitute';
import type { TextFinding } from './text-finding';

const doubled = /\{{2,3}\s*([^{}\n]*?)\s*\}{2,3}/g;
const afterDollar = /\$\{([A-Za-z][A-Za-z0-9_-]*)\}/g;
const closedOnly = /(?:^|[\s(])([A-Za-z][A-Za-z0-9_-]*)\}/g;

const isVariable = (name: string, variables: Variables): boolean =>
  Object.hasOwn(variables, name) && !isReservedKey(name);

const spanOf = (index: number, length: number) => [index, index + length] as const;

/** Braces as other tools write them. A doubled brace alone is how a brace is written here. */
export function findForeignBraces(text: string, variables: Variables): TextFinding[] {
  if (!text.includes('}')) return [];
  const code = 'foreign-braces';
  const found = [...text.matchAll(doubled)].map(
    ({ 0: braces, 1: name = '', index }): TextFinding => {
      const near = isVariable(name, variables) ? `{${name}}` : undefined;
      return { code, span: spanOf(index, braces.length), params: { braces, near } };
    },
  );
  for (const { 0: braces, 1: name = '', index } of text.matchAll(afterDollar)) {
    // A variable that begins with a digit may well be a price.
    if (!isVariable(name, variables) || /^\d/.test(variables[name] ?? '')) continue;
    const params = { braces, near: `{${name}}` };
    found.push({ code, span: spanOf(index, braces.length), params });
  }
  if (text.includes('{')) return found;
  for (const { 1: name = '', index, 0: match } of text.matchAll(closedOnly)) {
    if (!isVariable(name, variables)) continue;
    const start = index + match.length - name.length - 1;
    const params = { braces: `${name}}`, near: `{${name}}` };
    found.push({ code, span: spanOf(start, name.length + 1), params });
  }
  return found;
}

interface Markup {
  /** A text without these characters holds none: most texts need no closer look. */
  readonly signs: string;
  readonly pattern: RegExp;
  readonly remedy: string;
}

const tags =
  'a|abbr|article|aside|b|big|blockquote|br|button|center|cite|code|dd|del|details|div|dl|dt|em|embed|figcaption|figure|font|footer|form|h[1-6]|header|hr|i|iframe|img|input|ins|kbd|label|li|main|mark|nav|nobr|ol|option|p|picture|pre|q|s|script|section|select|small|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|textarea|tfoot|th|thead|tr|tt|u|ul|video|wbr';

const attribute = `\\s+[\\w:-]+\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'<>=]+)`;

const entities =
  'nbsp|amp|lt|gt|quot|apos|copy|reg|trade|euro|pound|cent|yen|sect|deg|times|middot|bull|hellip|mdash|ndash|laquo|raquo|[lrb]dquo|[lrs]squo|lsaquo|rsaquo|shy|zwnj|zwj|ensp|emsp|thinsp|rarr|larr|[AEIOUYaeiouy](?:uml|acute|grave|circ|tilde|ring)|[nN]tilde|[cC]cedil|szlig|[aA][eE]lig|[oO]slash|#\\d{2,6}|#x[\\da-fA-F]{2,6}';

/** The first that applies is reported. */
const markups: readonly Markup[] = [
  {
    signs: '<',
    pattern: new RegExp(`</?(?:${tags})(?:${attribute})*\\s*/?>|<!--|<%|<\\?(?:php|=)`, 'i'),
    remedy: 'Remove the HTML: running text knows *emphasis*, **strong** and [links](page:id).',
  },
  {
    signs: ';',
    pattern: new RegExp(`&(?:${entities});`),
    remedy: 'Write the character itself.',
  },
  {
    signs: '#',
    // "# of orders" and "# 1" are words.
    pattern: /(?<=^|\n)\s*#{1,6}[ \t]+(?!of\b)\p{L}[^\n]*/u,
    remedy: 'Write headings as keys: { "A heading": "Its text." }.',
  },
  {
    signs: '|',
    pattern: /(?<=^|\n)[ \t]*\|[^|\n]*\S[^|\n]*\|[^\n]*\S[^\n]*\|[ \t]*(?=\n|$)/,
    remedy: 'Write the rows as a list: ["one", "two"].',
  },
  {
    signs: '\n',
    pattern: /(?<=^|\n)[ \t]*(?:[-*+•]|\d+[.)])[ \t]+[^\n]*\n[ \t]*(?:[-*+•]|\d+[.)])[ \t]+[^\n]*/,
    remedy: 'Write a list: ["one", "two"].',
  },
  {
    signs: '`~',
    pattern: /(?<=^|\n)[ \t]*(?:```|~~~)/,
    remedy: 'Remove it: there is no markup for code.',
  },
];

const lineBreak = /(?<=\S[ \t]*)\r?\n(?=\s*\S)/;

/** HTML, Markdown beyond ours, and line breaks, which are shown as spaces. */
export function findForeignMarkup(text: string): TextFinding | undefined {
  for (const { signs, pattern, remedy } of markups) {
    const found = [...signs].some((sign) => text.includes(sign)) ? pattern.exec(text) : null;
    if (found === null) continue;
    const [written] = found;
    const indent = written.length - written.trimStart().length;
    const markup = written.trim();
    const params = { markup: JSON.stringify(shorten(markup)), remedy };
    return {
      code: 'foreign-markup',
      span: spanOf(found.index + indent, markup.length),
      params,
    };
  }
  const broken = text.includes('\n') ? lineBreak.exec(text) : null;
  return broken
    ? { code: 'line-break', span: spanOf(broken.index, broken[0].length), params: {} }
    : undefined;
}

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
