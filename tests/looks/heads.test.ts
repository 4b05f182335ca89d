// Where the first block after the head begins: on every page but home it is in the first view, without scripts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLightBrowser } from '../../scripts/bench/find-browser';
import { browserArguments } from '../../scripts/browser/find-browser';
import { readManifest, serve, sites } from './companies';
import { measureFirstBlock } from './measures';

const folder = mkdtempSync(join(tmpdir(), 'plinth-heads-'));
let browser: Browser;

beforeAll(async () => {
  const executablePath = findLightBrowser();
  browser = await chromium.launch({ executablePath, args: [...browserArguments] });
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

const views = [
  { viewport: { width: 1440, height: 900 }, lowest: 800 },
  { viewport: { width: 390, height: 844 }, lowest: 700 },
];

test.each(Object.entries(sites))(
  'the heads of %s leave the first view to the content',
  async (name, root) => {
    const { close, toUrl } = await serve(root, join(folder, name));
    const context = await browser.newContext({ javaScriptEnabled: false, bypassCSP: true });
    const page = await context.newPage();
    const low: string[] = [];
    let measured = 0;
    for (const { path } of Object.values(readManifest(root).pages)) {
      if (path === '/') continue;
      await page.goto(toUrl(path));
      for (const { viewport, lowest } of views) {
        await page.setViewportSize(viewport);
        await page.evaluate(() => document.fonts.ready);
        const top = await page.evaluate(measureFirstBlock);
        if (top === undefined) continue;
        measured += 1;
        if (top > lowest) low.push(`${path} at ${viewport.width}: ${top}`);
      }
    }
    await context.close();
    await close();
    expect(measured).toBeGreaterThan(5);
    expect(low).toEqual([]);
  },
);
