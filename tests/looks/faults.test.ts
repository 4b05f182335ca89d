// What the eye catches at once, on every page of the sites: numbers torn apart, portraits alone, what juts out.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findLightBrowser } from '../../scripts/bench/find-browser';
import { browserArguments } from '../../scripts/browser/find-browser';
import { type Served, serve, sites } from './companies';
import { listTornNumbers } from './faults';

const folder = mkdtempSync(join(tmpdir(), 'plinth-faults-'));
let browser: Browser;

beforeAll(async () => {
  const executablePath = findLightBrowser();
  browser = await chromium.launch({ executablePath, args: [...browserArguments] });
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What a function finds on the pages of a site at some widths of the window, by path and width. */
async function inspect(
  { paths, toUrl }: Served,
  widths: readonly number[],
  find: () => readonly string[],
): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {};
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page: Page = await context.newPage();
  for (const path of paths) {
    await page.goto(toUrl(path));
    await page.locator('.app[data-live]').waitFor();
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await page.evaluate(find);
      if (lines.length > 0) found[`${path} at ${width}`] = lines;
    }
  }
  await context.close();
  return found;
}

describe.each(Object.entries(sites))('%s', (name, root) => {
  let served: Served;
  beforeAll(async () => {
    served = await serve(root, join(folder, name));
  });
  afterAll(() => served.close());

  test('no telephone number, unit or price is torn apart', async () => {
    expect(await inspect(served, [320, 390, 834, 1440], listTornNumbers)).toEqual({});
  });
});
