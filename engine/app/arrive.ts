// What a browser does by itself after loading a document, repeated after each navigation within it.
import type { PageView } from '../model/site';
import { onNextFrame } from './on-next-frame';

/** Scroll positions by the key of a history entry, in CSS pixels; kept only in memory. */
export type Positions = Map<string, number>;

interface Arrival {
  /** Null where no page is shown. */
  readonly page: PageView | null;
  /** With its number sign, or empty. */
  readonly hash: string;
  /** The scroll position at which this history entry was left. */
  readonly restored: number | undefined;
  /** The entry is another place in the page that was shown before. */
  readonly samePage: boolean;
  /** How far the window is scrolled, in CSS pixels, as far as is known without asking. */
  readonly scrolled: number;
  /** Tells those who listen. */
  readonly announce: () => void;
}

/** An element of the head, identified by one attribute: added, changed or removed. */
function setInHead(
  tag: 'link' | 'meta',
  mark: readonly [string, string],
  value: string | undefined,
): void {
  const found = document.head.querySelector(`${tag}[${mark[0]}="${mark[1]}"]`);
  if (value === undefined) {
    found?.remove();
    return;
  }
  const element = found ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(...mark);
  element.setAttribute(tag === 'link' ? 'href' : 'content', value);
}

/** Title, description and canonical address of a page; for null, those of an unknown address. */
export function setHead(page: PageView | null): void {
  const head = page?.head;
  const title = head?.title ?? document.querySelector('h1')?.textContent;
  if (title) document.title = title;
  setInHead('meta', ['name', 'description'], head?.description);
  setInHead('link', ['rel', 'canonical'], head?.index ? head.canonical : undefined);
  setInHead('meta', ['name', 'robots'], head?.index ? undefined : 'noindex');
}

function findTarget(hash: string): HTMLElement | null {
  try {
    return hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/** Moves the focus to an element outside the tab order, without scrolling the page. */
function focus(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Once the visitor interacts with the page, nothing else may scroll it. */
const intentEvents = ['wheel', 'keydown', 'pointerdown', 'touchstart'] as const;

/** Scrolls to a target once the text that holds it has arrived; call the result to stop waiting. */
function awaitTarget(hash: string): () => void {
  const ending = new AbortController();
  const look = (): void => {
    const target = findTarget(hash);
    if (!target) return;
    ending.abort();
    focus(target);
    target.scrollIntoView({ behavior: 'instant' });
  };
  const observer = new MutationObserver(look);
  ending.signal.addEventListener('abort', () => observer.disconnect());
  for (const type of intentEvents)
    document.addEventListener(type, () => ending.abort(), { signal: ending.signal, passive: true });
  const main = document.querySelector('main');
  if (main) observer.observe(main, { childList: true, subtree: true });
  look();
  return () => ending.abort();
}

/** Scrolls to where reading starts. `scrolled` is where the window is: if it is there already, nothing asks for a layout. */
function scroll({ hash, restored, samePage }: Arrival, scrolled: number): void {
  const target = restored === undefined ? findTarget(hash) : null;
  const top = restored ?? (samePage ? scrolled : 0);
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else if (top !== scrolled) window.scrollTo({ top, behavior: 'instant' });
}

/** The scroll position comes with the first frame, all else after it; the result ends what still waits. */
export function arrive(arrival: Arrival): () => void {
  const { page, hash, restored, samePage, scrolled, announce } = arrival;
  let stopAwaiting: (() => void) | undefined;
  const callOff = onNextFrame({
    before: () => scroll(arrival, scrolled),
    after: () => {
      // A movement just before the click may not have been reported. By now asking costs no layout.
      scroll(arrival, window.scrollY);
      const target = findTarget(hash);
      const place = target ?? document.querySelector('h1');
      if (place && !samePage) focus(place);
      setHead(page);
      announce();
      if (hash.length > 1 && !target && restored === undefined) stopAwaiting = awaitTarget(hash);
    },
  });
  return () => {
    callOff();
    stopAwaiting?.();
  };
}
