// Alt+click on a word of an open page, or Alt+Enter on what has the focus → the places in files that it comes from.
import type { PageWords } from '../marks/page-words';
import { devPaths } from './dev-site';
import { findWord } from './find-word';
import { PlaceBox } from './place-box';
import { aimAtFocus, aimAtPoint, readWord } from './read-word';

type Aim = NonNullable<ReturnType<typeof aimAtFocus>>;

async function fetchWords(): Promise<PageWords | null> {
  const response = await fetch(devPaths.words + location.pathname, { cache: 'no-store' });
  return response.json();
}

/** `x` and `y` are where the box points at, in CSS pixels. */
async function showPlaces(box: PlaceBox, aim: Aim, at: { x: number; y: number }): Promise<void> {
  const word = readWord(aim);
  const words = await fetchWords();
  const places = words === null ? [] : findWord(word, words);
  box.show({ words: word.text, places, element: aim.element, ...at });
}

export function followWords(): void {
  const box = new PlaceBox();
  const show = (event: Event, aim: Aim | undefined, at: { x: number; y: number }): void => {
    // Browsers would download what a link leads to, and buttons would do what they do.
    event.preventDefault();
    event.stopImmediatePropagation();
    // Without the server there is nothing to show.
    if (aim !== undefined) showPlaces(box, aim, at).catch(() => undefined);
  };
  const isOwn = ({ target }: Event): boolean =>
    target instanceof Element && target.closest('dev-place, dev-findings') !== null;
  const capture = { capture: true };
  document.addEventListener(
    'click',
    (event) => {
      if (!event.altKey || event.button !== 0 || isOwn(event)) return;
      show(event, aimAtPoint(event), { x: event.clientX, y: event.clientY });
    },
    capture,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && box.isOpen) {
        event.preventDefault();
        event.stopImmediatePropagation();
        box.hide();
      } else if (event.key === 'Enter' && event.altKey && !isOwn(event)) {
        const aim = aimAtFocus();
        const { left = 0, bottom = 0 } = aim?.element.getBoundingClientRect() ?? {};
        show(event, aim, { x: left, y: bottom });
      }
    },
    capture,
  );
}
