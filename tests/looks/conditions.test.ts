// The sites of the looks as visitors may meet them: any width, other colours, on paper, without JavaScript, mirrored.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { toPageFile } from '../../engine/content/addresses/output-paths';
import { findLightBrowser } from '../../scripts/bench/find-browser';
import { browserArguments } from '../../scripts/browser/find-browser';
import { openWorkspace } from '../../scripts/files/workspace';
import { makeWeigh } from '../../scripts/output/compress';
import { findViolations } from '../axe';
import { copySiteFolder } from '../copy-site-folder';
import { companies, readManifest, rootOf, type Served, serve, sites } from './companies';
import { listHeadings, listHidden, listMisplaced, measureSides } from './visible';

const folder = mkdtempSync(join(tmpdir(), 'plinth-conditions-'));
let browser: Browser;

beforeAll(async () => {
  const executablePath = findLightBrowser();
  browser = await chromium.launch({ executablePath, args: [...browserArguments] });
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Shows a page in a context of its own. */
async function withPage<Result>(
  url: string,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    bypassCSP: true,
    ...options,
  });
  try {
    const page = await context.newPage();
    await page.goto(url);
    if (options.javaScriptEnabled !== false) await page.locator('.app[data-live]').waitFor();
    return await use(page);
  } finally {
    await context.close();
  }
}

// The reference site has some sixty pages, and each test looks at all of them.
vi.setConfig({ testTimeout: 600_000 });

const widths = [320, 375, 600, 768, 1024, 1440, 1920];

/** The widths at which a page is wider than its window. */
async function listOverflows(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const actual = await page.evaluate(() => document.documentElement.scrollWidth);
    if (actual > width) found.push(`${actual} px at ${width}`);
  }
  return found;
}

/** Looks at each page of a site; what is wrong, by path. */
async function inspect(
  { paths, toUrl }: Served,
  options: BrowserContextOptions,
  look: (page: Page) => Promise<readonly string[]>,
): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {};
  for (const path of paths) {
    const lines = await withPage(toUrl(path), options, look);
    if (lines.length > 0) found[path] = lines;
  }
  return found;
}

const findGround = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** Wide and narrow, and in the dark where that looks different. */
async function listViolations(page: Page): Promise<string[]> {
  const ground = await findGround(page);
  const found = await findViolations(page);
  await page.setViewportSize({ width: 375, height: 812 });
  found.push(...(await findViolations(page)).map((line) => `at 375: ${line}`));
  await page.emulateMedia({ colorScheme: 'dark' });
  if ((await findGround(page)) !== ground)
    found.push(...(await findViolations(page)).map((line) => `dark: ${line}`));
  return found;
}

/** HTML and the sheets that hold up the first paint, in bytes as hosts send them. */
async function weigh({ toUrl }: Served, path: string): Promise<number> {
  const compressedSize = makeWeigh(openWorkspace('.').cache);
  const html = await (await fetch(toUrl(path))).text();
  const head = html.slice(0, html.indexOf('</head>'));
  const sheets = [...head.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)];
  expect(sheets.length).toBeGreaterThan(0);
  let sum = compressedSize(toPageFile(path), html);
  for (const [, href = ''] of sheets) {
    const sheet = await (await fetch(new URL(href, toUrl(path)))).text();
    sum += compressedSize(href.slice(href.indexOf('_site/')), sheet);
  }
  return sum;
}

describe.each(Object.entries(sites))('%s', (name, root) => {
  let served: Served;
  beforeAll(async () => {
    served = await serve(root, join(folder, name));
  });
  afterAll(() => served.close());

  test('axe finds nothing', async () => {
    expect(await inspect(served, {}, listViolations)).toEqual({});
  });

  test('no page is wider than its window', async () => {
    expect(await inspect(served, {}, listOverflows)).toEqual({});
  });

  test('nor without JavaScript, where everything is shown', async () => {
    const look = async (page: Page) => {
      const headings = await page.evaluate(listHeadings);
      const live = await withPage(page.url(), {}, (other) => other.evaluate(listHeadings));
      return [
        ...live.filter((heading) => !headings.includes(heading)),
        ...(live.length === 0 ? ['there is no heading'] : []),
        ...(await page.evaluate(listHidden)),
        ...(await listOverflows(page)),
      ];
    };
    expect(await inspect(served, { javaScriptEnabled: false }, look)).toEqual({});
  });

  test('nor in forced colours, where buttons have a line around or below', async () => {
    const look = async (page: Page) => [
      ...(await page.evaluate(listHidden)),
      ...(await page
        .locator('.main .button:visible:not(.card *, .people-person *)')
        .evaluateAll((buttons) =>
          buttons
            .filter((button) => {
              const { borderTopStyle, textDecorationLine } = getComputedStyle(button);
              return borderTopStyle === 'none' && textDecorationLine === 'none';
            })
            .map((button) => `no line: ${button.textContent}`),
        )),
      ...(await listOverflows(page)),
    ];
    expect(await inspect(served, { forcedColors: 'active' }, look)).toEqual({});
  });

  test('on paper there is the text, and nothing to press', async () => {
    const look = async (page: Page) => {
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: 718, height: 1000 });
      const pressed = await page.locator('.header-menus, .dock, .drawer').count();
      const shown = await page
        .locator('.header-menus, .dock, .drawer')
        .filter({ visible: true })
        .count();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      return [
        ...(pressed === 0 ? ['there is no navigation'] : []),
        ...(shown > 0 ? [`${shown} shown`] : []),
        ...(width > 718 ? [`${width} px wide`] : []),
        ...(await page.evaluate(listHidden)),
      ];
    };
    expect(await inspect(served, {}, look)).toEqual({});
  });

  test('HTML and blocking styles are no more than 14,336 bytes', async () => {
    const all = Object.values(readManifest(root).pages).map(({ path }) => path);
    const heavy: string[] = [];
    for (const path of all) {
      const bytes = await weigh(served, path);
      if (bytes > 14_336) heavy.push(`${path}: ${bytes}`);
    }
    expect(heavy).toEqual([]);
  });
});

describe.runIf(companies.includes('bakery'))('the bakery, written from right to left', () => {
  let plain: Served;
  let mirrored: Served;
  beforeAll(async () => {
    const root = join(folder, 'right-to-left');
    copySiteFolder(rootOf('bakery'), root);
    const file = join(root, 'site.manifest.json');
    const written = JSON.parse(readFileSync(file, 'utf8'));
    const site = { ...written.site, direction: 'rtl' };
    writeFileSync(file, JSON.stringify({ ...written, site }));
    mirrored = await serve(root, join(folder, 'right-to-left-built'));
    plain = await serve(rootOf('bakery'), join(folder, 'left-to-right-built'));
  });
  afterAll(async () => {
    await mirrored.close();
    await plain.close();
  });

  test('has everything at the other side', async () => {
    const found: Record<string, readonly string[]> = {};
    for (const path of plain.paths) {
      const before = await withPage(plain.toUrl(path), {}, (page) => page.evaluate(measureSides));
      const after = await withPage(mirrored.toUrl(path), {}, (page) => page.evaluate(measureSides));
      const lines = listMisplaced(before, after);
      expect(before.length).toBeGreaterThan(2);
      if (lines.length > 0) found[path] = lines;
    }
    expect(found).toEqual({});
  });

  test('is no wider than its window, and axe finds nothing', async () => {
    const look = async (page: Page) => [
      ...(await listViolations(page)),
      ...(await listOverflows(page)),
    ];
    expect(await inspect(mirrored, {}, look)).toEqual({});
  });
});
