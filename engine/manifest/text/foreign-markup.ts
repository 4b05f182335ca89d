// A text → the markup of other tools in it, which visitors would read as it is written; each with how it is written here.
import type { ParamsOf } from '../catalogue';
import { findLeftMark } from './left-marks';
import { quoteStart } from './quote-start';
import type { TextFinding } from './text-finding';

const spanOf = (index: number, length: number) => [index, index + length] as const;

/** How content says what other tools have markup for. */
const items = {
  heading: 'Write headings as keys: { "A heading": "Its text." }.',
  list: 'Write a list: ["one", "two"].',
  numbered: 'Write a numbered list: { "$list": { "numbered": true, "items": ["one", "two"] } }.',
  table:
    'Write a table: { "$table": { "columns": [{ "heading": "A" }], "rows": [["one"], ["two"]] } }.',
  quote: 'Write a quotation: { "$quote": { "body": ["What was said."], "name": "By whom" } }.',
  picture:
    'Write a picture: { "$picture": { "image": { "src": "images/yard.jpg", "alt": "What it shows" } } }.',
  code: 'Write code: { "$code": { "lines": ["one line", "the next"] } }.',
  rule: 'Write a rule: { "$rule": true }.',
} as const;

const isContentItem = (remedy: unknown): boolean => Object.values<unknown>(items).includes(remedy);

/** Where words stand alone, as in `what`, no item of content can take the place of what is found in them. */
export function toWordsAlone(finding: TextFinding, what: string): TextFinding {
  if (finding.code === 'line-break')
    return { ...finding, params: { remedy: 'Write it in one line.' } };
  if (finding.code !== 'foreign-markup' || !isContentItem(finding.params.remedy)) return finding;
  const remedy = `Write the words alone: ${what} has no headings, lists or pictures.`;
  return { ...finding, params: { ...finding.params, remedy } };
}

/** What HTML elements stand for; all others stand for nothing here. */
const ofElements: readonly (readonly [names: RegExp, remedy: string])[] = [
  [/^h[1-6]$/, items.heading],
  [/^(?:ul|li)$/, items.list],
  [/^ol$/, items.numbered],
  [/^(?:table|thead|tbody|tfoot|tr|td|th)$/, items.table],
  [/^(?:blockquote|q|cite)$/, items.quote],
  [/^(?:img|picture|figure|figcaption)$/, items.picture],
  [/^(?:pre|code|kbd)$/, items.code],
  [/^hr$/, items.rule],
];

function findHtmlRemedy(written: string): string {
  const name = /^<\/?([a-z][a-z0-9]*)/i.exec(written)?.[1]?.toLowerCase() ?? '';
  return (
    ofElements.find(([names]) => names.test(name))?.[1] ??
    'Remove the HTML: running text knows *emphasis*, **strong** and [links](page:id).'
  );
}

interface Markup {
  /** A text without these characters holds none: most texts need no closer look. */
  readonly signs: string;
  readonly pattern: RegExp;
  readonly remedy: string | ((written: string) => string);
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
    pattern: new RegExp(`</?(?:${tags})(?:${attribute})*\\s*/?>|<!--|<\\?(?:php|=)`, 'i'),
    remedy: findHtmlRemedy,
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
    remedy: items.heading,
  },
  {
    signs: '|',
    pattern: /(?<=^|\n)[ \t]*\|[^|\n]*\S[^|\n]*\|[^\n]*\S[^\n]*\|[ \t]*(?=\n|$)/,
    remedy: items.table,
  },
  {
    signs: '\n',
    pattern: /(?<=^|\n)[ \t]*(?:[-*+•]|\d+[.)])[ \t]+[^\n]*\n[ \t]*(?:[-*+•]|\d+[.)])[ \t]+[^\n]*/,
    remedy: (written) => (/^\s*\d/.test(written) ? items.numbered : items.list),
  },
  {
    signs: '>',
    // "> 5 years" is a comparison.
    pattern: /(?<=^|\n)[ \t]*>[ \t]+["'“„«]?\p{L}[^\n]*/u,
    remedy: items.quote,
  },
  {
    signs: '!',
    pattern: /!\[[^[\]\n]*\]\([^()\n]*\)/,
    remedy: items.picture,
  },
  {
    signs: '-*_',
    pattern: /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/,
    remedy: items.rule,
  },
  {
    signs: '`~',
    pattern: /(?<=^|\n)[ \t]*(?:```|~~~)/,
    remedy: items.code,
  },
];

const lineBreak = /\r?\n(?=\s*\S)(?<=\S[ \t]*\r?\n)/;

/** HTML, Markdown beyond ours, and line breaks, which are shown as spaces. */
export function findForeignMarkup(text: string): TextFinding | undefined {
  for (const { signs, pattern, remedy } of markups) {
    const found = [...signs].some((sign) => text.includes(sign)) ? pattern.exec(text) : null;
    if (found === null) continue;
    const [written] = found;
    const indent = written.length - written.trimStart().length;
    const markup = written.trim();
    const sentence = typeof remedy === 'string' ? remedy : remedy(markup);
    const params: ParamsOf<'foreign-markup'> = {
      markup: quoteStart(markup),
      remedy: sentence,
    };
    return {
      code: 'foreign-markup',
      span: spanOf(found.index + indent, markup.length),
      params,
    };
  }
  const left = findLeftMark(text);
  if (left) {
    const { index, markup, remedy } = left;
    const params: ParamsOf<'foreign-markup'> = { markup: quoteStart(markup), remedy };
    return { code: 'foreign-markup', span: spanOf(index, markup.length), params };
  }
  const broken = text.includes('\n') ? lineBreak.exec(text) : null;
  return broken
    ? { code: 'line-break', span: spanOf(broken.index, broken[0].length), params: {} }
    : undefined;
}
