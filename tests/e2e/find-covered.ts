// What floats or stays in view in a page, and what is read there → what lies below it.
import type { Page } from 'playwright';
import { expect } from 'vitest';

interface Covering {
  readonly floating: string;
  readonly parts: string;
  /** Whether each part gets the focus first, which scrolls it into view. */
  readonly focus: 'each' | 'none';
}

/** Nothing floats over the end of a page, nor over what takes the focus: that comes into view beside what floats. */
export async function expectNothingCovered(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const read = { focus: 'none', floating: '.dock', parts: 'footer :is(a, p, h2)' } as const;
  expect(await page.evaluate(findCovered, read)).toEqual([]);
  const focused = {
    focus: 'each',
    floating: '.header, .dock',
    parts: ':is(main, footer) :is(a, button, input, textarea)',
  } as const;
  expect(await page.evaluate(findCovered, focused)).toEqual([]);
}

/** Runs in the browser, and needs nothing from around it. */
function findCovered({ floating, parts, focus }: Covering): string[] {
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

/** What stays in view stays within its own part of the page: it never comes to lie over another, wherever one scrolls to. */
export async function expectNothingOverlaid(page: Page): Promise<void> {
  expect(await page.evaluate(findOverlaid), page.url()).toEqual([]);
}

/** Runs in the browser, and needs nothing from around it. */
function findOverlaid(): string[] {
  const staying = [...document.querySelectorAll('.main *')].filter(
    (element) => getComputedStyle(element).position === 'sticky',
  );
  const parts = [...document.querySelectorAll('.page > *, .footer')];
  const found = new Set<string>();
  for (let top = 0; staying.length > 0 && top < document.documentElement.scrollHeight; top += 250) {
    window.scrollTo({ top, behavior: 'instant' });
    for (const element of staying) {
      const own = element.getBoundingClientRect();
      for (const part of parts) {
        const box = part.getBoundingClientRect();
        // Where a page opens so, its first block stands in the row of its head.
        const isBeside =
          part.matches('[data-opening="beside"]') && part.nextElementSibling?.contains(element);
        if (
          !isBeside &&
          !(part.contains(element) || element.contains(part)) &&
          box.left < own.right - 1 &&
          box.right > own.left + 1 &&
          box.top < own.bottom - 1 &&
          box.bottom > own.top + 1
        )
          found.add(`"${element.className}" over "${part.className}"`);
      }
    }
  }
  return [...found];
}
