// Panels that answer a pointer at rest. Opening, closing, Escape and focus stay the browser's popover.
import type { Behaviour } from '../../model/manifest';
import { isTowards, type Point } from './towards';

interface Menu {
  readonly button: HTMLButtonElement;
  readonly panel: HTMLElement;
}

/** A hand at rest trembles: less than this many pixels is no movement. */
const tremble = 2;

const isOpen = ({ panel }: Menu): boolean => panel.matches(':popover-open');

function findMenus(bar: HTMLElement): Menu[] {
  return [...bar.querySelectorAll<HTMLButtonElement>('button[popovertarget]')].flatMap((button) => {
    const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
    return panel ? [{ button, panel }] : [];
  });
}

/** Watches the bar; the result ends it. Times in milliseconds. */
export function watchMenus(bar: HTMLElement, delays: Behaviour['menus']): () => void {
  const menus = findMenus(bar);
  const hovers = matchMedia('(hover: hover) and (pointer: fine)');
  const find = (node: EventTarget | null): Menu | undefined =>
    menus.find(({ button, panel }) => {
      return node instanceof Node && (button.contains(node) || panel.contains(node));
    });
  /** Opened by hover and not clicked since: only such a panel closes when the pointer leaves. */
  let hovered: Menu | undefined;
  /** Closed under the resting pointer: not opened again before the pointer left it. */
  let refused: Menu | undefined;
  let over: Menu | undefined;
  /** Where the pointer was last on the button of the open panel. */
  let origin: Point | undefined;
  let last: Point = { x: 0, y: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = (time: number, act: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      act();
    }, time);
  };
  const calm = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const open = (menu: Menu): void => {
    if (isOpen(menu)) return;
    hovered = menu;
    origin = last;
    // The button as source ties the panel's place in the tab order and the focus's return to it.
    menu.panel.showPopover({ source: menu.button });
  };
  const close = (): void => {
    if (hovered && isOpen(hovered) && !hovered.panel.contains(document.activeElement))
      hovered.panel.hidePopover();
  };

  const move = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' || !hovers.matches) return;
    const point = { x: event.clientX, y: event.clientY };
    const entered = find(event.target);
    const moved = Math.hypot(point.x - last.x, point.y - last.y) > tremble;
    const changed = entered !== over;
    over = entered;
    if (moved || changed) last = point;
    if (refused !== entered) refused = undefined;
    if (entered && isOpen(entered)) {
      calm();
      if (entered.button.contains(event.target as Node)) origin = point;
      return;
    }
    if (!moved && !changed) return;
    const shown = menus.find(isOpen);
    const passing =
      shown && origin && isTowards(origin, point, shown.panel.getBoundingClientRect());
    if (entered && entered !== refused) {
      wait(passing ? delays.closeDelay : delays.openDelay, () => open(entered));
    } else if (timer === undefined || changed || passing) {
      wait(delays.closeDelay, close);
    }
  };
  const leave = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    over = undefined;
    refused = undefined;
    wait(delays.closeDelay, close);
  };
  const click = (event: MouseEvent): void => {
    const menu = find(event.target);
    if (!menu?.button.contains(event.target as Node)) return;
    calm();
    // The click that comes just after the hover means "open" too: it keeps what it finds. Keys (detail 0) do toggle.
    if (menu === hovered && isOpen(menu) && event.detail > 0) event.preventDefault();
    hovered = undefined;
    origin = last;
  };
  const toggled = (event: Event): void => {
    const menu = menus.find(({ panel }) => panel === event.target);
    if (!menu || isOpen(menu)) return;
    if (menu === hovered) hovered = undefined;
    if (menu === over) refused = menu;
  };
  const focusMoved = (event: FocusEvent): void => {
    const shown = menus.find(isOpen);
    if (shown && shown !== hovered && find(event.target) !== shown) shown.panel.hidePopover();
  };

  const ending = new AbortController();
  const { signal } = ending;
  bar.addEventListener('pointermove', move, { signal });
  bar.addEventListener('pointerleave', leave, { signal });
  bar.addEventListener('click', click, { signal });
  // "toggle" does not bubble.
  bar.addEventListener('toggle', toggled, { signal, capture: true });
  document.addEventListener('focusin', focusMoved, { signal });
  return () => {
    ending.abort();
    calm();
  };
}
