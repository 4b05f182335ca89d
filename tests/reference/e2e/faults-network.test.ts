// What the network brings instead of what was asked for: never a blank page, an uncaught error or a loop.
import type { Route } from 'playwright';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Visitor, visit } from '../../e2e/visitor';
import { long } from '../../faults/long';

let visitor: Visitor;
let documents: number;
/** A busy machine takes its time. */
const waitMs = { timeout: 10_000 };
beforeEach(async () => {
  visitor = await visit();
  documents = 0;
  visitor.page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
});
afterEach(() => visitor.leave());

const page = '<!doctype html><title>Sign in to this network</title><h1>Sign in</h1>';
const html = { contentType: 'text/html', body: page };

type Answer = (route: Route) => Promise<unknown> | undefined;
const fulfil =
  (answer: Parameters<Route['fulfill']>[0]): Answer =>
  (route) =>
    route.fulfill(answer);
const text = (body: string) => fulfil({ contentType: 'text/plain', body });

/** What may come in place of any file. */
const anything: readonly (readonly [name: string, answer: Answer])[] = [
  ['404', fulfil({ status: 404, body: 'Not found' })],
  ['500', fulfil({ status: 500, body: 'Broken' })],
  ['511 of a captive portal', fulfil({ ...html, status: 511 })],
  ['the page of a captive portal', fulfil(html)],
  ['a redirect to a captive portal', fulfil({ status: 302, headers: { location: '/termsofuse' } })],
  ['nothing at all', text('')],
  ['no connection', (route) => route.abort('internetdisconnected')],
  ['a connection that is reset', (route) => route.abort('connectionreset')],
];

/** The kinds of them: refused, another document, no connection. */
const kinds = anything.filter((_, index) => long || [0, 3, 6].includes(index));

const deep = `${'['.repeat(20_000)}"x"${']'.repeat(20_000)}`;

const badContent: typeof anything = [
  ...anything,
  ['a text cut off', text('["A sentence that st')],
  ['10 MB', text(`["${'x'.repeat(10_000_000)}"]`)],
  ['an empty list', text('[]')],
  ['a number', text('7')],
  ['null', text('null')],
  ['a list with null', text('["x", null]')],
  ['lists in lists', text('[["x", ["y"]]]')],
  ['an object without words', text('[{}]')],
  ['an object of objects', text('[{"x": {"y": "z"}}]')],
  ['an object of another kind', text('[{"$$typeof": 7, "type": "script"}]')],
  ['__proto__ of another shape', text('[{"__proto__": {"toString": 7}}]')],
  ['values nested without end', text(deep)],
];

const isUncaught = (line: string): boolean => line.startsWith('page error');

describe.each(badContent)('%s for a content file', (_, answer) => {
  test('leaves the words that are there, and the frame on the way', async () => {
    await visitor.page.route('**/files/industries/*.txt', answer);
    await visitor.goto('/industries/retail');
    const words = await visitor.page.locator('.content-body').innerText();
    expect(words.length).toBeGreaterThan(100);
    await visitor.ready();
    await expect
      .poll(() => visitor.complaints.join(), waitMs)
      .toContain('/files/industries/retail.txt');
    expect(await visitor.page.locator('.content-body').innerText()).toBe(words);
    await visitor.follow('/industries/utilities');
    await visitor.page.locator('h1', { hasText: 'Utilities' }).waitFor();
    await expect
      .poll(() => visitor.complaints.join(), waitMs)
      .toContain('/files/industries/utilities.txt');
    expect(await visitor.page.locator('.header, .footer').count()).toBe(2);
    expect(visitor.complaints.filter(isUncaught)).toEqual([]);
    expect(documents).toBe(1);
  });
});

test('hostile words of a content file are words', async () => {
  const { page } = visitor;
  const words = ['<img src=x onerror=alert(1)>', '[x](javascript:alert(1))', '[y](//evil.example)'];
  await page.route('**/files/industries/*.txt', (route) => route.fulfill({ json: words }));
  await visitor.goto('/industries/retail');
  await visitor.ready();
  await page.locator('.content-body p', { hasText: '<img' }).waitFor();
  expect(await page.locator('.content-body img, .content-body a').count()).toBe(0);
  expect(visitor.complaints).toEqual([]);
});

const badData: typeof anything = [
  ...kinds,
  ['a text cut off', text('{"id":"utilit')],
  ['a list', text('[]')],
  ['null', text('null')],
  ['an empty object', text('{}')],
  ['a page without blocks', text('{"branch":[],"page":{}}')],
];

test.each(badData)(
  '%s for the data of a page: the visitor stays, or is shown it whole',
  async (_, answer) => {
    const { page, complaints } = visitor;
    await visitor.goto('/');
    await visitor.ready();
    await page.route('**/_site/pages/industries/utilities.json', answer);
    await visitor.follow('/industries/utilities');
    const shown = page
      .locator('.alert, .error-notice, .status-report, h1:has-text("Utilities")')
      .first();
    await shown.waitFor();
    await visitor.settle();
    expect(await page.locator('.header, .footer').count()).toBe(2);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(40);
    expect(documents).toBeLessThan(3);
    expect(complaints.filter(isUncaught)).toEqual([]);
  },
);

const badCode: typeof anything = [
  ...kinds,
  ['a syntax error', fulfil({ contentType: 'text/javascript', body: 'export function (' })],
  ['code that throws', fulfil({ contentType: 'text/javascript', body: 'throw new Error("x")' })],
  ['code of another kind', fulfil({ contentType: 'text/javascript', body: 'export const a = 1' })],
];

test.each(badCode)(
  '%s for the code of a block: its place says so, or the page is loaded once',
  async (_, answer) => {
    const { page } = visitor;
    await visitor.goto('/');
    await visitor.ready();
    await page.route('**/_site/assets/people-*.js*', answer);
    await visitor.follow('/corporate/teams');
    await page.locator('h1', { hasText: 'Our Team' }).waitFor();
    await page.locator('.error-notice, .people-person').first().waitFor();
    await visitor.settle();
    // A document that is loaded once more comes in parts.
    await expect.poll(() => page.locator('.header, .footer, .block.text').count()).toBe(3);
    expect(documents).toBeLessThan(3);
    await page.unroute('**/_site/assets/people-*.js*');
    // A document that is loaded once more may meet the old answer again, and offer to try again itself.
    const tryAgain = async () => {
      const retry = page.locator('.error-notice button').first();
      await retry.click({ timeout: 500 }).catch(() => undefined);
      return page.locator('.people-person').first().isVisible();
    };
    await expect.poll(tryAgain, waitMs).toBe(true);
    await visitor.ready();
    await visitor.follow('/products');
    await page.locator('h1', { hasText: 'Products' }).waitFor();
  },
);

/** Opens a page for which something comes otherwise: that is told, and nothing is left uncaught. */
async function openWith(address: string, answer: Answer): Promise<void> {
  const { page, complaints } = visitor;
  await page.route(address, answer);
  await visitor.goto('/products');
  await expect.poll(() => complaints.length, waitMs).toBeGreaterThan(0);
  expect(complaints.filter(isUncaught)).toEqual([]);
}

test.each(badCode)(
  '%s for the app: the document works, and a sign of intent tries again',
  async (_, answer) => {
    const { page } = visitor;
    await openWith('**/_site/assets/browser-*', answer);
    await page.locator('.header-menu', { hasText: 'Solutions' }).click();
    await page.locator('#_menu-solutions').waitFor();
    await page.keyboard.press('Escape');
    await page.unroute('**/_site/assets/browser-*');
    // A sign that comes while the last try is failing is lost: the next one counts.
    const tryAgain = async () => {
      await page.keyboard.press('Tab');
      return page.locator('.app[data-live]').count();
    };
    await expect.poll(tryAgain, waitMs).toBe(1);
    await visitor.follow('/solutions');
    await page.locator('h1', { hasText: 'Solutions' }).waitFor();
    expect(documents).toBe(1);
  },
);

test.each([...kinds, ['null', text('null')] as const, ['a list', text('[]')] as const])(
  '%s for what pages share: the document works',
  async (_, answer) => {
    const { page } = visitor;
    await openWith('**/_site/assets/shared-*', answer);
    expect(await page.locator('h1').innerText()).toContain('Products');
    await page.locator('.header-menu', { hasText: 'Solutions' }).click();
    await page.locator('#_menu-solutions a').first().click();
    await page.waitForURL('**/solutions**');
  },
);

test('without a connection the page stays, and goes on with it', async () => {
  const { page, complaints } = visitor;
  await visitor.goto('/');
  await visitor.ready();
  await page.context().setOffline(true);
  await visitor.follow('/industries/retail');
  await page.locator('.alert').waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await page.context().setOffline(false);
  await page.locator('.alert .button').click();
  await page.locator('h1', { hasText: 'Retail' }).waitFor();
  expect(complaints.filter(isUncaught)).toEqual([]);
});
