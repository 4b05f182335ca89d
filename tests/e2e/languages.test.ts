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
    for (const path of ['/ar/', '/ar/work/repairs', '/ar/prices', '/ar/contact']) {
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

test('in Arabic arrows of buttons point the other way, and pictures of things do not', async () => {
  visitor = await visit({ site: 'languages', bypassCSP: true });
  await visitor.goto('/ar/');
  await visitor.ready();
  const scales = await visitor.page.evaluate(() =>
    ['arrow-right', 'external', 'play', 'phone', 'search'].map((name) => {
      const button = document.createElement('a');
      button.className = 'button';
      const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      icon.setAttribute('class', 'icon');
      const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
      use.setAttribute('href', `/_site/assets/icons.svg#${name}`);
      icon.append(use);
      button.append(icon);
      document.querySelector('main')?.append(button);
      return [name, getComputedStyle(icon).scale];
    }),
  );
  expect(Object.fromEntries(scales)).toEqual({
    ...{ 'arrow-right': '-1 1', external: '-1 1' },
    ...{ play: 'none', phone: 'none', search: 'none' },
  });
  visitor.complaints.length = 0;
});

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

test('the links to other languages lead to the section that is read, without a script to the page', async () => {
  visitor = await visit({ site: 'languages' });
  await visitor.goto('/de/arbeit/reparaturen#what-it-costs');
  await visitor.ready();
  const { page } = visitor;
  const link = page.locator('.footer .languages a', { hasText: 'English' });
  expect(await link.getAttribute('href')).toBe('/work/repairs');
  await link.click();
  await page.waitForURL('**/work/repairs#what-it-costs');
  await page.locator('#what-it-costs:target').waitFor();
});

test('the languages open from the bar by the keyboard, and Escape gives the focus back', async () => {
  visitor = await visit({ site: 'languages', viewport: { width: 1440, height: 900 } });
  await visitor.goto('/ar/about');
  await visitor.ready();
  const { page } = visitor;
  const button = page.getByRole('button', { name: 'اللغات: العربية' });
  await button.focus();
  await page.keyboard.press('Enter');
  const choices = page.locator('.header-controls .control-choices');
  await choices.waitFor({ state: 'visible' });
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('English');
  await page.keyboard.press('Escape');
  await choices.waitFor({ state: 'hidden' });
  await expect(
    page.evaluate(() => document.activeElement?.getAttribute('popovertarget')),
  ).resolves.toBe('_languages');
});
