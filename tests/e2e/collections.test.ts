// Items and their lists in a browser: nothing is hard to reach, on any screen and in any direction, and lists lead on by keyboard.
import { afterEach, expect, test } from 'vitest';
import { findViolations } from '../axe';
import { type Visitor, visit } from './visitor';

let visitor: Visitor;
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

/** A page of each kind of item, and of each kind of list. */
const pages = [
  '/news',
  '/news/page/1',
  '/news/tag/house',
  '/news/2025',
  '/news/new-rooms',
  '/concerts',
  '/concerts/2026/winter-evening',
  '/about/jobs',
  '/about/jobs/caretaker',
  '/about/team',
  '/about/team/office',
  '/about/stories/evening-choir',
  '/about/rehearsals',
];

test.each([
  ['wide', 'ltr', { width: 1440, height: 900 }],
  ['narrow', 'ltr', { width: 320, height: 640 }],
  ['narrow', 'rtl', { width: 390, height: 800 }],
] as const)('on a %s screen, %s, items and lists can be read by all', async (_, dir, viewport) => {
  visitor = await visit({ site: 'collections', viewport, bypassCSP: true });
  const { page } = visitor;
  for (const path of pages) {
    await visitor.goto(path);
    await visitor.ready();
    await page.evaluate((own) => document.documentElement.setAttribute('dir', own), dir);
    expect(await findViolations(page), path).toEqual([]);
    const overflow = await page
      .locator('html')
      .evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

test('by keyboard, a list leads to a tag, to older items, and to an item', async () => {
  visitor = await visit({ site: 'collections' });
  const { page } = visitor;
  const press = async (name: string): Promise<void> => {
    const link = page.locator('main').getByRole('link', { name, exact: true }).first();
    await link.focus();
    const isSeen = await link.evaluate((own) => own.matches(':focus-visible'));
    expect(isSeen, name).toBe(true);
    await page.keyboard.press('Enter');
  };
  const at = (path: string) => expect.poll(() => new URL(page.url()).pathname).toBe(path);
  await visitor.goto('/news');
  await visitor.ready();
  await page.keyboard.press('Tab');
  await press('The house');
  await at('/news/tag/house');
  await expect
    .poll(() => page.locator('main [aria-current]').first().textContent())
    .toBe('The house');
  await visitor.goto('/news');
  await visitor.ready();
  await page.keyboard.press('Tab');
  await page.locator('main a[href$="/news/page/1"]').first().focus();
  await page.keyboard.press('Enter');
  await at('/news/page/1');
  await press('A week of cellos');
  await at('/news/cello-week');
});

test('without scripts, a list has its links, its feed and its calendar', async () => {
  visitor = await visit({ site: 'collections', javaScriptEnabled: false });
  const { page } = visitor;
  await visitor.goto('/news');
  expect(await page.locator('main a[href="/news/new-rooms"]').count()).toBeGreaterThan(0);
  expect(
    await page.locator('head link[rel="alternate"][type="application/atom+xml"]').count(),
  ).toBe(1);
  await visitor.goto('/concerts/2026/winter-evening');
  const calendar = await page.locator('main a[href$=".ics"]').first().getAttribute('href');
  const response = await page.request.get(calendar ?? '');
  expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
});
