// The texts of the page by keys: arrows go from one to the next, and Enter begins to change it.

import type { ShellStore } from '../shell/shell-store';
import { isLetter, sayStray } from '../shell/stray-keys';
import type { ClickedPoint } from './clicked';
import { findReadElement, listTexts } from './read-page';
import { findBehind, findShown, focusText } from './word-host';

/** Where arrows mean something else. */
const ownKeys =
  'input, select, textarea, video, audio, [contenteditable], [role=slider], [role=tab], [role=menuitem]';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const isSeen = (element: HTMLElement): boolean =>
  element.closest('[inert]') === null &&
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  // Words for those who do not see a sign are cut to nothing.
  element.clientWidth + element.offsetWidth > 2 &&
  element.clientHeight + element.offsetHeight > 2;

/** With its first text, in the order in which they are read. */
type Stop = readonly [element: HTMLElement, text: Text];

function listStops(document: Document): Stop[] {
  const found = new Map<HTMLElement, Text>();
  for (const text of listTexts(document)) {
    const element = findReadElement(text);
    if (element !== null && !found.has(element) && isSeen(findShown(element)))
      found.set(element, text);
  }
  return [...found];
}

/** A text that is meant, by a click or by keys. */
export interface Reached extends ClickedPoint {
  readonly target: Element;
  /** Undefined where there is none. */
  readonly text: string | undefined;
}

interface WalkOptions {
  readonly document: Document;
  readonly open: (reached: Reached) => void;
  readonly store: ShellStore;
}

export class TextWalk {
  readonly #document: Document;
  readonly #open: (reached: Reached) => void;
  readonly #store: ShellStore;
  /** Where it was last, and as which of them: when a text has been typed, which may be another element then, the way goes on from there. */
  #last: { readonly element: HTMLElement; readonly at: number } | undefined;

  constructor({ document, store, open }: WalkOptions) {
    this.#document = document;
    this.#open = open;
    this.#store = store;
  }

  takeKey(event: KeyboardEvent): void {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    const element = target as HTMLElement;
    if (altKey || ctrlKey || metaKey || element.closest(ownKeys) !== null) return;
    if (isLetter(key)) sayStray(this.#store);
    if (shiftKey) return;
    const step = steps[key];
    if (step !== undefined) this.#go(event, step);
    else if (key === 'Enter') this.#enter(event, element);
  }

  #go(event: KeyboardEvent, step: number): void {
    const stops = listStops(this.#document);
    const at = this.#findNext(stops, event.target as HTMLElement, step);
    const next = stops[at]?.[0];
    if (next === undefined) return;
    event.preventDefault();
    this.#last = { element: next, at };
    const shown = findShown(next);
    focusText(shown);
    shown.scrollIntoView({ block: 'center' });
  }

  #findNext(stops: readonly Stop[], target: HTMLElement, step: number): number {
    const isBody = target === this.#document.body || target === this.#document.documentElement;
    const from = isBody ? this.#last?.element : findBehind(target);
    if (from === undefined) return this.#findFirst(stops);
    const at = stops.findIndex(([element]) => element === from);
    if (at >= 0) return at + step;
    // Another has come in its place: the next has moved up.
    if (!from.isConnected) return (this.#last?.at ?? 0) + (step < 0 ? -1 : 0);
    const below = stops.findIndex(
      ([element]) => (from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
    );
    const after = below < 0 ? stops.length : below;
    return step < 0 ? after - 1 : after;
  }

  /** The first in sight. */
  #findFirst(stops: readonly Stop[]): number {
    const at = stops.findIndex(
      ([element]) => element.closest('main') !== null && element.getBoundingClientRect().bottom > 0,
    );
    return Math.max(at, 0);
  }

  #enter(event: KeyboardEvent, target: HTMLElement): void {
    const stops = listStops(this.#document);
    const behind = findBehind(target);
    const found = stops.find(
      ([element]) => element === behind || (target.tagName === 'A' && target.contains(element)),
    );
    if (found === undefined || target === this.#document.body) return;
    event.preventDefault();
    const [element, text] = found;
    this.#last = { element, at: stops.indexOf(found) };
    const range = this.#document.createRange();
    range.selectNodeContents(behind === target ? text : target);
    const { right, top, bottom } =
      [...range.getClientRects()].at(-1) ?? range.getBoundingClientRect();
    // Behind its last letter.
    const point = { x: right - 1, y: (top + bottom) / 2 };
    // Words that the page does not show yet are found by their place.
    const words = behind === target ? text.data : undefined;
    this.#open({ ...point, count: 1, target, text: words });
  }
}
