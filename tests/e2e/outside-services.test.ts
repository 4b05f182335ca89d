// What browsers ask of other hosts: nothing before a visitor agrees, then what the policy of the document allows, at every
// turn of the history.
import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findViolations } from '../axe';
import { type Visitor, visit } from './visitor';

const embeds = '/betrieb/film-und-weg';
const plain = '/betrieb/bilder';
const outside = /^https:\/\//;

let visitor: Visitor;
let page: Page;
/** The addresses at other hosts that were asked for. */
let asked: string[];

/** Answers every other host. */
async function answerFor(open: Page): Promise<void> {
  await open.route(outside, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Shown</p>' });
  });
}

async function enter(options: Parameters<typeof visit>[0] = {}): Promise<void> {
  visitor = await visit({ site: 'everything', ...options });
  page = visitor.page;
  asked = [];
  await answerFor(page);
}

beforeEach(() => enter());
afterEach(async () => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await visitor.leave();
});

/** What browsers complain of besides that other hosts are asked. */
const errors = (): string[] =>
  visitor.complaints.filter((complaint) => !complaint.startsWith('request to '));

const film = () => page.locator('#film');
const shown = () => film().frameLocator('iframe').getByText('Shown');

async function agree(): Promise<void> {
  await film().getByRole('button').click();
  await shown().waitFor();
}

/** Goes where the history leads, and waits until the app shows a page there. */
async function goInHistory(go: 'goBack' | 'goForward', path: string): Promise<void> {
  await page[go]({ waitUntil: 'commit' });
  await page.waitForURL((url) => url.pathname.endsWith(path));
  await page.locator(path === embeds ? '#film' : '.marquee').waitFor();
  await visitor.ready();
}

describe('something of an outside service', () => {
  test('is asked for when its button is pressed, and nothing is stored', async () => {
    await visitor.goto(embeds);
    await visitor.ready();
    await page.mouse.wheel(0, 4000);
    await visitor.settle();
    expect(asked).toEqual([]);
    await agree();
    expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0&autoplay=1']);
    expect(
      await film()
        .locator('iframe')
        .evaluate((frame) => frame === document.activeElement),
    ).toBe(true);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    expect(errors()).toEqual([]);
  });

  test('goes when the consent is taken back, with the focus where it was', async () => {
    await visitor.goto(embeds);
    await visitor.ready();
    await agree();
    await film().getByRole('button', { name: 'Nichts mehr von YouTube zeigen' }).click();
    expect(await film().locator('iframe').count()).toBe(0);
    const button = film().getByRole('button', { name: 'Zeigen' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('is shown at each of eight steps through the history', async () => {
    await visitor.goto(plain);
    await visitor.ready();
    // The document of a plain page does not allow it: another is loaded.
    await visitor.follow(`/baumschule${embeds}`);
    await film().waitFor();
    await visitor.ready();
    await agree();
    await visitor.follow(`/baumschule${plain}`);
    await page.locator('.marquee').waitFor();
    // In the same document the visitor need not agree again.
    await goInHistory('goBack', embeds);
    await shown().waitFor();
    await goInHistory('goForward', plain);
    await page.reload();
    await visitor.ready();
    // The reloaded document is that of the plain page.
    await goInHistory('goBack', embeds);
    await agree();
    await page.reload();
    await visitor.ready();
    await agree();
    await goInHistory('goBack', plain);
    await goInHistory('goForward', embeds);
    await agree();
    expect(errors()).toEqual([]);
  });

  test('is a link without JavaScript', async () => {
    await visitor.leave();
    await enter({ javaScriptEnabled: false });
    await visitor.goto(embeds);
    const link = film().getByRole('link', { name: 'Bei YouTube ansehen' });
    expect(await link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
    expect(await film().getByRole('button').count()).toBe(0);
    expect(asked).toEqual([]);
  });

  test('is a picture and a link on paper, after it was shown too', async () => {
    await visitor.goto(embeds);
    await visitor.ready();
    await agree();
    await page.emulateMedia({ media: 'print' });
    expect(await film().locator('img').isVisible()).toBe(true);
    expect(await film().getByRole('link').isVisible()).toBe(true);
    expect(await film().locator('iframe').isVisible()).toBe(false);
    expect(await film().locator('button:visible').count()).toBe(0);
  });

  test('is accessible before and after', async () => {
    await visitor.leave();
    await enter({ bypassCSP: true });
    await visitor.goto(embeds);
    await visitor.ready();
    expect(await findViolations(page)).toEqual([]);
    await film().getByRole('button').click();
    await film().locator('iframe').waitFor();
    expect(await findViolations(page)).toEqual([]);
  });
});

describe('where a host sends no headers', () => {
  /** As on a host for files alone. */
  const stripHeaders = () =>
    page.route('**/baumschule/**', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const { 'content-type': type = '' } = response.headers();
      const headers = { 'content-type': type };
      const text = await response.text();
      const body = text.replace('</body>', '<script>window.ran = true</script></body>');
      return route.fulfill({ response, headers, body });
    });

  test('documents hold themselves to their policy', async () => {
    await stripHeaders();
    await visitor.goto(embeds);
    await visitor.ready();
    await agree();
    const tried = await page.evaluate(async () => {
      const violated: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        violated.push(effectiveDirective);
      });
      const frame = document.createElement('iframe');
      frame.src = 'https://elsewhere.example.org/';
      document.body.append(frame);
      let thrown = 0;
      try {
        document.body.innerHTML = '';
      } catch {
        thrown += 1;
      }
      // Each is told in a task of its own.
      for (let turn = 0; new Set(violated).size < 2 && turn < 300; turn += 1)
        await new Promise((resolve) => setTimeout(resolve, 10));
      return { ran: 'ran' in window, thrown, violated: [...new Set(violated)].sort() };
    });
    expect(tried.ran).toBe(false);
    expect(tried.thrown).toBe(1);
    expect(tried.violated).toEqual(['frame-src', 'require-trusted-types-for']);
    expect(asked.some((address) => address.includes('elsewhere'))).toBe(false);
  });

  test('a plain page allows no frame, though another page of the site does', async () => {
    await stripHeaders();
    await visitor.goto(plain);
    const violated = await page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
            resolve(effectiveDirective),
          );
          const frame = document.createElement('iframe');
          frame.src = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';
          document.body.append(frame);
        }),
    );
    expect(violated).toBe('frame-src');
  });
});
