// A site in three languages in a browser: each is a site of its own below its path, and Arabic runs from right to left.
import { afterEach, expect, test } from 'vitest';
import { findViolations } from '../axe';
import { type Visitor, visit } from './visitor';

let visitor: Visitor;
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test.each([320, 768, 1024, 1440])(
  'on a screen of %i pixels nothing in Arabic is hard to reach, or moves sideways',
  async (width) => {
    visitor = await visit({
      ...{ site: 'languages', viewport: { width, height: 900 }, bypassCSP: true },
    });
    const { page } = visitor;
    for (const path of ['/ar/', '/ar/work/repairs', '/ar/contact']) {
      await visitor.goto(path);
      await visitor.ready();
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
      expect([path, await findViolations(page)]).toEqual([path, []]);
      const isWider = await page
        .locator('html')
        .evaluate((box) => box.scrollWidth > box.clientWidth);
      expect([path, isWider]).toEqual([path, false]);
    }
  },
);

test('a click leads to another page of the same language, at its own address', async () => {
  visitor = await visit({ site: 'languages' });
  await visitor.goto('/de/');
  await visitor.ready();
  const { page } = visitor;
  await visitor.follow('/de/arbeit/reparaturen');
  await expect.poll(() => page.title()).toContain('Reparaturen');
  expect(new URL(page.url()).pathname).toBe('/de/arbeit/reparaturen');
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  await page.locator('#what-it-costs', { hasText: 'Was es kostet' }).waitFor();
});

test('the links to other languages keep the page, whichever page it is by then', async () => {
  visitor = await visit({ site: 'languages' });
  await visitor.goto('/de/');
  await visitor.ready();
  const { page } = visitor;
  await visitor.follow('/de/arbeit/reparaturen');
  await expect.poll(() => page.title()).toContain('Reparaturen');
  await page.locator('.footer a', { hasText: 'العربية' }).click();
  await page.waitForURL('**/ar/work/repairs');
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  await visitor.ready();
  await page.locator('.footer a', { hasText: 'English' }).click();
  await page.waitForURL('**/work/repairs');
  expect(await page.locator('html').getAttribute('lang')).toBe('en-GB');
});
