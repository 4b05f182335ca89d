// One site in some sixty themes, in a browser: each value of an axis meets each value of every other.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLightBrowser } from '../../scripts/bench/find-browser';
import { browserArguments } from '../../scripts/browser/find-browser';
import { startServer } from '../../scripts/serve/start-server';
import { findViolations } from '../axe';
import { copySiteFolder } from '../copy-site-folder';
import { buildWithCommand } from '../e2e/build-with-command';
import { coverPairs } from './covering-array';
import { themeAxes, toTheme } from './theme-axes';

const folder = mkdtempSync(join(tmpdir(), 'plinth-themes-'));
const root = join(folder, 'site');
const manifestFile = join(root, 'site.manifest.json');
let written: Record<string, unknown>;
let browser: Browser;

beforeAll(async () => {
  copySiteFolder('tests/sites/everything', root);
  written = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const executablePath = findLightBrowser();
  browser = await chromium.launch({ executablePath, args: [...browserArguments] });
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Each kind of block and layout is on one of them. */
const paths = [
  ...['', 'sortiment', 'sortiment/gehoelze/hecken', 'kontakt', 'betrieb', 'betrieb/bilder'],
  ...['betrieb/orte/hof', 'no-such-page'],
];

const themes = coverPairs(themeAxes.map(({ values }) => values.length)).map((row, index) => {
  const chosen = themeAxes.map(
    (axis, factor) => [axis, axis.values[row[factor] ?? 0] ?? ''] as const,
  );
  return { index, theme: toTheme(chosen) };
});

const widths = [320, 375, 768, 1440, 1920];

/** How a page may be looked at, each with what sets it up. */
const conditions: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  plain: async () => undefined,
  'right to left': (page) =>
    page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    }),
  'forced colours': (page) => page.emulateMedia({ forcedColors: 'active' }),
  print: (page) => page.emulateMedia({ forcedColors: 'none', media: 'print' }),
};

/** Where a page is wider than its window. */
async function findOverflows(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [name, setUp] of Object.entries(conditions)) {
    await setUp(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const actual = await page.evaluate(() => document.documentElement.scrollWidth);
      if (actual > width) found.push(`${name} at ${width}: ${actual}`);
    }
  }
  return found;
}

/** What is wrong with a page in one theme: at two widths, enlarged, and in all conditions. */
async function inspect(url: string): Promise<string[]> {
  const context = await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true });
  const page = await context.newPage();
  const found: string[] = [];
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(url);
    found.push(...(await findViolations(page)).map((line) => `${width}: ${line}`));
  }
  found.push(...(await findOverflows(page)));
  // Text at 200 %: as much room as half a window has.
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const zoomed = await page.evaluate(() => document.documentElement.scrollWidth);
  if (zoomed > 1280) found.push(`text of 200 %: ${zoomed}`);
  await context.close();
  return found;
}

test.each(themes)('theme $index', async ({ index, theme }) => {
  const { pattern, displayFont, textFont } = written.theme as Record<string, unknown>;
  const themed = { ...written, theme: { ...theme, pattern, displayFont, textFont } };
  writeFileSync(manifestFile, JSON.stringify(themed));
  const outDir = join(folder, 'dist');
  await buildWithCommand(root, outDir, '--uncompressed');
  const mailbox = join(folder, 'mailbox');
  const server = await startServer({ root, outDir, port: 0, answers: true, mailbox });
  const found: Record<string, string[]> = {};
  try {
    // Three pages for each theme: all pages have had all axes in the end.
    for (const offset of [0, 1, 2]) {
      const path = paths[(index * 3 + offset) % paths.length] ?? '';
      const lines = await inspect(server.origin + server.base + path);
      if (lines.length > 0) found[path] = lines;
    }
  } finally {
    await server.close();
  }
  expect(found, JSON.stringify(theme)).toEqual({});
});
