// Style sheets come with the pages that need them: before a page is seen, and once.
import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Visitor, visit } from './visitor';

let visitor: Visitor;
beforeEach(async () => {
  visitor = await visit();
});
afterEach(() => visitor.leave());

const ownSheets = '**/_site/assets/page-*.css';

/** Notes how an element looks in the moment in which it is put into the page. */
const watch = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const element = document.querySelector(wanted);
      if (element && seen.length === 0) seen.push(getComputedStyle(element).display);
    }).observe(document.body, { childList: true, subtree: true });
  }, selector);

const readSeen = (page: Page) => page.evaluate(() => (window as never as { seen: string[] }).seen);

describe('a page with a block that was not met before', () => {
  beforeEach(async () => {
    await visitor.goto('/services/selenium');
    await visitor.ready();
  });

  test('is not shown before its sheet is there, and styled from the first frame on', async () => {
    const { page } = visitor;
    const release = await visitor.hold(ownSheets);
    await watch(page, '.people-list');
    const asked = page.waitForRequest(ownSheets);
    const code = page.waitForResponse('**/_site/assets/people-*.js');
    await visitor.follow('/corporate/teams');
    await asked;
    await code;
    await page.waitForTimeout(500);
    expect(await page.locator('h1').innerText()).not.toBe('Our Team');
    release();
    await page.locator('.people-list').waitFor();
    expect(await readSeen(page)).toEqual(['grid']);
    expect(visitor.complaints).toEqual([]);
  });

  test('that is likely to come has its sheet before the click, once', async () => {
    const { page } = visitor;
    await page.setViewportSize({ width: 1440, height: 2000 });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.css')) asked.push(request.url());
    });
    const link = page.locator('.footer a[href="/form"], .dock a[href="/form"]').first();
    await link.hover();
    await expect.poll(() => asked.length).toBe(1);
    await link.click();
    await page.locator('.form-element').waitFor();
    expect(asked).toHaveLength(1);
  });

  test('whose sheet does not come leaves the visitor where they are, with a retry', async () => {
    const { page } = visitor;
    await page.route(ownSheets, (route) => route.abort());
    await visitor.follow('/corporate/teams');
    await page.locator('.alert').waitFor();
    expect(new URL(page.url()).pathname).toBe('/services/selenium');
    expect(await page.locator('link[href*="/page-"]').count()).toBe(1);
    await page.unroute(ownSheets);
    await watch(page, '.people-list');
    await page.locator('.alert .button').click();
    await page.locator('.people-list').waitFor();
    expect(await readSeen(page)).toEqual(['grid']);
  });
});

test('back, forward and pages alike ask for no sheet twice', async () => {
  const { page } = visitor;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.css')) asked.push(request.url());
  });
  await visitor.goto('/services/selenium');
  await visitor.ready();
  for (const [path, title] of [
    ['/services/qtp', 'QTP'],
    ['/corporate/teams', 'Our Team'],
    ['/services/selenium', 'Selenium'],
  ] as const) {
    await visitor.follow(path);
    await page.locator('h1', { hasText: title }).waitFor();
  }
  await page.goBack();
  await page.locator('.people-list').waitFor();
  expect(
    await page.locator('.people-list').evaluate((list) => getComputedStyle(list).display),
  ).toBe('grid');
  await page.goForward();
  await page.locator('h1', { hasText: 'Selenium' }).waitFor();
  // The shell's, that of the running app, and one for each of two sets of blocks.
  expect(asked).toHaveLength(4);
  expect(new Set(asked).size).toBe(4);
  expect(await page.locator('link[rel="stylesheet"]').count()).toBe(4);
});
