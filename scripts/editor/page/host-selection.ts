// What is selected in words that a person types → emphasis, links and facts there, by the editing that browsers have built in.
import type { ClickedPoint } from './clicked';
import { findFact, type RichWords, toTarget } from './rich-words';

/** What a button of the bar, or its keys, do to the words that are selected. */
type Format = 'strong' | 'emphasis';

/** What the words around the caret are. */
export interface Formats {
  readonly strong: boolean;
  readonly emphasis: boolean;
  /** Where the link leads, as it is written. */
  readonly link: string | undefined;
  /** The fact that the caret is behind, as it is written. */
  readonly fact?: string | undefined;
}

/** Changes that no text of a site can say. */
const isUnknownInput = (type: string, hasMarks: boolean): boolean =>
  type === 'insertParagraph' ||
  type === 'insertLineBreak' ||
  (type.startsWith('format') && !(hasMarks && /^format(?:Bold|Italic|Remove)$/.test(type)));

const wordBefore = (text: string): string => /[\p{sc=Latin}\p{N}*]*$/u.exec(text)?.[0] ?? '';
const wordBehind = (text: string): string => /^[\p{sc=Latin}\p{N}*]*/u.exec(text)?.[0] ?? '';

const commands: Readonly<Record<Format, string>> = { strong: 'bold', emphasis: 'italic' };

interface SelectionOptions {
  readonly host: HTMLElement;
  readonly rich: RichWords;
  readonly onChange: () => void;
}

export class HostSelection {
  readonly #options: SelectionOptions;
  #held: Range | undefined;
  #isHeld = false;

  constructor(options: SelectionOptions) {
    this.#options = options;
  }

  /** Whether a dialog has the focus in the place of these words. */
  get isHeld(): boolean {
    return this.#isHeld;
  }

  format(format: Format): void {
    if (format === 'emphasis') this.#takeWholeWords();
    this.#document.execCommand(commands[format]);
    this.#options.onChange();
  }

  /** Emphasis by keys is that of the bar. */
  takeInput(event: InputEvent): void {
    const { inputType } = event;
    const { hasMarks } = this.#options.rich;
    const isEmphasis = inputType === 'formatItalic' && hasMarks;
    if (isEmphasis || isUnknownInput(inputType, hasMarks)) event.preventDefault();
    if (isEmphasis) this.format('emphasis');
  }

  /** Emphasis of more than letters within a word takes in whole words: within these, asterisks are parts of them. */
  #takeWholeWords(): void {
    const selection = this.#selection;
    const words = selection?.toString() ?? '';
    if (selection === null || words.trim() !== words || words === '') return;
    const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
    const before = wordBefore((startContainer.nodeValue ?? '').slice(0, startOffset));
    const after = wordBehind((endContainer.nodeValue ?? '').slice(endOffset));
    if (/^\p{L}+$/u.test(words) && !before.endsWith('*') && !after.startsWith('*')) return;
    const start = startOffset - before.length;
    selection.setBaseAndExtent(startContainer, start, endContainer, endOffset + after.length);
  }

  /** A fact that is used everywhere, at the caret. */
  insertPiece(piece: string): void {
    const range = this.#selection?.rangeCount ? this.#selection.getRangeAt(0) : undefined;
    if (range === undefined || !this.#options.host.contains(range.commonAncestorContainer)) return;
    range.deleteContents();
    range.insertNode(this.#options.rich.makePiece(this.#document, piece));
    range.collapse(false);
    this.#options.onChange();
  }

  /** Lines without any marks: each is a paragraph, or a row where all of them have cells. */
  insertLines(text: string): void {
    const range = this.#selection?.getRangeAt(0);
    if (range === undefined) return;
    const lines = text.trim().split(/\s*\n\s*/);
    const make = (name: string, ...children: readonly (Node | string)[]): HTMLElement => {
      const element = this.#document.createElement(name);
      element.append(...children);
      return element;
    };
    range.deleteContents();
    range.setEnd(this.#options.host, this.#options.host.childNodes.length);
    const tail = range.extractContents();
    const isTable = lines.every((line) => line.includes('\t'));
    const toRow = (line: string): Node =>
      make('tr', ...line.split('\t').map((cell) => make('td', cell)));
    const [first = '', ...below] = lines;
    const parts = isTable
      ? [make('table', ...lines.map(toRow)), tail]
      : [first, ...below.map((line) => make('p', line, ...(line === below.at(-1) ? [tail] : [])))];
    this.#options.host.append(...parts);
  }

  /** Keeps what is selected while a dialog asks something. */
  hold(): void {
    const selection = this.#selection;
    this.#isHeld = true;
    if (selection && selection.rangeCount > 0) this.#held = selection.getRangeAt(0).cloneRange();
  }

  /** The words that were selected. */
  get heldWords(): string {
    return this.#held?.toString() ?? '';
  }

  resume(): void {
    const range = this.#held;
    this.#isHeld = false;
    this.#held = undefined;
    this.#document.defaultView?.focus();
    this.#options.host.focus({ preventScroll: true });
    if (range === undefined) return;
    this.#selection?.removeAllRanges();
    this.#selection?.addRange(range);
  }

  /** `to`: undefined takes the link off. `words`: in place of none. */
  link(to: string | undefined, words: string): void {
    const selection = this.#selection;
    const around = this.#findAround('A');
    if (selection === null) return;
    if (around !== undefined) selection.selectAllChildren(around);
    if (to === undefined) this.#document.execCommand('unlink');
    else {
      if (selection.isCollapsed) {
        const text = this.#document.createTextNode(words);
        selection.getRangeAt(0).insertNode(text);
        selection.selectAllChildren(text);
        selection.getRangeAt(0).selectNode(text);
      }
      this.#document.execCommand('createLink', false, toTarget(to));
      selection.collapseToEnd();
    }
    this.#options.onChange();
  }

  place(at: ClickedPoint | 'start' | undefined): void {
    const { host } = this.#options;
    const selection = this.#selection;
    if (at === 'start') {
      selection?.collapse(host, 0);
      return;
    }
    const caret = at && this.#document.caretPositionFromPoint?.(at.x, at.y);
    if (at && at.count > 2) selection?.selectAllChildren(host);
    else if (caret && host.contains(caret.offsetNode)) {
      selection?.collapse(caret.offsetNode, caret.offset);
      if (at?.count === 2) this.#selectWord(caret.offsetNode, caret.offset);
    } else this.placeAtEnd();
  }

  #selectWord(node: Node, offset: number): void {
    const segmenter = new Intl.Segmenter(this.#options.host.lang, { granularity: 'word' });
    for (const { index, segment, isWordLike } of segmenter.segment(node.nodeValue ?? '')) {
      const end = index + segment.length;
      if (isWordLike && index <= offset && offset <= end)
        this.#selection?.setBaseAndExtent(node, index, node, end);
    }
  }

  placeAtEnd(): void {
    this.#selection?.selectAllChildren(this.#options.host);
    this.#selection?.collapseToEnd();
  }

  /** Undefined where nothing is selected in these words. */
  findFormats(): Formats | undefined {
    if (!this.#options.host.contains(this.#selection?.anchorNode ?? null)) return undefined;
    return {
      strong: this.#findAround('B', 'STRONG') !== undefined,
      emphasis: this.#findAround('I', 'EM') !== undefined,
      link: this.#findAround('A')?.getAttribute('href') ?? undefined,
      fact: this.#findFact(),
    };
  }

  #findFact(): string | undefined {
    const { anchorNode: node = null, anchorOffset: offset = 0 } = this.#selection ?? {};
    const before = offset === 0 ? node?.previousSibling : node?.childNodes[offset - 1];
    return before?.nodeType === 1 ? findFact(before as Element) : undefined;
  }

  /** Behind the fact that was clicked: what is typed stays in its sentence. */
  placeBehind(target: Element | null): void {
    const piece = target?.closest('[contenteditable=false]');
    const { parentNode } = piece ?? {};
    if (!piece || !parentNode || !this.#options.host.contains(piece)) return;
    this.#selection?.collapse(parentNode, [...parentNode.childNodes].indexOf(piece) + 1);
  }

  /** Takes what stands behind the caret out of the words, and what is selected. */
  cutTail(): string {
    const { host, rich } = this.#options;
    const selection = this.#selection;
    if (selection === null || selection.rangeCount === 0) return '';
    const range = selection.getRangeAt(0);
    range.deleteContents();
    range.setEnd(host, host.childNodes.length);
    return rich.read(range.extractContents()).trim();
  }

  get #document(): Document {
    return this.#options.host.ownerDocument;
  }

  get #selection(): Selection | null {
    return this.#document.getSelection();
  }

  #findAround(...names: readonly string[]): Element | undefined {
    let node: Node | null | undefined = this.#selection?.anchorNode;
    for (; node && node !== this.#options.host; node = node.parentNode)
      if (names.includes((node as Element).tagName)) return node as Element;
    return undefined;
  }
}
