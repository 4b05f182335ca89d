// What opens over a page: panels of menus, the drawer, dialogs. The page below is darker then, and shadows are dark.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findLightBrowser } from '../../scripts/bench/find-browser';
import { browserArguments } from '../../scripts/browser/find-browser';
import { type Served, serve, sites } from './companies';
import { isDarkColour, measureLight } from './light';

const folder = mkdtempSync(join(tmpdir(), 'plinth-shell-'));
let browser: Browser;

beforeAll(async () => {
  const executablePath = findLightBrowser();
  browser = await chromium.launch({ executablePath, args: [...browserArguments] });
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

async function open(url: string, viewport: typeof wide): Promise<Page> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', bypassCSP: true });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('.app[data-live]').waitFor();
  return page;
}

type Strip = Parameters<typeof measureLight>[1];

/** How much light is left in a part of the window once something is open: 1 for all of it. */
async function compareLight(page: Page, toggle: Locator, strip: Strip): Promise<number> {
  const before = await measureLight(page, strip);
  await toggle.click();
  await page.waitForTimeout(200);
  return (await measureLight(page, strip)) / before;
}

/** The first path of a site on which something stands. */
async function findPath({ paths, toUrl }: Served, text: string): Promise<string | undefined> {
  for (const path of paths)
    if ((await (await fetch(toUrl(path))).text()).includes(text)) return path;
  return undefined;
}

/** What the drawer leaves of the window: at its start, or below it. */
async function findBeside(page: Page): Promise<Strip | undefined> {
  await page.locator('.header-toggle').click();
  const box = await page.locator('.drawer[open]').boundingBox();
  await page.keyboard.press('Escape');
  await page.waitForTimeout(300);
  const { width, height } = narrow;
  if (box === null) return undefined;
  if (box.x >= 24) return { x: 0, y: 0, width: 24, height };
  const below = height - box.y - box.height;
  return below < 60 ? undefined : { x: 0, y: height - below + 30, width, height: below - 30 };
}

describe.each(Object.entries(sites))('%s', (name, root) => {
  let served: Served;
  beforeAll(async () => {
    served = await serve(root, join(folder, name));
  });
  afterAll(() => served.close());

  test('a panel of a menu dims the page below it, and its shadow is dark', async ({ skip }) => {
    const page = await open(served.toUrl('/'), wide);
    const toggle = page.locator('.header-menu[popovertarget]').first();
    if ((await toggle.count()) === 0) return skip();
    const strip = { x: 0, y: wide.height - 60, width: wide.width, height: 40 };
    expect(await compareLight(page, toggle, strip)).toBeLessThan(0.9);
    const shadow = await page
      .locator('.panel:popover-open')
      .evaluate((panel) => getComputedStyle(panel).boxShadow);
    expect(isDarkColour(shadow), shadow).toBe(true);
  });

  test('a menu of up to six links opens below its word', async ({ skip }) => {
    // The panels of the reference site are given.
    if (name === 'reference') return skip();
    const page = await open(served.toUrl('/'), wide);
    const toggle = page.locator('.header-menu[popovertarget]').first();
    if ((await toggle.count()) === 0) return skip();
    await toggle.click();
    const word = await toggle.boundingBox();
    const panel = await page.locator('.panel:popover-open').boundingBox();
    expect(panel?.width).toBeLessThanOrEqual(600);
    expect(panel?.height).toBeLessThanOrEqual(340);
    const starts = Math.abs((panel?.x ?? 0) - (word?.x ?? 0));
    const ends = Math.abs(
      (panel?.x ?? 0) + (panel?.width ?? 0) - (word?.x ?? 0) - (word?.width ?? 0),
    );
    expect(Math.min(starts, ends)).toBeLessThanOrEqual(2);
  });

  test('the drawer dims the page beside it, and its shadow is dark', async () => {
    const page = await open(served.toUrl('/'), narrow);
    const strip = await findBeside(page);
    // A drawer that takes the whole window leaves no page beside it.
    if (strip !== undefined)
      expect(await compareLight(page, page.locator('.header-toggle'), strip)).toBeLessThan(0.7);
    else await page.locator('.header-toggle').click();
    const shadow = await page
      .locator('.drawer[open]')
      .evaluate((drawer) => getComputedStyle(drawer).boxShadow);
    expect(isDarkColour(shadow), shadow).toBe(true);
  });

  test('a dialog dims the page around it', async ({ skip }) => {
    const path = await findPath(served, '<dialog class="dialog');
    if (path === undefined) return skip();
    const page = await open(served.toUrl(path), wide);
    const toggle = page.locator('.main [command="show-modal"]').first();
    await toggle.scrollIntoViewIfNeeded();
    const strip = { x: 0, y: 100, width: 100, height: wide.height - 100 };
    expect(await compareLight(page, toggle, strip)).toBeLessThan(0.7);
  });
});
