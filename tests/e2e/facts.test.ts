// What a real browser makes of questions, tabs, prices, plans and opening hours.
import type { BrowserContextOptions } from 'playwright';
import { afterEach, describe, expect, test } from 'vitest';
import { type Visitor, visit } from './visitor';

const path = '/betrieb/oeffnungszeiten';
const pathOfPlans = '/sortiment/gehoelze/hecken';
const wide = { width: 1440, height: 900 };
const narrow = { width: 375, height: 800 };

let visitor: Visitor;
afterEach(() => visitor.leave());

/** The page, once the app runs where scripts may. */
async function open(fragment = '', options: BrowserContextOptions = {}): Promise<Visitor['page']> {
  visitor = await visit({ site: 'everything', ...options });
  await visitor.goto(path + fragment);
  if (options.javaScriptEnabled !== false) await visitor.ready();
  return visitor.page;
}

/** Whether each answer is opened, by its question. */
const readFolds = (selector: string): Promise<boolean[]> =>
  visitor.page
    .locator(selector)
    .evaluateAll((all) => all.map((fold) => (fold as HTMLDetailsElement).open));

describe('questions', () => {
  const folds = '.questions-question';

  test.each([true, false])('open where an address leads to (scripts: %s)', async (scripts) => {
    const page = await open('#ersatz', { javaScriptEnabled: scripts });
    await expect.poll(() => readFolds(folds)).toEqual([false, false, true, false]);
    const summary = page.locator(folds).nth(2).locator('summary');
    const box = await summary.boundingBox();
    // Below the header, and in view.
    expect(box?.y).toBeGreaterThan(40);
    expect(box?.y).toBeLessThan(700);
    expect(visitor.complaints).toEqual([]);
  });

  test('open for a link within the page, and for one from another', async () => {
    const page = await open();
    await visitor.follow(`${new URL(page.url()).pathname}#lieferung`);
    await expect.poll(() => readFolds(folds)).toEqual([true, false, false, false]);
    await visitor.goto('/kontakt');
    await visitor.ready();
    await visitor.follow('/baumschule/betrieb/oeffnungszeiten#ersatz');
    await expect.poll(() => readFolds(folds)).toEqual([false, false, true, false]);
    await expect(page.locator('#ersatz').isVisible()).resolves.toBe(true);
    const box = await page.locator('#ersatz').boundingBox();
    expect(box?.y).toBeLessThan(900);
  });

  test('are all open on paper, without scripts too', async () => {
    const page = await open('', { javaScriptEnabled: false });
    const answers = page.locator('.questions-answer');
    const heights = () =>
      answers.evaluateAll((all) =>
        all.map((answer) => answer.checkVisibility({ contentVisibilityAuto: true })),
      );
    expect(await heights()).toEqual([false, false, false, false]);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(heights).toEqual([true, true, true, true]);
  });

  test('are opened for paper where its sheet cannot, and closed again', async () => {
    const page = await open();
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    expect(await readFolds(folds)).toEqual([true, true, true, true]);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    expect(await readFolds(folds)).toEqual([false, false, false, false]);
  });
});

describe('tabs', () => {
  const selected = () =>
    visitor.page
      .getByRole('tab', { selected: true })
      .evaluateAll((all) => all.map((tab) => [tab.textContent, tab === document.activeElement]));
  const panels = () => visitor.page.getByRole('tabpanel').count();

  test('are folds without scripts and on narrow screens', async () => {
    for (const options of [{ javaScriptEnabled: false }, { viewport: narrow }]) {
      await open('', options);
      expect(await readFolds('.tabs-fold')).toEqual([true, false, false]);
      expect(await panels()).toBe(0);
      await visitor.leave();
    }
    visitor = await visit();
  });

  test('go by keys from one to the next and show it', async () => {
    const page = await open();
    await expect.poll(panels).toBe(1);
    await page.getByRole('tab').first().focus();
    for (const [key, name] of [
      ['ArrowDown', 'Schule'],
      ['ArrowRight', 'Einschlag'],
      ['ArrowDown', 'Mutterquartier'],
      ['ArrowUp', 'Einschlag'],
      ['Home', 'Mutterquartier'],
      ['End', 'Einschlag'],
    ]) {
      await page.keyboard.press(key ?? '');
      expect(await selected()).toEqual([[name, true]]);
      const panel = page.getByRole('tabpanel', { name: name ?? '' });
      expect(await panel.isVisible()).toBe(true);
    }
    // One stop for all of them: the next is what the panel holds.
    expect(await page.locator('[role="tab"][tabindex="0"]').count()).toBe(1);
    expect(visitor.complaints).toEqual([]);
  });

  test('show what an address leads to', async () => {
    const page = await open();
    await expect.poll(panels).toBe(1);
    await page.getByRole('tab').nth(2).click();
    await visitor.follow(`${new URL(page.url()).pathname}#mutterquartier`);
    await expect.poll(selected).toEqual([['Mutterquartier', false]]);
  });

  test('move nothing when the app makes them of folds', async () => {
    const page = await open('', { viewport: { width: 1440, height: 5000 } });
    await expect.poll(panels).toBe(1);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const found = list.getEntries() as (PerformanceEntry & { readonly value: number })[];
            resolve(found.reduce((sum, { value }) => sum + value, 0));
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(0), 500);
        }),
    );
    expect(shift).toBeLessThan(0.001);
  });

  test('are all on paper, each below its name', async () => {
    const page = await open();
    await expect.poll(panels).toBe(1);
    await page.emulateMedia({ media: 'print' });
    const shown = () =>
      page
        .locator('.tabs-panel')
        .evaluateAll((all) =>
          all.map((panel) => [
            panel.getBoundingClientRect().height > 0,
            getComputedStyle(panel, '::before').content,
          ]),
        );
    await expect.poll(shown).toEqual([
      [true, '"Mutterquartier"'],
      [true, '"Schule"'],
      [true, '"Einschlag"'],
    ]);
  });
});

describe('opening hours', () => {
  /** At a moment, for a visitor on the other side of the earth. */
  async function openAt(moment: string): Promise<void> {
    visitor = await visit({ site: 'everything', timezoneId: 'Pacific/Auckland' });
    await visitor.page.clock.setFixedTime(new Date(moment));
    await visitor.goto(path);
    await visitor.ready();
    await visitor.page.locator('#zeiten .opening-hours-status[data-open]').waitFor();
  }
  const marked = () => visitor.page.locator('#zeiten [aria-current="date"] > th').allTextContents();
  const status = () => visitor.page.locator('#zeiten .opening-hours-status').textContent();

  test.each([
    // A Wednesday, in summer; in Auckland it is Thursday already.
    ['2037-07-01T15:59:00Z', 'Montag – Freitag', 'Jetzt geöffnet, bis 18:00 Uhr'],
    ['2037-07-01T16:00:00Z', 'Montag – Freitag', 'Jetzt geschlossen'],
    ['2037-07-03T22:30:00Z', 'Samstag', 'Jetzt geschlossen'],
    [
      '2037-12-24T09:00:00Z',
      'Do., 24. Dezember 2037 – Mi., 6. Januar 2038 Winterruhe',
      'Jetzt geschlossen',
    ],
  ])('mark the day at the place (%s)', async (moment, row, text) => {
    await openAt(moment);
    expect(await marked()).toEqual([row]);
    expect(await status()).toBe(text);
    expect(visitor.complaints).toEqual([]);
  });

  test('hide special days that are over, and their heading with the last', async () => {
    const rows = () => visitor.page.locator('#zeiten .opening-hours-row:visible').count();
    await openAt('2037-10-03T10:00:00Z');
    expect(await rows()).toBe(6);
    await visitor.leave();
    await openAt('2037-10-04T10:00:00Z');
    expect(await rows()).toBe(5);
    await visitor.leave();
    await openAt('2038-05-01T10:00:00Z');
    expect(await rows()).toBe(3);
    expect(await visitor.page.locator('#zeiten .opening-hours-special').isVisible()).toBe(false);
  });

  test('know no day without scripts', async () => {
    const page = await open('', { javaScriptEnabled: false });
    expect(await marked()).toEqual([]);
    expect(await page.locator('#zeiten .opening-hours-status').isVisible()).toBe(false);
    expect(await page.locator('#zeiten .opening-hours-row:visible').count()).toBe(6);
  });
});

describe('prices and plans', () => {
  const tops = (selector: string): Promise<number[]> =>
    visitor.page
      .locator(selector)
      .evaluateAll((all) => [
        ...new Set(all.map((element) => Math.round(element.getBoundingClientRect().top))),
      ]);
  const lefts = (selector: string): Promise<number[]> =>
    visitor.page
      .locator(selector)
      .evaluateAll((all) => [
        ...new Set(all.map((element) => Math.round(element.getBoundingClientRect().left))),
      ]);

  test('have two columns of prices, and plans in rows, where there is room', async () => {
    const page = await open('', { viewport: wide, javaScriptEnabled: false });
    expect(await lefts('.prices-group')).toHaveLength(2);
    await page.goto(page.url().replace(path, pathOfPlans));
    for (const part of ['name', 'price', 'points'])
      expect(await tops(`.plans-${part}`)).toHaveLength(1);
    expect(await tops('.plans-plan > .button')).toHaveLength(1);
  });

  test('have one column on narrow screens, plans in their order', async () => {
    const page = await open('', { viewport: narrow, javaScriptEnabled: false });
    expect(await lefts('.prices-group')).toHaveLength(1);
    await page.goto(page.url().replace(path, pathOfPlans));
    const [one = 0, marked = 0, last = 0] = await tops('.plans-name');
    expect(marked).toBeGreaterThan(one);
    expect(last).toBeGreaterThan(marked);
  });
});

test.each([320, 768, 1440])('no block is wider than a screen of %s pixels', async (width) => {
  const page = await open('', { viewport: { width, height: 800 }, javaScriptEnabled: false });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});
