// Style sheets come with the pages that need them: before a page is seen, and once.
import type { Page, Route } from 'playwright';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Visitor, visit } from '../../e2e/visitor';

let visitor: Visitor;
beforeEach(async () => {
  visitor = await visit();
});
afterEach(() => visitor.leave());

const ownSheets = '**/_site/assets/page-*.css*';

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
    await watch(page, '.people-person');
    const asked = page.waitForRequest(ownSheets);
    const code = page.waitForResponse('**/_site/assets/people-*.js');
    await visitor.follow('/corporate/teams');
    await asked;
    await code;
    await visitor.settle();
    expect(await page.locator('h1').innerText()).not.toBe('Our Team');
    release();
    await page.locator('.people-person').first().waitFor();
    expect(await readSeen(page)).toEqual(['flex']);
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

  test.each<[string, (route: Route) => Promise<void>]>([
    ['does not come', (route) => route.abort()],
    ['is gone', (route) => route.fulfill({ status: 404, body: 'Not found' })],
    [
      'is another document',
      (route) => route.fulfill({ contentType: 'text/html', body: 'Sign in' }),
    ],
  ])('whose sheet %s leaves the visitor where they are, with a retry', async (_, answer) => {
    const { page } = visitor;
    await page.route(ownSheets, answer);
    await visitor.follow('/corporate/teams');
    await page.locator('.alert').waitFor();
    expect(new URL(page.url()).pathname).toBe('/services/selenium');
    expect(await page.locator('link[href*="/page-"]').count()).toBe(1);
    await page.unroute(ownSheets);
    await watch(page, '.people-person');
    await page.locator('.alert .button').click();
    await page.locator('.people-person').first().waitFor();
    expect(await readSeen(page)).toEqual(['flex']);
  });
});

test('a sheet that takes longer than 120 s counts as one that does not come', async () => {
  const { page } = visitor;
  await page.clock.install();
  await visitor.goto('/services/selenium');
  await page.clock.runFor(1000);
  await visitor.ready();
  let hangs = true;
  await page.route(ownSheets, (route) => (hangs ? undefined : route.continue()));
  const asked = page.waitForRequest(ownSheets);
  // Its blocks are part of the app: nothing else is waited for.
  await visitor.follow('/services');
  await asked;
  await page.clock.fastForward(110_000);
  expect(await page.locator('.alert').count()).toBe(0);
  await page.clock.fastForward(10_000);
  await page.locator('.alert').waitFor();
  hangs = false;
  await page.clock.resume();
  await page.locator('.alert .button').click();
  await page.locator('.card-list').waitFor();
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
  await page.locator('.people-person').first().waitFor();
  expect(
    await page
      .locator('.people-person')
      .first()
      .evaluate((person) => getComputedStyle(person).display),
  ).toBe('flex');
  await page.goForward();
  await page.locator('h1', { hasText: 'Selenium' }).waitFor();
  // The shell's, those for paper and for what is closed at first, that of the running app, and one for each of three sets of blocks.
  expect(asked).toHaveLength(7);
  expect(new Set(asked).size).toBe(7);
  expect(await page.locator('link[rel="stylesheet"]').count()).toBe(7);
});

test('the sheet for what is closed at first holds up no paint', async () => {
  const { page } = visitor;
  const release = await visitor.hold('**/_site/assets/late-*.css');
  const asked = page.waitForRequest('**/_site/assets/late-*.css');
  await page.goto('/services/selenium', { waitUntil: 'commit' });
  await asked;
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
  release();
  await visitor.ready();
  await page.locator('.header-menu').first().click();
  const panel = page.locator('.panel:popover-open');
  expect(await panel.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('0px');
});
