// Running text → nodes: *emphasis*, **strong** and [text](target). Nothing else is markup, and nothing is HTML.
import type { Inline, LateInline, RichText } from '../../generated/concept-views';

/** The address for a link target as it is written; undefined where a page may not contain it. */
type ResolveTarget = (target: string) => string | undefined;

/**
 * An asterisk between letters or digits is part of a word, as in "Kund*innen" and "60*40*20", but for those around letters alone.
 * One that ends a word begins nothing: it is the sign of a note, as in "Prices*, hours*". Writing without spaces has no such words.
 */
const word = '[\\p{sc=Latin}\\p{N}]';
const within = `(?:[^*]|(?<=${word})\\*(?=${word}))*[^*\\s]`;
const emphasis = `(?<!${word}\\*)${within}(?!(?<=${word})\\*${word})|\\p{L}+`;

const token = new RegExp(
  [
    `\\*\\*(?=\\S)(${within})\\*\\*`,
    `(?!(?<=${word})\\*(?!\\p{L}+\\*(?!\\p{N})))\\*(?=[^\\s*])(${emphasis})\\*`,
    '\\[([^[\\]]+)\\]\\(([^()\\s]+)\\)',
  ].join('|'),
  'gu',
);

const pageScheme = 'page:';

/** The page and the anchor that a link target names, `page:id` or `page:id#anchor`; undefined for any other target. */
export function parsePageTarget(target: string): { id: string; anchor?: string } | undefined {
  if (!target.startsWith(pageScheme)) return undefined;
  const [id = '', anchor] = target.slice(pageScheme.length).split('#');
  return anchor === undefined ? { id } : { id, anchor };
}

const fileScheme = 'file:';

/** The file that a link target names, `file:papers/menu.pdf`; undefined for any other target. */
export const parseFileTarget = (target: string): string | undefined =>
  target.startsWith(fileScheme) ? target.slice(fileScheme.length) : undefined;

/** The same in the other direction. */
export const toFileTarget = (path: string): string => fileScheme + path;

/** Whether a text may hold a link: most do not, and need no closer look. */
export const holdsLink = (text: string): boolean => text.includes('](');

const wholeWords =
  /(?<![\p{L}\p{N}*])(\*{1,2})(?=[\p{L}\p{N}{[("'“„«¿¡])[^*]*[^\s*(]\1(?![\p{L}\p{N}*])/u;

/** Words with the asterisks around them. */
export interface EmphasisedWords {
  readonly words: string;
  readonly start: number;
}

/** The first emphasised words of a text; the sign of a footnote or of a product is not emphasis. */
export function findEmphasis(text: string): EmphasisedWords | undefined {
  const found = text.includes('*') ? wholeWords.exec(text) : null;
  return found === null ? undefined : { words: found[0], start: found.index };
}

/** What stands for a mark in a text whose words alone are looked at. */
export const cover = '\ufffc';

/** The text with each mark, and the address of each link, covered: its words keep their places. */
export const coverMarkup = (text: string): string =>
  text.replace(token, (...[whole, strong, emphasis, label]) => {
    const words: string = strong ?? emphasis ?? label;
    const before = strong === undefined ? 1 : 2;
    const after = whole.length - words.length - before;
    return cover.repeat(before) + coverMarkup(words) + cover.repeat(after);
  });

/** The link targets of a text, as they are written, with their offsets in it. */
export function findLinkTargets(text: string): { target: string; offset: number }[] {
  if (!holdsLink(text)) return [];
  return [...text.matchAll(token)].flatMap((match) => {
    const [whole, strong, emphasis, , target] = match;
    if (target !== undefined) {
      return [{ target, offset: match.index + whole.length - target.length - 1 }];
    }
    const start = match.index + (strong === undefined ? 1 : 2);
    return findLinkTargets(strong ?? emphasis ?? '').map((inner) => ({
      target: inner.target,
      offset: inner.offset + start,
    }));
  });
}

export interface NewTarget {
  readonly target: string;
  /** What is added to the words of the link. */
  readonly words?: string;
}

/** The text with each link target replaced by what `replace` makes of it. */
export function replaceLinkTargets(text: string, replace: (target: string) => NewTarget): string {
  let result = '';
  let end = 0;
  for (const { target, offset } of findLinkTargets(text)) {
    const { target: to, words = '' } = replace(target);
    const endOfWords = offset - ']('.length;
    result += text.slice(end, endOfWords) + words + text.slice(endOfWords, offset) + to;
    end = offset + target.length;
  }
  return result + text.slice(end);
}

/** The nodes of a text. A link whose target does not resolve becomes its words. */
export function parseRichText(text: string, resolve: ResolveTarget): RichText {
  const nodes: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(token)) {
    const [whole, strong, emphasis, label, target] = match;
    if (match.index > end) nodes.push(text.slice(end, match.index));
    end = match.index + whole.length;
    if (label !== undefined && target !== undefined) {
      const href = resolve(target);
      const children = parseRichText(label, resolve);
      if (href === undefined) nodes.push(...children);
      else nodes.push({ type: 'link', href, children });
    } else if (strong !== undefined) {
      nodes.push({ type: 'strong', children: parseRichText(strong, resolve) });
    } else if (emphasis !== undefined) {
      nodes.push({
        type: 'emphasis',
        children: parseRichText(emphasis, resolve),
      });
    }
  }
  if (end < text.length) nodes.push(text.slice(end));
  return nodes;
}

/** What is read of a part that is not words, where there is no markup. */
const wordsOf = (node: LateInline): string => {
  if (node.type === 'inline-code') return node.text;
  if (node.type === 'inline-image') return node.image.alt;
  return node.type === 'break' ? ' ' : '';
};

/** The words of running text, without its markup. */
export function toPlainText(text: RichText): string {
  return text
    .map((node) => {
      if (typeof node === 'string') return node;
      return 'children' in node ? toPlainText(node.children) : wordsOf(node);
    })
    .join('');
}
