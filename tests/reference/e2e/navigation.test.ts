import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { expectNothingCovered } from '../../e2e/find-covered';
import { type Visitor, visit } from '../../e2e/visitor';

const panel = '#_menu-services';
let visitor: Visitor;
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

const isOpen = (selector: string) =>
  visitor.page.locator(selector).evaluate((element) => element.matches(':popover-open, [open]'));

const focused = () => visitor.page.evaluate(() => document.activeElement?.textContent?.trim());

describe.each([true, false])('the bar, with JavaScript: %s', (javaScriptEnabled) => {
  beforeEach(async () => {
    visitor = await visit({ javaScriptEnabled });
    await visitor.goto('/corporate/aboutus');
    if (javaScriptEnabled) await visitor.ready();
  });

  test('is dark, fixed and 75 px high, with name, home and five menus', async () => {
    const { page } = visitor;
    const box = await page.locator('.header').boundingBox();
    expect(box?.height).toBe(75);
    expect(await page.locator('.header-brand').innerText()).toBe('Veridane Data Solutions');
    expect(await page.locator('.header-home').innerText()).toContain('Home');
    expect(await page.locator('.header-menu').allInnerTexts()).toEqual([
      ...['Corporate', 'Solutions', 'Products', 'Services', 'Industries'],
    ]);
    await page.evaluate(() => window.scrollTo(0, 900));
    expect((await page.locator('.header').boundingBox())?.y).toBe(0);
  });

  test('opens a full-width panel by click, closes it by Escape and gives the focus back', async () => {
    const { page } = visitor;
    const button = page.locator('.header-menu', { hasText: 'Services' });
    await button.click();
    expect(await isOpen(panel)).toBe(true);
    const box = await page.locator(panel).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(1430);
    expect(await page.locator(`${panel} h2`).first().innerText()).toBe('Our Services');
    expect(await page.locator(`${panel} .button`).getAttribute('href')).toBe('/services');
    expect(await page.locator(`${panel} .panel-links a`).count()).toBe(25);
    await page.keyboard.press('Escape');
    expect(await isOpen(panel)).toBe(false);
    expect(await focused()).toContain('Services');
  });

  test('opens by key, one at a time, and a click outside closes', async () => {
    const { page } = visitor;
    await page.locator('.header-menu', { hasText: 'Solutions' }).focus();
    await page.keyboard.press('Enter');
    expect(await isOpen('#_menu-solutions')).toBe(true);
    await page.keyboard.press('Tab');
    expect(await focused()).toContain('Explore');
    await page.locator('.header-menu', { hasText: 'Products' }).focus();
    await page.keyboard.press(' ');
    expect(await isOpen('#_menu-products')).toBe(true);
    expect(await isOpen('#_menu-solutions')).toBe(false);
    await page.mouse.click(400, 860);
    expect(await isOpen('#_menu-products')).toBe(false);
  });

  test('marks where the visitor is', async () => {
    const { page } = visitor;
    expect(await page.locator('.header-menu[aria-current]').allInnerTexts()).toEqual(['Corporate']);
    await page.locator('.header-menu', { hasText: 'Corporate' }).click();
    expect(await page.locator('#_menu-corporate [aria-current=page]').allInnerTexts()).toEqual([
      'About Us',
    ]);
  });
});

describe('the bar under a pointer', () => {
  beforeEach(async () => {
    visitor = await visit();
    await visitor.goto('/');
    await visitor.ready();
    // A slow machine must not make a pointer rest that moves.
    await visitor.page.clock.install({ time: 0 });
    await visitor.page.clock.pauseAt(10_000);
  });

  test('a straight way from the menu to a link of its panel keeps it open', async () => {
    const { page } = visitor;
    const button = page.locator('.header-menu', { hasText: 'Services' });
    const from = await button.boundingBox();
    if (!from) throw new Error('The menu has no place.');
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.clock.runFor(110);
    expect(await isOpen(panel)).toBe(true);
    const link = await page.locator(`${panel} .panel-links a`).first().boundingBox();
    if (!link) throw new Error('The link has no place.');
    // Straight, and slowly enough to rest above the neighbours of the menu.
    for (let step = 1; step <= 12; step += 1) {
      await page.mouse.move(
        from.x + 20 + ((link.x + 5 - from.x - 20) * step) / 12,
        from.y + 20 + ((link.y + 5 - from.y - 20) * step) / 12,
      );
      // Longer than a rest that opens a neighbour, shorter than a leave that closes.
      await page.clock.runFor(150);
      expect(await isOpen(panel)).toBe(true);
    }
  });

  test('waits 100 ms at rest, and 300 ms after leaving', async () => {
    const { page } = visitor;
    const from = await page.locator('.header-menu', { hasText: 'Services' }).boundingBox();
    if (!from) throw new Error('The menu has no place.');
    // Each movement begins the wait anew.
    for (const x of [10, 20, 30]) {
      await page.mouse.move(from.x + x, from.y + 20);
      await page.clock.runFor(90);
      expect(await isOpen(panel)).toBe(false);
    }
    await page.clock.runFor(15);
    expect(await isOpen(panel)).toBe(true);
    await page.mouse.move(200, 880);
    await page.clock.runFor(290);
    expect(await isOpen(panel)).toBe(true);
    await page.clock.runFor(15);
    expect(await isOpen(panel)).toBe(false);
  });

  test('a link of a panel closes it', async () => {
    const { page } = visitor;
    await page.locator('.header-menu', { hasText: 'Industries' }).click();
    await page.locator('#_menu-industries a', { hasText: 'Retail' }).click();
    await page.clock.resume();
    await page.waitForURL('**/industries/retail');
    await expect.poll(() => isOpen('#_menu-industries')).toBe(false);
  });
});

describe.each([true, false])('the drawer, with JavaScript: %s', (javaScriptEnabled) => {
  beforeEach(async () => {
    visitor = await visit({ javaScriptEnabled, viewport: { width: 375, height: 812 } });
    await visitor.goto('/services/selenium');
    if (javaScriptEnabled) await visitor.ready();
  });

  test('opens from a white bar, keeps the focus and gives it back', async () => {
    const { page } = visitor;
    const ground = await page
      .locator('.header')
      .evaluate((bar) => getComputedStyle(bar).backgroundColor);
    expect(ground).toBe('rgb(255, 255, 255)');
    await page.locator('.header-toggle').click();
    expect(await isOpen('.drawer')).toBe(true);
    for (let count = 0; count < 12; count += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () =>
          document.activeElement !== document.body && !document.activeElement?.closest('.drawer'),
      );
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    expect(await isOpen('.drawer')).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('header-toggle');
  });

  test('shows the menus nested, open where the visitor is, and leads on', async () => {
    const { page } = visitor;
    await page.locator('.header-toggle').click();
    const current = page.locator('.drawer a[aria-current=page]');
    await current.waitFor({ state: 'visible' });
    expect(await current.innerText()).toBe('Selenium');
    await page.locator('.drawer summary', { hasText: 'Industries' }).click();
    await page.locator('.drawer a', { hasText: 'Utilities' }).click();
    await page.waitForURL('**/industries/utilities');
    await page.locator('h1', { hasText: 'Utilities' }).waitFor();
    if (javaScriptEnabled) expect(await isOpen('.drawer')).toBe(false);
  });

  test('has contacts and the primary action at its foot, in view below menus of any length', async () => {
    const { page } = visitor;
    await page.locator('.header-toggle').click();
    // The last first: the others keep their places among those that are closed.
    const closed = await page.locator('.drawer-menus > details:not([open]) > summary').all();
    for (const summary of closed.reverse()) await summary.click();
    const menus = page.locator('.drawer-menus');
    expect(
      await menus.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight),
    ).toBe(true);
    const foot = page.locator('.drawer-foot a');
    expect(
      await foot.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual([
      ...['/form', 'tel:+914055500100', 'mailto:enquiries@example.com'],
      ...['linkedin', 'x', 'whatsapp'].map((name) => `https://www.example.org/${name}`),
    ]);
    for (const link of await foot.all()) {
      const box = await link.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(812);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
  });

  test('holds the links of the panels', async () => {
    const { page } = visitor;
    const linksIn = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((links) =>
          [...new Set(links.map((link) => (link as HTMLAnchorElement).pathname))].sort(),
        );
    const inDrawer = await linksIn('.drawer-menus a');
    expect(inDrawer.filter((path) => path !== '/')).toEqual(await linksIn('.panel a'));
  });
});

test('the skip link leads past the navigation', async () => {
  visitor = await visit();
  await visitor.goto('/');
  await visitor.ready();
  await visitor.page.keyboard.press('Tab');
  expect(await focused()).toBe('Skip to content');
  await visitor.page.keyboard.press('Enter');
  expect(await visitor.page.evaluate(() => document.activeElement?.id)).toBe('_main');
});

describe.each([320, 375, 768])('at %i px', (width) => {
  test('nothing floats over what is read or focused, and nothing overflows', async () => {
    visitor = await visit({ viewport: { width, height: 800 } });
    const { page } = visitor;
    for (const path of ['/', '/corporate/teams', '/form', '/services/testing']) {
      await visitor.goto(path);
      await visitor.ready();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
      await expectNothingCovered(page);
    }
  });
});
