// The token of code → its item: language, caption and lines, each with its place.
import type { Token } from 'markdown-it';
import { checkIndent } from './check-indent';
import type { DocumentContext } from './document-context';
import { findMarkedLines } from './other-formats';
import { listNode, type Member, objectNode, type PlacedNode, textNode } from './position-tree';

/** Code whose last line is not one of marks: what was meant to follow it is part of it. */
const isUnclosed = ({ map, type }: Token, lines: number): boolean =>
  type === 'fence' && map !== null && map[1] - map[0] < lines + 2;

export function readCode(token: Token, context: DocumentContext): PlacedNode {
  const { content, info, map: place, type } = token;
  const line = place?.[0] ?? 0;
  const range = context.rangeOf(token);
  checkIndent(token, context);
  const first = line + (type === 'fence' ? 1 : 0);
  const lines = content.replace(/\n$/, '').split('\n');
  if (isUnclosed(token, content === '' ? 0 : lines.length))
    context.report(range[0], { code: 'unclosed-code', params: { marks: token.markup } });
  const nodes = lines.map((words, index) => {
    const { starts } = context.lines.place(words, first + index);
    return textNode(words, starts, context.lines.endOf(first + index));
  });
  const members = readInfo(info.trim(), line, context);
  const code = objectNode([...members, ['lines', listNode(nodes, range)]], range);
  return objectNode([['$code', code]], range);
}

/** Behind the marks of code: its language, and what the code is. */
function readInfo(info: string, line: number, context: DocumentContext): Member[] {
  const [, language = '', caption = ''] = /^(\S*)\s*([\s\S]*)$/.exec(info) ?? [];
  const at = context.lines.offsetOf(line) + context.lines.textOf(line).indexOf(info);
  const toText = (words: string, from: number): PlacedNode =>
    textNode(context.markdown.utils.unescapeAll(words), [[0, from]], from + words.length);
  const behind = at + info.length - caption.length;
  const marked = findMarkedLines(caption);
  if (marked) {
    context.report(behind, marked);
    return readInfo(language, line, context);
  }
  return [
    ...(language ? [['language', toText(language, at)] as const] : []),
    ...(caption
      ? [['caption', listNode([toText(caption, behind)], [behind, behind + 1])] as const]
      : []),
  ];
}
