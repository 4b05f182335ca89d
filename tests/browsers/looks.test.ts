// The finished sites in browsers that the other tests do not run: no page is wider than its window, or without its headings.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companies, rootOf, type Served, serve } from '../looks/companies';
import { listHeadings } from '../looks/visible';
import type { Driver } from './driver';
import { starts } from './starts';

const folder = mkdtempSync(join(tmpdir(), 'plinth-browser-looks-'));
const sites: Served[] = [];

beforeAll(async () => {
  for (const company of companies) sites.push(await serve(rootOf(company), join(folder, company)));
}, 300_000);
afterAll(async () => {
  for (const { close } of sites) await close();
  rmSync(folder, { recursive: true, force: true });
});

/** The second is that of a window of 1440 px at twice its size of text. */
const widths = [1440, 720, 375];

describe.each(starts)('%s', (_, start) => {
  let driver: Driver;
  beforeAll(async () => {
    driver = await start();
  });
  afterAll(() => driver?.quit());

  /** What is wrong with a page, by width. */
  async function inspect(url: string): Promise<string[]> {
    const found: string[] = [];
    for (const width of widths) {
      await driver.resize(width, 800);
      await driver.goto(url);
      await expect
        .poll(() => driver.evaluate(`document.querySelectorAll('.app[data-live]').length`), {
          timeout: 20_000,
        })
        .toBe(1);
      const over = await driver.evaluate('document.documentElement.scrollWidth - innerWidth');
      if (Number(over) > 0) found.push(`${url}: ${over} px too wide at ${width}`);
      const headings = (await driver.evaluate(`(${listHeadings})()`)) as string[];
      if (headings.length === 0) found.push(`${url}: no heading at ${width}`);
    }
    return found;
  }

  test.each(companies.map((company, index) => [company, index] as const))(
    '%s: each kind of page fits its window',
    async (_company, index) => {
      const site = sites[index];
      const found: string[] = [];
      for (const path of site?.paths ?? []) found.push(...(await inspect(site?.toUrl(path) ?? '')));
      expect(found).toEqual([]);
    },
    300_000,
  );
});
