// Words as they are written, with their marks and variables → elements that a person types into, and back: nobody has to know
// that there are marks.
import { parseRichText } from '../../../engine/content/text/rich-text';
import type { RichText } from '../../../engine/generated/concept-views';
import { paragraphMarks, type WordsDialect } from '../words-dialect';

interface Dialect {
  /** What stays in one piece: it can be removed, and put elsewhere. */
  readonly pieces: RegExp;
  readonly hasMarks: boolean;
}

const variable = /\{[A-Za-z][\w-]*\}/;
/** Code, pictures, footnotes, escaped characters, tags and ends of lines. */
const markdown =
  /`+[^`]+`+|!\[[^\]]*\]\([^)]*\)|\[\^[^\]]+\]|\^\[[^\]]*\]|\\[^\w\s]|<[^>\s][^>]*>|(?:\\| {2,})\r?\n|\r?\n[ \t>]*/;

const dialects: Readonly<Record<WordsDialect, Dialect>> = {
  plain: { pieces: new RegExp(variable, 'g'), hasMarks: false },
  running: { pieces: new RegExp(variable, 'g'), hasMarks: true },
  document: { pieces: new RegExp(`${variable.source}|${markdown.source}`, 'g'), hasMarks: true },
};

/** What would be a mark of a document with another of its kind. */
const starWithin = /(?<=[\p{L}\p{N}])\*(?=[\p{L}\p{N}])/gu;

/** Where pieces stand while marks are read: characters that no text has. */
const firstHeld = 0xe800;
const held = /[\ue800-\uefff]/;

const elements = { strong: 'strong', emphasis: 'em', link: 'a' } as const;

/** What a piece is on the page, in words. */
function showPiece(piece: string, variables: Readonly<Record<string, string>>): string {
  const name = /^\{(.+)\}$/.exec(piece)?.[1];
  if (name !== undefined) return variables[name] ?? piece;
  if (/\n/.test(piece)) return ' ';
  if (isNote(piece)) return 'Footnote';
  const shown = /^!\[([^\]]*)\]/.exec(piece)?.[1];
  if (shown !== undefined) return `Picture: ${shown}`;
  return /^\\(.)$/.exec(piece)?.[1] ?? piece;
}

const isNote = (piece: string): boolean => /^\[\^|^\^\[/.test(piece);

const titles = {
  fact: 'A fact that is used everywhere',
  note: 'A footnote: its words stand below the text. Delete removes it here.',
} as const;

const pieceName = 'data-edit-piece';

/** The fact, as it is written, that an element shows; undefined for any other element. */
export const findFact = (element: Element | null): string | undefined =>
  element?.closest(`[${pieceName}^="{"]`)?.getAttribute(pieceName) ?? undefined;

interface RichOptions {
  readonly dialect: WordsDialect;
  readonly variables: Readonly<Record<string, string>>;
  /** Whether what is pasted may be headings and lists, besides in a document. */
  readonly takesParts?: boolean | undefined;
}

export class RichWords {
  readonly #options: RichOptions;

  constructor(options: RichOptions) {
    this.#options = options;
  }

  get hasMarks(): boolean {
    return dialects[this.#options.dialect].hasMarks;
  }

  /** Puts the words into a host, in place of what is there. */
  fill(host: HTMLElement, words: string): void {
    host.replaceChildren(...this.#toNodes(host.ownerDocument, words));
    // What cannot be read back as it was is shown as it is written.
    if (this.read(host) !== words) host.replaceChildren(words);
  }

  makePiece(document: Document, piece: string): HTMLElement {
    const element = document.createElement('span');
    element.contentEditable = 'false';
    element.setAttribute(pieceName, piece);
    element.textContent = showPiece(piece, this.#options.variables);
    if (piece.startsWith('{')) element.title = titles.fact;
    if (isNote(piece)) element.title = titles.note;
    return element;
  }

  /** The words of a host, or of a part of it, as they are written. */
  read(node: Node): string {
    return this.readParagraphs(node).join(' ');
  }

  /** What was pasted may have several: of a document headings, lists and tables as well, with their marks. */
  readParagraphs(node: Node): string[] {
    const text = this.#readInside(node, false).replace(/\n+$/, '');
    const clean = text.replace(invisible, '');
    return clean
      .split(/\n{2,}/)
      .map((one) => one.replace(/\n/g, ' '))
      .map((one) => (this.#takesParts ? one.replace(bullet, paragraphMarks.list) : one))
      .map((one) => one.replaceAll(lineEnd, '\n'));
  }

  get #isDocument(): boolean {
    return this.#options.dialect === 'document';
  }

  get #takesParts(): boolean {
    return this.#isDocument || this.#options.takesParts === true;
  }

  /** Whether what was pasted has a table where none can stand. */
  losesTable(host: HTMLElement): boolean {
    return !this.#isDocument && host.querySelector('td + td, th + td') !== null;
  }

  #readTable(table: HTMLElement): string {
    const rows = [...table.querySelectorAll('tr')].map((row) =>
      [...row.children].map((cell) => this.#readInside(cell, false).replace(/\s+/g, ' ').trim()),
    );
    if (!this.#isDocument || rows.length < 2)
      return rows.map((cells) => cells.join(', ')).join('\n\n');
    const width = Math.max(...rows.map(({ length }) => length));
    const toLine = (cells: readonly string[]): string =>
      `|${Array.from({ length: width }, (_, at) => ` ${(cells[at] ?? '').replaceAll('|', '\\|')} `).join('|')}|`;
    const [head = [], ...others] = rows;
    return [head, Array.from({ length: width }, () => '---'), ...others].map(toLine).join(lineEnd);
  }

  /** What stands before a part of a text, by what it is. */
  #findMark(element: HTMLElement): string {
    const { tagName, parentElement } = element;
    if (!this.#takesParts) return '';
    if (/^H\d$/.test(tagName)) return paragraphMarks.heading;
    if (tagName !== 'LI') return '';
    if (parentElement?.tagName !== 'OL' || !this.#isDocument) return paragraphMarks.list;
    return `${[...parentElement.children].indexOf(element) + 1}. `;
  }

  #toNodes(document: Document, words: string): (Node | string)[] {
    const { pieces, hasMarks } = dialects[this.#options.dialect];
    const kept: string[] = [];
    const keep = (piece: string): string => {
      kept.push(piece);
      return String.fromCharCode(firstHeld + kept.length - 1);
    };
    const text = words.replace(pieces, keep);
    const toText = (part: string): (Node | string)[] =>
      [
        ...(this.#isDocument ? part.replace(starWithin, keep) : part).matchAll(
          /[\ue800-\uefff]|[^\ue800-\uefff]+/g,
        ),
      ].map(([one]) =>
        held.test(one) ? this.makePiece(document, kept[one.charCodeAt(0) - firstHeld] ?? '') : one,
      );
    const toElements = (nodes: RichText): (Node | string)[] =>
      nodes.flatMap((node) => {
        if (typeof node === 'string') return toText(node);
        if (!('children' in node)) return [];
        const element = document.createElement(elements[node.type as keyof typeof elements]);
        if (node.type === 'link') element.setAttribute('href', restore(node.href, kept));
        element.replaceChildren(...toElements(node.children));
        return [element];
      });
    return hasMarks ? toElements(parseRichText(text, (target) => target)) : toText(text);
  }

  #readInside(node: Node, isMarked: boolean): string {
    return [...node.childNodes].map((child) => this.#readNode(child, isMarked)).join('');
  }

  #readNode(node: Node, isMarked: boolean): string {
    if (node.nodeType === 3) {
      const typed = (node as Text).data.replace(/\u00a0/g, ' ');
      return this.#isDocument ? typed.replace(starWithin, '\\*') : typed;
    }
    if (node.nodeType !== 1) return '';
    const element = node as HTMLElement;
    const { tagName } = element;
    const piece = element.getAttribute(pieceName);
    if (piece !== null) return piece.replaceAll('\n', lineEnd);
    if (unread.has(tagName)) return '';
    if (tagName === 'BR') return '\n';
    if (tagName === 'TABLE') return `\n\n${this.#readTable(element)}\n\n`;
    if (blocks.has(tagName)) {
      const words = this.#readInside(element, isMarked).trim();
      return `\n\n${words === '' ? '' : this.#findMark(element)}${words}\n\n`;
    }
    if (!this.hasMarks) return this.#readInside(element, isMarked);
    const href = tagName === 'A' ? element.getAttribute('href') : null;
    if (href !== null)
      return wrap(this.#readInside(element, isMarked), '[', `](${toTarget(href)})`);
    const mark = marks[tagName];
    if (mark === undefined || isMarked) return this.#readInside(element, isMarked);
    return wrap(this.#readInside(element, true), mark, mark);
  }
}

/** The end of a line that is written so, while paragraphs are told apart. */
const lineEnd = '\ue7ff';

/** Characters that nobody sees come along with copied words. */
const invisible = /[\u200b-\u200d\ufeff\ue000-\ue002]/g;

/** As text editors write the items of a list that is none. */
const bullet = /^[•·▪‣]\s+/;

const marks: Readonly<Record<string, string>> = { STRONG: '**', B: '**', EM: '*', I: '*' };
const blocks = new Set([
  ...['P', 'DIV', 'LI', 'UL', 'OL', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'BLOCKQUOTE', 'TR'],
]);
/** What is copied along with words. */
const unread = new Set(['STYLE', 'SCRIPT', 'META', 'TITLE', 'IMG', 'SVG', 'VIDEO', 'IFRAME']);

const restore = (text: string, kept: readonly string[]): string =>
  text.replace(/[\ue800-\uefff]/g, (one) => kept[one.charCodeAt(0) - firstHeld] ?? '');

/** An address with what would end it written in another way. */
export const toTarget = (address: string): string =>
  address.trim().replace(/[()\s]/g, (char) => `%${char.charCodeAt(0).toString(16)}`);

/** Marks touch words, never spaces. */
function wrap(inner: string, before: string, after: string): string {
  const [, start = '', words = '', end = ''] = /^(\s*)(.*?)(\s*)$/s.exec(inner) ?? [];
  return words === '' ? inner : `${start}${before}${words}${after}${end}`;
}
