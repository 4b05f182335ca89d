// Opens menu panels for a resting pointer. Opening, closing, Escape and focus remain those of the native popover.
import type { Behaviour } from '../../generated/manifest';
import { isTowards, type Point } from './towards';

interface HoverMenu {
  readonly button: HTMLButtonElement;
  readonly panel: HTMLElement;
}

/** A resting hand trembles: movements up to this many pixels are ignored. */
const jitterPx = 2;

const isOpen = ({ panel }: HoverMenu): boolean => panel.matches(':popover-open');

const has = (element: Element, target: EventTarget | null): boolean =>
  target instanceof Node && element.contains(target);

function findMenus(bar: HTMLElement): HoverMenu[] {
  return [...bar.querySelectorAll<HTMLButtonElement>('button[popovertarget]')].flatMap((button) => {
    const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
    return panel ? [{ button, panel }] : [];
  });
}

interface Movement {
  /** The pointer is on its way from the button to the open panel. */
  readonly passing: boolean;
  /** The pointer went to another button, or left one. */
  readonly changed: boolean;
}

class MenuWatcher {
  readonly #menus: readonly HoverMenu[];
  readonly #delays: Behaviour['menus'];
  /** Opened by hover and not clicked since: only such a panel closes when the pointer leaves. */
  #hovered: HoverMenu | undefined;
  /** Closed under the pointer: not opened again until the pointer has left its button. */
  #refused: HoverMenu | undefined;
  #over: HoverMenu | undefined;
  /** Where the pointer was last on the button of the open panel. */
  #origin: Point = { x: 0, y: 0 };
  #last: Point = { x: 0, y: 0 };
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(menus: readonly HoverMenu[], delays: Behaviour['menus']) {
    this.#menus = menus;
    this.#delays = delays;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  move(target: EventTarget | null, point: Point): void {
    const entered = this.#menus.find(({ button }) => has(button, target));
    const changed = entered !== this.#over;
    const moved = Math.hypot(point.x - this.#last.x, point.y - this.#last.y) > jitterPx;
    if (moved || changed) this.#last = point;
    this.#over = entered;
    if (entered !== this.#refused) this.#refused = undefined;
    const shown = this.#menus.find(isOpen);
    if (shown && (entered === shown || has(shown.panel, target))) {
      if (entered) this.#origin = point;
      this.stop();
    } else if (moved || changed) {
      const passing =
        shown !== undefined && isTowards(this.#origin, point, shown.panel.getBoundingClientRect());
      this.#rest(entered, { passing, changed });
    }
  }

  leave(): void {
    this.#over = undefined;
    this.#refused = undefined;
    this.#wait(this.#delays.closeDelay, () => this.#close());
  }

  /** Whether the click is already answered: one right after the hover means "open" as well. */
  click({ target, detail }: MouseEvent): boolean {
    const menu = this.#menus.find(({ button }) => has(button, target));
    if (!menu) return false;
    this.stop();
    // Each key press (detail 0) toggles.
    const open = detail > 0 && menu === this.#hovered && isOpen(menu);
    this.#hovered = undefined;
    return open;
  }

  toggled(target: EventTarget | null): void {
    const menu = this.#menus.find(({ panel }) => panel === target);
    if (!menu || isOpen(menu)) return;
    if (menu === this.#hovered) this.#hovered = undefined;
    if (menu === this.#over) this.#refused = menu;
  }

  /** Closes a panel that the focus has left, unless the pointer keeps it open. */
  focus(target: EventTarget | null): void {
    const shown = this.#menus.find(isOpen);
    if (!shown || shown === this.#hovered) return;
    if (!has(shown.panel, target) && target !== shown.button) shown.panel.hidePopover();
  }

  /** Each movement restarts the delay: only a resting pointer opens; one on its way to the panel has longer. */
  #rest(entered: HoverMenu | undefined, { passing, changed }: Movement): void {
    const { openDelay, closeDelay } = this.#delays;
    if (entered && entered !== this.#refused) {
      this.#wait(passing ? closeDelay : openDelay, () => this.#open(entered));
    } else if (passing || changed || this.#timer === undefined) {
      this.#wait(closeDelay, () => this.#close());
    }
  }

  #wait(time: number, act: () => void): void {
    this.stop();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      act();
    }, time);
  }

  #open(menu: HoverMenu): void {
    if (isOpen(menu)) return;
    this.#hovered = menu;
    this.#origin = this.#last;
    // The source places the panel after the button in the tab order, and returns the focus to the button.
    menu.panel.showPopover({ source: menu.button });
  }

  #close(): void {
    const hovered = this.#hovered;
    if (hovered && isOpen(hovered) && !has(hovered.panel, document.activeElement))
      hovered.panel.hidePopover();
  }
}

/** Watches the bar until the result is called. Times are in milliseconds. */
export function watchMenus(bar: HTMLElement, delays: Behaviour['menus']): () => void {
  const watcher = new MenuWatcher(findMenus(bar), delays);
  const hovers = matchMedia('(hover: hover) and (pointer: fine)');
  const ending = new AbortController();
  const { signal } = ending;
  const answers = (event: PointerEvent) => event.pointerType !== 'touch' && hovers.matches;
  bar.addEventListener(
    'pointermove',
    (event) => {
      if (answers(event)) watcher.move(event.target, { x: event.clientX, y: event.clientY });
    },
    { signal },
  );
  bar.addEventListener('pointerleave', (event) => answers(event) && watcher.leave(), { signal });
  bar.addEventListener(
    'click',
    (event) => {
      if (watcher.click(event)) event.preventDefault();
    },
    { signal },
  );
  // "toggle" does not bubble.
  bar.addEventListener('toggle', ({ target }) => watcher.toggled(target), {
    signal,
    capture: true,
  });
  document.addEventListener('focusin', ({ target }) => watcher.focus(target), { signal });
  return () => {
    ending.abort();
    watcher.stop();
  };
}
