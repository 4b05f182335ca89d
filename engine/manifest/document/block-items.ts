// The tokens of a document → the items of a content file, each with its place, and what is wrong with them.

import type { Token } from 'markdown-it';
import { checkLines, checkRule } from './check-lines';
import { checkNumber, checkNumbers, readLoneNumber } from './check-list-items';
import { checkHeading, checkNesting } from './check-structure';
import { readCode } from './code-item';
import type { DocumentContext } from './document-context';
import { findTag } from './html-remedies';
import { splitAddress, toImageNode } from './image-node';
import { readParts } from './inline-parts';
import { findAddress, type Line } from './link-places';
import {
  listNode,
  type Member,
  objectNode,
  type PlacedNode,
  type Range,
  textNode,
  valueNode,
  withSpan,
} from './position-tree';
import { SectionStack } from './section-stack';
import { spanOf, toOffset } from './source-lines';
import { readTable } from './table-item';
import type { TokenStream } from './token-stream';

/** How deep lists and quotations may be nested: more is not read with understanding, and has no room on a phone. */
const maxDepth = 8;

interface Around {
  /** How many lists and quotations are around it. */
  readonly depth: number;
  /** The level of the heading above it. */
  readonly level: number;
  /** The block above it, if it is not the first. */
  readonly above?: Token | undefined;
}

export class BlockReader {
  readonly #stream: TokenStream;
  readonly #context: DocumentContext;

  constructor(stream: TokenStream, context: DocumentContext) {
    this.#stream = stream;
    this.#context = context;
  }

  /** The items up to the token that closes those of the same container, or to the end. */
  readUntil(end: string | undefined, around: Around): PlacedNode[] {
    const sections = new SectionStack(around.level, this.#context);
    const take = () => this.#stream.takeWithin(end);
    let above: Token | undefined;
    for (let token = take(); token; token = take()) {
      if (token.type === 'heading_open') this.#beginSection(token, sections);
      else {
        checkNesting(token, above, this.#context);
        const item = this.#readItem(token, { ...around, above, level: sections.level });
        if (item) sections.add(withSpan(item, this.#spanOf(token)));
      }
      above = token;
    }
    return sections.finish();
  }

  #readItem(token: Token, around: Around): PlacedNode | undefined {
    switch (token.type) {
      case 'paragraph_open':
        return this.#readParagraph(around.above);
      case 'bullet_list_open':
      case 'ordered_list_open':
        return this.#readList(token, around);
      case 'blockquote_open':
        return this.#readQuote(token, around);
      case 'fence':
      case 'code_block':
        return readCode(token, this.#context);
      case 'table_open':
        return readTable(token, this.#stream, this.#context);
      case 'hr':
        checkRule(token, around.above, this.#context);
        return this.#toItem('$rule', token, (range) => valueNode(true, range));
      case 'footnote_reference_open':
        return this.#readNote(token, around);
      default:
        return this.#reportHtml(token);
    }
  }

  /** Without the marks of lists and quotations before it, as far as a line of its own has none. */
  #spanOf({ map }: Token): Range | undefined {
    const { lines } = this.#context;
    return map ? [lines.wordsOf(map[0]), lines.endOfWords(...map)] : undefined;
  }

  #toItem(key: string, token: Token, toNode: (range: Range) => PlacedNode): PlacedNode {
    const range = this.#context.rangeOf(token);
    return objectNode([[key, toNode(range)]], range);
  }

  /** The token of a line, up to the one that ends it. */
  #takeLine(): { readonly line: Line; readonly tokens: readonly Token[] } {
    const inline = this.#stream.take();
    this.#stream.take();
    const first = inline?.map?.[0] ?? 0;
    return {
      line: this.#context.lines.place(inline?.content ?? '', first),
      tokens: inline?.children ?? [],
    };
  }

  #beginSection(token: Token, sections: SectionStack): void {
    const { line, tokens } = this.#takeLine();
    checkHeading(token, line, this.#context);
    const parts = readParts({ ...line, tokens }, this.#context);
    const [start] = this.#context.rangeOf(token);
    const at = toOffset(line.starts, 0);
    const words = listNode(parts, [at, at + 1]);
    const heading = withSpan(words, spanOf(line));
    const level = Number(token.tag.slice(1));
    const underlined = token.markup.startsWith('#') ? undefined : line.text;
    sections.begin({ level, words: heading, offset: start, underlined });
  }

  #readParagraph(above: Token | undefined): PlacedNode | undefined {
    const { line, tokens } = this.#takeLine();
    const [first, second] = tokens;
    if (first?.type === 'image' && second === undefined)
      return withSpan(this.#readPicture(first, line), spanOf(line));
    checkLines(line, above, this.#context);
    checkNumbers(line, this.#context);
    const parts = readParts({ ...line, tokens }, this.#context);
    if (parts.length === 0) return undefined;
    const at = toOffset(line.starts, 0);
    const range: Range = [at, at + 1];
    const words = withSpan(listNode(parts, range), spanOf(line));
    return withSpan(objectNode([['$text', words]], range), spanOf(line));
  }

  #readPicture(token: Token, line: Line): PlacedNode {
    const at = toOffset(line.starts, 0);
    const range: Range = [at, at + 1];
    const image = toImageNode(token, line, this.#context);
    const title = String(token.attrGet('title') ?? '');
    const members: Member[] = [['image', image]];
    if (title) {
      const bracket = 2 + token.content.length;
      const found = findAddress({ ...line, token, bracket }, this.#context);
      const start = found.title + 1;
      const words = title.replaceAll('\n', ' ');
      members.push(['caption', textNode(words, [[0, start]], start + title.length)]);
    }
    if (splitAddress(token).isWide) members.push(['wide', valueNode(true, range)]);
    return objectNode([['$picture', objectNode(members, range)]], range);
  }

  /** What stands for a list or quotation that is nested too deeply: what is in it is passed over. */
  #passOver(token: Token): PlacedNode {
    const at = this.#context.lines.markOf(token.map?.[0] ?? 0, maxDepth);
    this.#context.report(at, {
      code: 'too-deep',
      params: { what: 'Lists and quotations', limit: maxDepth },
    });
    this.#stream.leave();
    return this.#toItem('$rule', token, (range) => valueNode(true, range));
  }

  #readList(token: Token, around: Around): PlacedNode {
    if (around.depth === maxDepth) return this.#passOver(token);
    const inner = { ...around, depth: around.depth + 1 };
    const range = this.#context.rangeOf(token);
    const isOrdered = token.type === 'ordered_list_open';
    const items: PlacedNode[] = [];
    const end = token.type.replace('open', 'close');
    const take = () => this.#stream.takeWithin(end);
    let above: Token | undefined;
    for (let item = take(); item; item = take()) {
      checkNesting(item, above, this.#context);
      checkNumber(item, above, this.#context);
      items.push(this.#readListItem(item, inner));
      above = item;
    }
    const isBlank = items.length === 1 && items[0]?.children?.length === 0;
    const number = isOrdered && isBlank && above && readLoneNumber(above, this.#context);
    if (number) return this.#toItem('$text', token, (own) => listNode([number], own));
    const members: Member[] = isOrdered ? [['numbered', valueNode(true, range)]] : [];
    const start = token.attrGet('start');
    if (start !== null) members.push(['start', valueNode(Number(start), range)]);
    members.push(['items', listNode(items, range)]);
    return objectNode([['$list', objectNode(members, range)]], range);
  }

  #readListItem(token: Token, around: Around): PlacedNode {
    const body = this.readUntil('list_item_close', around);
    const start = body[0]?.span?.[0];
    const end = this.#spanOf(token)?.[1];
    const span: Range | undefined =
      start === undefined || end === undefined ? undefined : [start, end];
    return withSpan(listNode(body, this.#context.rangeOf(token)), span);
  }

  #readQuote(token: Token, around: Around): PlacedNode {
    if (around.depth === maxDepth) return this.#passOver(token);
    const inner = { ...around, depth: around.depth + 1 };
    const body = this.readUntil('blockquote_close', inner);
    return this.#toItem('$quote', token, (range) =>
      objectNode([['body', listNode(body, range)]], range),
    );
  }

  #readNote(token: Token, around: Around): undefined {
    const { label } = token.meta as { readonly label: string };
    const body = this.readUntil('footnote_reference_close', { ...around, depth: 0 });
    const at = this.#context.findNote(label);
    this.#context.addNote([label, listNode(body, [at, at + 1]), [at, at + label.length]]);
  }

  #reportHtml(token: Token): undefined {
    const found = findTag(token.content);
    if (found === undefined) return;
    const { starts } = this.#context.lines.place(token.content, token.map?.[0] ?? 0);
    this.#context.reportHtml(found.tag, toOffset(starts, found.index));
  }
}
