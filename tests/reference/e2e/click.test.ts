// What the browser does between a click on a link of an open menu and the frame that shows the new heading.
import type { Locator } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Visitor, visit } from '../../e2e/visitor';

interface TraceEvent {
  readonly name: string;
  /** When it began and how long it took, in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly args: { readonly data?: { readonly type?: string } };
}

let visitor: Visitor;
beforeEach(async () => {
  visitor = await visit();
});
afterEach(() => visitor.leave());

/** What the main thread does meanwhile. */
async function trace(act: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const session = await visitor.page.context().newCDPSession(visitor.page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await act();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  return events;
}

/** A link of an open menu, once what it leads to is there. */
async function expectRetail(): Promise<Locator> {
  const { page } = visitor;
  await visitor.goto('/corporate/aboutus');
  await visitor.ready();
  await page.locator('.header-menu', { hasText: 'Industries' }).click();
  const link = page.locator('#_menu-industries a', { hasText: 'Retail' });
  const data = page.waitForResponse('**/_site/pages/industries/retail.json');
  await link.hover();
  await data;
  return link;
}

test('a click shows an expected page at once, and asks for no layout on the way', async () => {
  const { page } = visitor;
  await expectRetail();
  await page.waitForTimeout(300);
  // On a busy machine the page may not have made of it what it needs.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })),
  );
  // It runs once the app's own listener is done, in the same task.
  await page.evaluate(() =>
    addEventListener('click', () =>
      Object.assign(window, { shownAtOnce: document.querySelector('h1')?.textContent }),
    ),
  );
  const events = await trace(async () => {
    // Not `link.click()`: it asks, within the click, what is under the pointer, which takes a layout of its own.
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Retail');
  });
  expect(await page.evaluate(() => Reflect.get(window, 'shownAtOnce'))).toBe('Retail');
  const click = events.find(
    ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'click',
  );
  const { ts: start = 0, dur = 0 } = click ?? {};
  const asked = events.filter(
    ({ name, ts }) => /^(?:UpdateLayoutTree|Layout)$/.test(name) && ts >= start && ts < start + dur,
  );
  expect(dur).toBeGreaterThan(0);
  expect(asked).toEqual([]);
});

test('a panel is gone in the frame that shows the page it led to', async () => {
  await visitor.leave();
  visitor = await visit({ reducedMotion: 'no-preference' });
  const { page } = visitor;
  const link = await expectRetail();
  await page.evaluate(() =>
    addEventListener('click', () =>
      requestAnimationFrame(() =>
        Object.assign(window, {
          shown: [
            document.querySelector('h1')?.textContent,
            document.querySelector('#_menu-industries')?.checkVisibility(),
          ],
        }),
      ),
    ),
  );
  await link.click();
  await page.waitForFunction(() => Reflect.get(window, 'shown'));
  expect(await page.evaluate(() => Reflect.get(window, 'shown'))).toEqual(['Retail', false]);
});
