// The tokens of a line → the parts of a text, each with its place, and what is wrong with them.
import type { Token } from 'markdown-it';
import { checkBlankMarks } from './check-blank-marks';
import { checkStars } from './check-stars';
import { checkWords } from './check-words';
import type { DocumentContext } from './document-context';
import { findTag } from './html-remedies';
import { reportWide, toImageNode } from './image-node';
import { keepBraces } from './keep-braces';
import { LeftMarks } from './left-marks';
import { findAddress, type Line, reportBareTarget } from './link-places';
import { wordsToken } from './markdown';
import { PlacedText } from './placed-text';
import {
  isBlank,
  listNode,
  objectNode,
  type PlacedNode,
  type Range,
  textNode,
  valueNode,
} from './position-tree';
import { slicePlaced, toOffset } from './source-lines';
import { TokenStream } from './token-stream';

/** A line with its tokens. */
interface ParsedLine extends Line {
  readonly tokens: readonly Token[];
  /** How many parts of another line are around it. */
  readonly depth?: number;
  /** Of a cell of a table: whether a bar within its words has ended it. */
  readonly cell?: { readonly isCut: boolean };
}

/** How deep the parts of a text may be nested. */
const maxDepth = 8;

class LineReader {
  readonly #line: ParsedLine;
  readonly #context: DocumentContext;
  readonly #stream: TokenStream;
  /** Whether its marks are part of a mistake that is reported. */
  readonly #isTold: boolean;
  #depth: number;

  constructor(line: ParsedLine, context: DocumentContext) {
    this.#line = line;
    this.#context = context;
    this.#stream = new TokenStream(line.tokens);
    this.#depth = line.depth ?? 0;
    this.#isTold = line.cell?.isCut || checkBlankMarks(line, context);
  }

  /** The parts up to the token that closes those of the same container, or to the end. */
  readUntil(end: string | undefined): PlacedNode[] {
    const parts: PlacedNode[] = [];
    const text = new PlacedText();
    const left = new LeftMarks();
    const add = (part: PlacedNode | undefined): void => {
      if (part) parts.push(part);
    };
    const take = () => this.#stream.takeWithin(end);
    for (let token = take(); token; token = take()) {
      if (this.#addWords(token, text, left)) continue;
      left.addOther();
      add(text.take());
      add(this.#readPart(token));
    }
    add(text.take());
    if (!this.#isTold) left.check(this.#context, end === undefined);
    return parts;
  }

  #indexOf(token: Token): number {
    return this.#context.markdown.beginningOf(token);
  }

  #rangeFrom(index: number, length: number): Range {
    const { starts } = this.#line;
    return [toOffset(starts, index), toOffset(starts, index + length - 1) + 1];
  }

  /** Whether a token is words. */
  #addWords(token: Token, text: PlacedText, left: LeftMarks): boolean {
    const { content, markup, type } = token;
    const index = this.#indexOf(token);
    if (type === wordsToken) {
      if (content === '') return true;
      const range = this.#rangeFrom(index, content.length);
      text.add(content, range);
      checkWords(content, range[0], this.#context);
      left.addWords(content, range[0]);
      return true;
    }
    if (type === 'softbreak') {
      text.add(' ', this.#rangeFrom(index, 1));
      left.addWords(' ', index);
    } else if (type === 'text_special') {
      const range = this.#rangeFrom(index, markup.length);
      text.add(keepBraces(content), range);
      left.addEscaped(token, range[0]);
    } else return false;
    return true;
  }

  #readPart(token: Token): PlacedNode | undefined {
    switch (token.type) {
      case 'em_open':
        return this.#readContainer('emphasis', token);
      case 'strong_open':
        return this.#readContainer('strong', token);
      case 'link_open':
        return token.markup === 'autolink' ? this.#readAutoLink(token) : this.#readLink(token);
      case 'code_inline':
        return this.#readCode(token);
      case 'image':
        return this.#readImage(token);
      case 'footnote_ref':
        return this.#readNote(token);
      case 'hardbreak':
        return this.#toPart('break', token, (range) => valueNode(true, range));
      default:
        return this.#reportHtml(token);
    }
  }

  #toPart(key: string, token: Token, toNode: (range: Range) => PlacedNode): PlacedNode {
    const range = this.#rangeFrom(this.#indexOf(token), 1);
    return objectNode([[key, toNode(range)]], range);
  }

  /** The parts within another one; without those that are nested too deeply. */
  #readInner(token: Token, end: string): PlacedNode[] {
    if (this.#isTooDeep(token)) {
      this.#stream.leave();
      return [textNode('…', [], 0)];
    }
    this.#depth += 1;
    const inner = this.readUntil(end);
    this.#depth -= 1;
    return inner;
  }

  #isTooDeep(token: Token): boolean {
    if (this.#depth < maxDepth) return false;
    const [at] = this.#rangeFrom(this.#indexOf(token), 1);
    this.#context.report(at, {
      code: 'too-deep',
      params: { what: 'Parts of a text', limit: maxDepth },
    });
    return true;
  }

  #readContainer(key: 'emphasis' | 'strong', token: Token): PlacedNode {
    const inner = this.#readInner(token, `${token.tag}_close`);
    checkStars({ ...this.#line, token, end: this.#stream.last }, this.#context);
    return this.#toPart(key, token, (range) => listNode(inner, range));
  }

  #readCode(token: Token): PlacedNode {
    const { content, markup } = token;
    const { starts, text } = this.#line;
    const begins = this.#indexOf(token) + markup.length;
    const isWhole = text.startsWith(content.slice(0, 1), begins) && content !== text[begins + 1];
    const from = isWhole ? begins : begins + 1;
    const range = [from, from + content.length] as const;
    const node = textNode(content, slicePlaced(starts, range), toOffset(starts, range[1]));
    return this.#toPart('code', token, () => node);
  }

  #readAutoLink(token: Token): PlacedNode {
    const { content = '' } = this.#stream.take() ?? {};
    this.#stream.take();
    const range = this.#rangeFrom(this.#indexOf(token) + 1, content.length);
    reportBareTarget(content, range[0] - 1, this.#context);
    const to = textNode(String(token.attrGet('href') ?? ''), [[0, range[0]]], range[1]);
    const text = listNode([textNode(keepBraces(content), [[0, range[0]]], range[1])], range);
    return this.#toPart('link', token, (own) =>
      objectNode(
        [
          ['to', to],
          ['text', text],
        ],
        own,
      ),
    );
  }

  #readLink(token: Token): PlacedNode {
    const inner = this.#readInner(token, 'link_close');
    const closing = this.#stream.last ?? token;
    const bracket = this.#indexOf(closing);
    const { range, title } = findAddress({ ...this.#line, token, bracket }, this.#context);
    if (token.attrGet('title')) this.#reportTitle(title, 'link');
    const to = textNode(String(token.attrGet('href') ?? ''), [[0, range[0]]], range[1]);
    // The bracket before the words.
    const own = this.#rangeFrom(Math.max(this.#indexOf(token) - 1, 0), 1);
    const link = objectNode(
      [
        ['to', to],
        // Blanks alone are no name of a link.
        ['text', listNode(inner.every(isBlank) ? [] : inner, own)],
      ],
      own,
    );
    return objectNode([['link', link]], own);
  }

  #readImage(token: Token): PlacedNode {
    const bracket = this.#indexOf(token) + 2 + token.content.length;
    const { range, title } = findAddress({ ...this.#line, token, bracket }, this.#context);
    if (token.attrGet('title')) this.#reportTitle(title, 'picture');
    reportWide(token, range, this.#context);
    return this.#toPart('image', token, () => toImageNode(token, this.#line, this.#context));
  }

  #readNote(token: Token): PlacedNode {
    const { id, label } = token.meta as { readonly id: number; readonly label?: string };
    const begins = this.#indexOf(token);
    if (label !== undefined) {
      const [start, end] = this.#rangeFrom(begins + 2, label.length);
      return this.#toPart('note', token, () => textNode(label, [[0, start]], end));
    }
    const { content = '', tokens: all = [] } = this.#context.inlineNotes[id] ?? {};
    const tokens = this.#isTooDeep(token) ? [] : all;
    // No name can begin so: a name ends at a bracket.
    const name = `]${id}`;
    const range = this.#rangeFrom(begins + 2, content.length);
    const starts = slicePlaced(this.#line.starts, [begins + 2, begins + 2 + content.length]);
    const depth = this.#depth + 1;
    const parts = readParts({ text: content, starts, tokens, depth }, this.#context);
    const text = objectNode([['$text', listNode(parts, range)]], range);
    this.#context.addNote([name, listNode([text], range), range]);
    return this.#toPart('note', token, ([start, end]) => textNode(name, [[0, start]], end));
  }

  #reportTitle(offset: number, of: 'link' | 'picture'): void {
    this.#context.report(offset, { code: 'lost-title', params: { of } });
  }

  #reportHtml(token: Token): undefined {
    const found = findTag(token.content);
    if (found === undefined) return;
    const [offset] = this.#rangeFrom(this.#indexOf(token) + found.index, 1);
    this.#context.reportHtml(found.tag, offset, this.#line.cell !== undefined);
  }
}

export const readParts = (line: ParsedLine, context: DocumentContext): PlacedNode[] =>
  new LineReader(line, context).readUntil(undefined);
