// What floats in a page, and what is read there → what lies below it.

interface Covering {
  readonly floating: string;
  readonly parts: string;
  /** Whether each part gets the focus first, which scrolls it into view. */
  readonly focus: 'each' | 'none';
}

/** Runs in the browser, and needs nothing from around it. */
export function findCovered({ floating, parts, focus }: Covering): string[] {
  return [...document.querySelectorAll<HTMLElement>(parts)]
    .filter((part) => part.checkVisibility() && part.closest('[inert]') === null)
    .filter((part) => {
      if (focus === 'each') part.focus();
      const own = part.getBoundingClientRect();
      return [...document.querySelectorAll(floating)]
        .map((other) => other.getBoundingClientRect())
        .some(
          (box) =>
            box.left < own.right &&
            box.right > own.left &&
            box.top < own.bottom &&
            box.bottom > own.top,
        );
    })
    .map((part) => part.outerHTML.slice(0, 100));
}
