// A page in a browser that is not as it should be: changed by others, put aside, without storage, used for long.
import { chromium } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { findBrowser } from '../../../scripts/bench/find-browser';
import { browserArguments } from '../../../scripts/browser/find-browser';
import { type Visitor, visit } from '../../e2e/visitor';
import { long } from '../../faults/long';
import { type ChangedSite, serveChanged } from './changed-site';

let visitor: Visitor;
beforeEach(async () => {
  visitor = await visit();
});
afterEach(() => visitor.leave());

const isUncaught = (line: string): boolean => line.startsWith('page error');

/** What a translator does: each text in a <font> in a <font>, other words, another language. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && node.data.trim() !== '' && !node.parentElement?.closest('script'))
      texts.push(node);
  for (const text of texts) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data.toUpperCase();
    outer.append(inner);
    text.replaceWith(outer);
  }
  document.documentElement.lang = 'xx';
  document.documentElement.classList.add('translated-ltr');
}

/** What extensions do: attributes everywhere, nodes of their own in the body and in the app, fields wrapped. */
function extend(): void {
  document.documentElement.setAttribute('data-extension', '1');
  document.body.setAttribute('cz-shortcut-listen', 'true');
  for (const element of document.querySelectorAll('a, h1, input, textarea, button'))
    element.setAttribute('data-extension-id', 'x');
  for (const place of ['body', '.app', 'main', 'h1', 'header'])
    document.querySelector(place)?.prepend(document.createElement('extension-root'));
  for (const field of document.querySelectorAll('input')) {
    const wrap = document.createElement('span');
    field.replaceWith(wrap);
    wrap.append(field);
  }
}

async function walk(): Promise<void> {
  const { page } = visitor;
  for (const [path, heading] of [
    ['/industries/retail', 'Retail'],
    ['/corporate/teams', 'Our Team'],
    ['/form', ''],
    ['/industries/utilities', 'Utilities'],
    ['/', ''],
  ] as const) {
    await visitor.follow(path);
    await page.waitForURL((url) => url.pathname === path);
    await page
      .locator('h1', { hasText: new RegExp(heading, 'i') })
      .first()
      .waitFor();
    expect(await page.locator('.header').count()).toBe(1);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(50);
  }
  await page.goBack();
  await page.locator('h1', { hasText: /Utilities/i }).waitFor();
}

describe.each([
  ['translated', translate],
  ['changed by an extension', extend],
] as const)('a page that is %s', (_, change) => {
  test.each(['/', '/form'])('before the app takes %s over', async (path) => {
    const { page, complaints } = visitor;
    await page.addInitScript(
      `document.addEventListener('DOMContentLoaded', ${change.toString()}, { once: true })`,
    );
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await visitor.goto(path);
    const words = (await page.locator('main').innerText()).length;
    await visitor.ready();
    await visitor.settle();
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(words / 2);
    await walk();
    expect(complaints.filter(isUncaught)).toEqual([]);
    expect(documents).toBe(1);
  });

  test('while the app runs', async () => {
    const { page, complaints } = visitor;
    await visitor.goto('/industries/retail');
    await visitor.ready();
    await page.evaluate(change);
    await walk();
    await page.evaluate(change);
    await visitor.follow('/no/such/page');
    await page.locator('h1').waitFor();
    await walk();
    expect(complaints.filter((line) => isUncaught(line))).toEqual([]);
  });
});

test('a browser that reports no paint and no idle moment gets the app all the same', async () => {
  const { page } = visitor;
  await page.clock.install();
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
    window.requestIdleCallback = (act, options) => setTimeout(act, options?.timeout ?? 1e9, {});
  });
  await visitor.goto('/');
  // As long as it waits for a paint, and then for an idle moment.
  await page.clock.fastForward(3000);
  await page.clock.fastForward(1000);
  await visitor.ready();
});

test('storage, cookies and caches that throw are not missed', async () => {
  const { page, complaints } = visitor;
  await page.addInitScript(() => {
    const refuse = (holder: object, name: string) =>
      Object.defineProperty(holder, name, {
        get: () => {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      refuse(window, name);
    refuse(Document.prototype, 'cookie');
    refuse(Navigator.prototype, 'serviceWorker');
  });
  await visitor.goto('/');
  await visitor.ready();
  await walk();
  expect(complaints).toEqual([]);
});

test.each(['IntersectionObserver', 'ResizeObserver', 'requestIdleCallback'])(
  'without %s the page is read and left',
  async (name) => {
    const { page, complaints } = visitor;
    await page.addInitScript((missing) => {
      Reflect.deleteProperty(window, missing);
      Reflect.deleteProperty(Window.prototype, missing);
    }, name);
    await visitor.goto('/');
    await visitor.ready().catch(() => undefined);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(200);
    await page.locator('footer a[href="/industries/retail"]').click();
    await page.locator('h1', { hasText: 'Retail' }).waitFor();
    expect(complaints.filter(isUncaught).length).toBeLessThan(2);
  },
);

test('a tab that is hidden stands still, and goes on when it is seen', async () => {
  await visitor.leave();
  visitor = await visit({ reducedMotion: 'no-preference' });
  const { page, complaints } = visitor;
  await page.clock.install();
  await visitor.goto('/');
  await page.clock.runFor(1000);
  await visitor.ready();
  const slide = () =>
    page
      .locator('.carousel')
      .first()
      .evaluate((element) => element.innerHTML.length + element.scrollLeft);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const before = await slide();
  await page.clock.runFor(20_000);
  expect(await slide()).toBe(before);
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'visibilityState');
    Reflect.deleteProperty(document, 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(4000);
  expect(complaints).toEqual([]);
});

describe('a visit', () => {
  const pages = long ? 600 : 96;
  let site: ChangedSite;
  beforeAll(async () => {
    site = await serveChanged((manifest) => {
      manifest.behaviour = { ...manifest.behaviour, content: { log: false } };
    });
  });
  afterAll(() => site.end());

  test('of many pages leaves nothing behind', { timeout: 180_000 }, async () => {
    await visitor.leave();
    visitor = await visit({ origin: site.origin });
    const { page, complaints } = visitor;
    await visitor.goto('/');
    await visitor.ready();
    const paths = [
      '/industries/retail',
      '/products/logmode',
      '/form',
      '/corporate/teams',
      '/',
      '/services',
    ];
    const wander = (count: number) =>
      page.evaluate(
        async ([routes, steps]) => {
          for (let step = 0; step < steps; step += 1) {
            const path = routes[step % routes.length] ?? '/';
            const link = document.createElement('a');
            link.href = path;
            document.querySelector('main')?.append(link);
            link.click();
            link.remove();
            for (let wait = 0; location.pathname !== path && wait < 400; wait += 1)
              await new Promise((resolve) => setTimeout(resolve, 5));
            await new Promise((resolve) => setTimeout(resolve, 20));
          }
        },
        [paths, count] as const,
      );
    const session = await page.context().newCDPSession(page);
    const measure = async () => {
      await session.send('HeapProfiler.collectGarbage');
      await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
      return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
    };
    await session.send('Performance.enable');
    await session.send('HeapProfiler.enable');
    // A first round loads the code and the data that every later one uses again.
    await wander(24);
    const before = await measure();
    await wander(pages);
    // What every page left behind would show in fewer pages as less.
    const share = Math.min(1, pages / 200);
    const findExcess = async () => {
      const after = await measure();
      return {
        heap: Math.max(0, after.heap - before.heap - 1_000_000 * share),
        nodes: Math.max(0, after.nodes - before.nodes - 300 * share),
        listeners: Math.max(0, after.listeners - before.listeners - 20 * share),
      };
    };
    // What the last page of all has left goes with the frames that still come.
    await expect.poll(findExcess).toEqual({ heap: 0, nodes: 0, listeners: 0 });
    expect(complaints).toEqual([]);
  });
});

const executablePath = findBrowser();

/** The browser without windows has no such cache. */
const isWhole = !/headless.shell/.test(executablePath);

test.runIf(isWhole)('a page that comes back from the cache of the browser goes on', async () => {
  const browser = await chromium.launch({
    executablePath,
    args: [...browserArguments],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL: inject('sites').reference.origin });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto('/form');
    await page.locator('.app[data-live]').waitFor();
    await page.locator('[name=from_name]').fill('A visitor');
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
    });
    await page.goto('/robots.txt');
    await page.goBack({ waitUntil: 'commit' });
    await page.locator('.app[data-live]').waitFor();
    expect(await page.evaluate(() => 'persisted' in window && window.persisted)).toBe(true);
    expect(await page.locator('[name=from_name]').inputValue()).toBe('A visitor');
    await page.locator('.header-menu').first().click();
    await page
      .locator('footer a[href="/industries/retail"]')
      .evaluate((link) => (link as HTMLElement).click());
    await page.locator('h1', { hasText: 'Retail' }).waitFor();
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
  }
});
