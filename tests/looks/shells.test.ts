// Every form of header, drawer and footer has room for search and languages, at every width and in both directions, scrolled or not.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLightBrowser } from '../../scripts/bench/find-browser';
import { browserArguments } from '../../scripts/browser/find-browser';
import { createDevSite } from '../../scripts/dev/create-dev-site';
import { startDevServer } from '../../scripts/dev/dev-server';
import { makeShellGallery } from '../../scripts/dev/shell-gallery';
import type { LocalServer } from '../../scripts/serve/local-server';
import { openWorld } from '../../scripts/source/open-world';
import { serve } from './companies';

let browser: Browser;
let server: LocalServer;

beforeAll(async () => {
  const executablePath = findLightBrowser();
  browser = await chromium.launch({ executablePath, args: [...browserArguments] });
  const world = await openWorld('tests/sites/everything');
  server = await startDevServer({
    workspace: world.workspace,
    port: 0,
    site: await createDevSite({ world, now: new Date('2026-03-01') }),
    report: () => undefined,
    restart: () => undefined,
    sources: [],
  });
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** Long names, with and without what stands at the end of the bar. */
const bars = ['Example Company', 'Example & Daughter Company Directors'].flatMap((name) =>
  [true, false].flatMap((action) => [0, 1, 2].map((controls) => ({ name, action, controls }))),
);

const sources = makeShellGallery().html.matchAll(/src="([^"]*)"/g);
const addresses = [...new Set([...sources].map(([, path]) => path ?? ''))];

/** Which parts of the bar leave the window, or lie over each other. What is above the window once it is scrolled is gone. */
function findClashes(): string[] {
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((part) => part.getClientRects().length > 0);
  const words = document.createRange();
  const brand = document.querySelector('.header-brand');
  if (brand?.lastChild) words.selectNode(brand.lastChild);
  const parts = [
    ...shown('.header-logo, .header-label, .header-home, .header-contacts a'),
    ...shown('.header-controls > .control, .header-action, .header-toggle'),
  ]
    .map((part) => ({ name: part.className, box: part.getBoundingClientRect() }))
    .concat({ name: 'the name', box: words.getBoundingClientRect() })
    .filter(({ box }) => scrollY === 0 || box.bottom > 0);
  const controls = shown('.header-controls > .control').length;
  const clashes = parts.flatMap(({ name, box }, index) => {
    const leaves = box.left < 0 || box.right > innerWidth || box.top < 0;
    const over = parts.slice(index + 1).filter(({ box: other }) => {
      const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
      const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
      return across > 1 && down > 1;
    });
    return [...(leaves ? [`${name} leaves`] : []), ...over.map((o) => `${name} on ${o.name}`)];
  });
  const wide = document.documentElement.scrollWidth > innerWidth ? ['wider than the window'] : [];
  return [...clashes, ...wide, ...(controls + scrollY === 0 ? ['no control'] : [])];
}

/** Less in the bar, or longer words: what a site may have. */
function changeBar({ name, action, controls }: (typeof bars)[number]): void {
  const words = document.querySelector('.header-brand')?.lastChild;
  if (words) words.textContent = name;
  const show = (part: Element | null, isShown: boolean) =>
    part?.toggleAttribute('data-gone', !isShown);
  const button = document.querySelector('.header-action');
  if (button) button.textContent = 'Arrange a first hour';
  show(button, action);
  const all = [...document.querySelectorAll('.header-controls > .control')];
  for (const [index, control] of all.entries()) show(control, index < controls);
}

/** Which controls of the drawer cannot be reached. */
async function findHidden(page: Page): Promise<string[]> {
  await page.locator('.header-toggle').click();
  const links = page.locator('.drawer-controls a');
  const hidden: string[] = [];
  for (const link of await links.all()) {
    await link.scrollIntoViewIfNeeded();
    await link.click({ trial: true, timeout: 1000 }).catch(() => hidden.push('a control'));
  }
  await page.keyboard.press('Escape');
  return (await links.count()) === 4 ? hidden : ['controls are missing'];
}

test('a grand name fills its line, and leaves it in no font', async () => {
  const root = 'scripts/starter/looks/plant';
  const outDir = mkdtempSync(join(tmpdir(), 'plinth-name-'));
  const { close, toUrl } = await serve(root, outDir);
  for (const font of ['its own', 'another']) {
    const context = await browser.newContext({ bypassCSP: true });
    const page = await context.newPage();
    if (font === 'another') await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(toUrl('/'));
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const { share, overflow } = await page.locator('.footer-name').evaluate((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        const lines = range.getBoundingClientRect().width;
        return {
          share: lines / name.getBoundingClientRect().width,
          overflow: document.documentElement.scrollWidth - innerWidth,
        };
      });
      expect([width, font, share <= 1, overflow]).toEqual([width, font, true, 0]);
      if (font === 'its own') expect([width, share > 0.95]).toEqual([width, true]);
    }
    await context.close();
  }
  await close();
  rmSync(outDir, { recursive: true, force: true });
});

test.each(addresses)('%s', async (address) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true });
  const page = await context.newPage();
  await page.goto(server.origin + address);
  for (const width of [320, 360, 390, 600, 768, 1024, 1200, 1440]) {
    await page.setViewportSize({ width, height: 640 });
    expect([width, await page.evaluate(findClashes)]).toEqual([width, []]);
    if (width <= 390) expect([width, await findHidden(page)]).toEqual([width, []]);
  }
  const long = '[data-gone] { display: none !important } .app { min-block-size: 300vh }';
  await page.addStyleTag({ content: long });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => scrollTo(0, 400));
  for (const width of [1024, 1200, 1440, 1920])
    for (const bar of bars) {
      await page.setViewportSize({ width, height: 640 });
      await page.evaluate(changeBar, bar);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect([width, bar, await page.evaluate(findClashes)]).toEqual([width, bar, []]);
    }
  // A link that moved away as it is pressed would not be followed.
  const link = page.locator('.header-label').last();
  const place = await link.boundingBox();
  await link.hover();
  await page.mouse.down();
  await page.waitForTimeout(100);
  expect(await link.boundingBox()).toEqual(place);
  await context.close();
});
