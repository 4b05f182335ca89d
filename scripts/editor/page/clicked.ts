// A click on a page → the text that is meant, on the page as it is when its words can be typed.
import type { EditPlace, WordSpot } from '../wire';
import { unsaid } from '../words-dialect';
import type { KeptKeys } from './kept-keys';
import { listTexts } from './read-page';

interface Point {
  /** In CSS pixels, in the window of the frame. */
  readonly x: number;
  readonly y: number;
}

/** Two clicks select a word, three everything. */
export interface ClickedPoint extends Point {
  readonly count: number;
}

/** A click on words that cannot be typed yet. */
export interface Click extends ClickedPoint {
  /** The text that was clicked; undefined where there is none. */
  readonly text: string | undefined;
  /** In place of a point: where words stand, or will once they are written. */
  readonly spot?: WordSpot | Promise<WordSpot | undefined>;
  /** The path of the page. */
  readonly path: string;
  readonly keys: KeptKeys;
}

/** Whether what is typed takes the place of all that stands there, for who comes by keys: as in a form, except in paragraphs. */
export const isToSay = ({ isParagraph, raw }: EditPlace): boolean =>
  isParagraph !== true || raw === unsaid;

/** All of it is selected: in a cell, what is typed takes the place of what stands there. */
export const nowhere = { x: -1, y: -1, count: 3, text: undefined };

/** The picture under a point, also below what lies over it in the same block. */
function findImage(document: Document, { x, y }: Point): HTMLImageElement | undefined {
  const all = document.elementsFromPoint(x, y);
  const image = all.find(({ tagName }) => tagName === 'IMG');
  const isOfBlock = image === all[0] || all[0]?.closest('.block')?.contains(image ?? null);
  return isOfBlock ? (image as HTMLImageElement | undefined) : undefined;
}

function isAt(text: Text, { x, y }: Point): boolean {
  const range = text.ownerDocument.createRange();
  range.selectNodeContents(text);
  const { left, right, top, bottom } = range.getBoundingClientRect();
  return left <= x && x <= right && top <= y && y <= bottom;
}

/** The text under a point, in the realm of the frame; the nearest, where no picture is under it. */
export function findText(document: Document, point: Point, element: Element): Text | undefined {
  const text = findNearest(document, point, element);
  return text && (isAt(text, point) || !findImage(document, point)) ? text : undefined;
}

function findNearest(document: Document, { x, y }: Point, element: Element): Text | undefined {
  const caret = document.caretPositionFromPoint?.(x, y)?.offsetNode;
  if (caret?.nodeType === 3 && element.contains(caret) && (caret as Text).data.trim() !== '')
    return caret as Text;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if ((node as Text).data.trim() !== '') texts.push(node as Text);
  return texts.length === 1 ? texts[0] : undefined;
}

/** Whether a control says nothing where it is: what it opens is edited, not its sign. */
export function isSign(target: Element): boolean {
  const control = target.closest('button, summary');
  if (control === null) return false;
  const range = target.ownerDocument.createRange();
  const walker = target.ownerDocument.createTreeWalker(control, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
    range.selectNodeContents(text);
    const { width, height } = range.getBoundingClientRect();
    const { parentElement } = text;
    // Words for those who do not see the sign are cut to nothing.
    const isCut = (parentElement?.clientWidth ?? 0) <= 1 && (parentElement?.clientHeight ?? 0) <= 1;
    if (width > 1 && height > 1 && !isCut) return false;
  }
  return true;
}

/** Whether a point is in the latter half of its text. */
export function isLatter(document: Document, { x, y }: Point): boolean {
  const caret = document.caretPositionFromPoint?.(x, y);
  return caret != null && caret.offset > (caret.offsetNode.nodeValue?.length ?? 0) / 2;
}

/** The picture under a click that has no text. */
export const findPicture = (document: Document, click: Click): HTMLImageElement | undefined =>
  click.text === undefined ? findImage(document, click) : undefined;

/** The text that was clicked, on a page that may have changed since: what is under the point, or else the nearest that says the same. */
export function findClicked(document: Document, { text, ...point }: Click): Text | undefined {
  const element = document.elementFromPoint(point.x, point.y);
  const under = element ? findText(document, point, element) : undefined;
  if (text === undefined || under?.data === text) return under;
  const distance = (node: Text): number => {
    const { top, bottom } = node.parentElement?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    return Math.abs((top + bottom) / 2 - point.y);
  };
  const same = listTexts(document).filter(({ data }) => data === text);
  return same.sort((one, other) => distance(one) - distance(other))[0] ?? under;
}
