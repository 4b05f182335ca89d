// What a visitor sees of a page, and where. What measures runs in the browser, each function by itself.

/** Words and pictures of a page that take up room, but are not seen; what is folded up may be. */
export function listHidden(): string[] {
  const parts = 'h1, h2, h3, p, li, dt, dd, th, td, figcaption, img, summary';
  return [...document.querySelectorAll(`.main :is(${parts})`)]
    .filter((element) => element.getClientRects().length > 0)
    .filter((element) => element.closest('details:not([open]) > :not(summary)') === null)
    .filter(
      (element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    )
    .map((element) => `hidden: ${element.tagName} ${element.textContent?.slice(0, 40)}`);
}

/** The headings that a visitor sees. */
export const listHeadings = (): string[] =>
  [...document.querySelectorAll('.main :is(h1, h2, h3)')]
    .filter((heading) => heading.checkVisibility())
    .map((heading) => heading.textContent ?? '');

export interface Sides {
  readonly what: string;
  readonly left: number;
  readonly right: number;
}

/** How far parts of the page are from both sides of the window. */
export function measureSides(): Sides[] {
  const selector = '.main :is(h1, h2, img, .card, .button, table, form), .header-brand, .footer';
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility() && element.closest('[popover]') === null)
    .map((element) => {
      const { left, right } = element.getBoundingClientRect();
      const what = `${element.tagName} ${element.className}`;
      return { what, left, right: document.documentElement.clientWidth - right };
    });
}

/** What is not as far from one side as its counterpart is from the other. */
export const listMisplaced = (before: readonly Sides[], after: readonly Sides[]): string[] =>
  before.length === after.length
    ? before.flatMap(({ what, left, right }, index) => {
        const counterpart = after[index];
        const gap = counterpart
          ? Math.max(Math.abs(counterpart.right - left), Math.abs(counterpart.left - right))
          : Number.POSITIVE_INFINITY;
        return gap > 2 ? [`${what}: ${Math.round(gap)} px off`] : [];
      })
    : [`${before.length} parts, mirrored ${after.length}`];
