// What axe finds in browsers that the other tests do not run: the open search, and pages that run from right to left.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeExpression } from '../../scripts/browser/find-violations';
import { axe } from '../axe';
import { type Served, serve } from '../looks/companies';
import type { Driver } from './driver';
import { starts } from './starts';

const folder = mkdtempSync(join(tmpdir(), 'plinth-browsers-axe-'));
let searched: Served;
let spoken: Served;
beforeAll(async () => {
  searched = await serve('tests/sites/everything', join(folder, 'everything'));
  spoken = await serve('tests/sites/languages', join(folder, 'languages'));
}, 120_000);
afterAll(async () => {
  await searched.close();
  await spoken.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(starts)('%s', (_, start) => {
  let driver: Driver;
  beforeAll(async () => {
    driver = await start();
  });
  afterAll(() => driver?.quit());

  const until = (expression: string) =>
    expect.poll(() => driver.evaluate(expression), { timeout: 15_000 }).toBe(true);
  const has = (selector: string) => `document.querySelector('${selector}') !== null`;

  async function open(address: string): Promise<void> {
    await driver.goto(address);
    await until(has('.app[data-live]'));
  }

  /** After everything that moves by itself has arrived: axe takes colours on the way as they are. */
  async function findViolations(): Promise<unknown> {
    const moves =
      "({ playState, timeline }) => playState === 'running' && timeline === document.timeline";
    await until(`!document.getAnimations().some(${moves})`);
    if (!(await driver.evaluate("'axe' in window")))
      await driver.evaluate(`(() => { ${axe}; return true; })()`);
    return driver.evaluate(axeExpression);
  }

  test.each([1440, 375])('axe finds nothing in the open search at %i pixels', async (width) => {
    await driver.resize(width, 900);
    await open(searched.toUrl('/'));
    await driver.evaluate(
      'document.querySelector(\'.header a[href$="/search"], .header-controls .control\').click()',
    );
    await until("document.activeElement?.matches('.search-dialog[open] .search-input') ?? false");
    expect(await findViolations()).toEqual([]);
    for (const key of 'hochstam') await driver.press(key);
    await until(has('.search-result'));
    expect(await findViolations()).toEqual([]);
    for (const key of 'qqqq') await driver.press(key);
    await until(`!(${has('.search-result')})`);
    expect(await findViolations()).toEqual([]);
  });

  test.each([1440, 375])(
    'axe finds nothing in Arabic at %i pixels, and nothing moves sideways',
    async (width) => {
      await driver.resize(width, 900);
      for (const path of ['/ar/', '/ar/work/repairs', '/ar/prices', '/ar/contact']) {
        await open(spoken.toUrl(path));
        expect(await driver.evaluate('document.documentElement.dir')).toBe('rtl');
        expect([path, await findViolations()]).toEqual([path, []]);
        const over = await driver.evaluate('document.documentElement.scrollWidth - innerWidth');
        expect([path, Number(over) > 0]).toEqual([path, false]);
      }
    },
  );
});
