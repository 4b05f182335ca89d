// The token of a picture → its file and what stands for it, each with its place.
import type { Token } from 'markdown-it';
import type { DocumentContext } from './document-context';
import { keepBraces } from './keep-braces';
import { findAddress, type Line } from './link-places';
import { objectNode, type PlacedNode, type Range, textNode } from './position-tree';
import { toOffset } from './source-lines';

/** The words of a picture that stand for it. */
const toAlt = (tokens: readonly Token[]): string =>
  tokens
    .map(({ type, content, children }) => {
      if (type === 'image') return toAlt(children ?? []);
      if (type === 'text_special') return keepBraces(content);
      return type === 'softbreak' || type === 'hardbreak' ? ' ' : content;
    })
    .join('');

/** What an address says of its picture behind the "#". */
const wideMark = '#wide';

interface ImageAddress {
  readonly src: string;
  readonly isWide: boolean;
}

export function splitAddress(token: Token): ImageAddress {
  const address = String(token.attrGet('src') ?? '');
  const isWide = address.toLowerCase().endsWith(wideMark);
  return { src: isWide ? address.slice(0, -wideMark.length) : address, isWide };
}

/** Within a line of words, no picture is wide. */
export function reportWide(token: Token, [, end]: Range, context: DocumentContext): void {
  if (splitAddress(token).isWide)
    context.report(end - wideMark.length, { code: 'lost-width', params: {} });
}

/** The file of a picture, and what stands for it. */
export function toImageNode(token: Token, line: Line, context: DocumentContext): PlacedNode {
  const begins = context.markdown.beginningOf(token);
  const { content } = token;
  const bracket = begins + 2 + content.length;
  const { range } = findAddress({ ...line, token, bracket }, context);
  const alt = toAlt(token.children ?? []);
  const at = toOffset(line.starts, begins + 2);
  const own: Range = [toOffset(line.starts, begins), toOffset(line.starts, begins) + 1];
  return objectNode(
    [
      ['src', textNode(splitAddress(token).src, [[0, range[0]]], range[1])],
      ['alt', textNode(alt, [[0, at]], toOffset(line.starts, bracket))],
    ],
    own,
  );
}
