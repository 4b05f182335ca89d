// What the eye catches at once, on every page of the sites: numbers torn apart, portraits alone, what juts out.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLightBrowser } from '../../scripts/bench/find-browser';
import { browserArguments } from '../../scripts/browser/find-browser';
import { type Served, serve, sites } from './companies';
import {
  listJuttingIcons,
  listLonePortraits,
  listMisorderedSteps,
  listTornNumbers,
  listUnevenPrices,
} from './faults';

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

interface Check {
  /** Of the window, in pixels. */
  readonly widths: readonly number[];
  /** Runs in the browser. */
  readonly find: () => readonly string[];
}

const checks: Readonly<Record<string, Check>> = {
  'torn apart': { widths: [320, 390, 834, 1440], find: listTornNumbers },
  'alone in its row': { widths: [834], find: listLonePortraits },
  'not on one line': { widths: [1440], find: listUnevenPrices },
  'not where the content ends': { widths: [320, 390, 834], find: listJuttingIcons },
  'out of order': { widths: [1440], find: listMisorderedSteps },
};

/** What is wrong on the pages of a site: each page is opened once. */
async function inspect({ paths, toUrl }: Served): Promise<string[]> {
  const found: string[] = [];
  const context = await browser.newContext();
  const page: Page = await context.newPage();
  for (const path of paths) {
    await page.goto(toUrl(path));
    await page.locator('.app[data-live]').waitFor();
    await page.evaluate(() => document.fonts.ready);
    for (const [fault, { find, widths }] of Object.entries(checks))
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        for (const line of await page.evaluate(find))
          found.push(`${path} at ${width}: ${line} ${fault}`);
      }
  }
  await context.close();
  return found;
}

test.each(Object.entries(sites))('%s has no such fault', async (name, root) => {
  const served = await serve(root, join(folder, name));
  const found = await inspect(served);
  await served.close();
  // The sides and delays of its boxes are given.
  const isGiven = (line: string) => name === 'reference' && line.endsWith('out of order');
  expect(found.filter((line) => !isGiven(line))).toEqual([]);
});
