import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { type Visitor, visit } from '../../e2e/visitor';

let visitor: Visitor;
beforeEach(async () => {
  visitor = await visit();
});
afterEach(() => visitor.leave());

describe('an unknown address', () => {
  test('answers 404 with the sentence in the shell; the browser adds the address', async () => {
    const { page } = visitor;
    const response = await page.goto('/no/such/page?x=1');
    expect(response?.status()).toBe(404);
    expect(await response?.text()).toContain('No route matches URL<');
    await visitor.ready();
    await page.getByText('No route matches URL "/no/such/page?x=1"', { exact: true }).waitFor();
    expect(await page.locator('h1').innerText()).toBe('This page does not exist');
    expect(await page.locator('.header, .footer').count()).toBe(2);
    expect(visitor.complaints.filter((line) => !line.includes('404'))).toEqual([]);
    await page.locator('.status-ways a').first().click();
    await page.locator('h1', { hasText: 'Veridane' }).waitFor();
  });

  test('keeps the shell on a client navigation', async () => {
    const { page } = visitor;
    await visitor.goto('/');
    await visitor.ready();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await visitor.follow('/nowhere');
    await page.getByText('No route matches URL "/nowhere"', { exact: true }).waitFor();
    expect(await page.locator('main').innerText()).toMatch(/^404\s+This page does not exist\s/);
    expect(await page.locator('.header, .footer').count()).toBe(2);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await page.goBack();
    await page.locator('h1', { hasText: 'Veridane' }).waitFor();
  });

  test('says the sentence without JavaScript', async () => {
    await visitor.leave();
    visitor = await visit({ javaScriptEnabled: false });
    await visitor.goto('/nowhere');
    expect(await visitor.page.locator('h1').innerText()).toBe('This page does not exist');
    expect(await visitor.page.locator('.status-report').innerText()).toBe('No route matches URL');
  });
});

test('the server refuses other methods and malformed addresses', async () => {
  const { origin } = inject('sites').reference;
  expect((await fetch(origin, { method: 'PUT' })).status).toBe(405);
  expect((await fetch(`${origin}/%E0%A4%A`)).status).toBe(400);
});

describe('the code of a block', () => {
  const chunk = '**/_site/assets/people-*.js*';

  test('that fails at first comes with a real retry; the rest of the page stays', async () => {
    const { page } = visitor;
    await visitor.goto('/');
    await visitor.ready();
    let requests = 0;
    // The server still has it: only this request goes wrong.
    await page.route(chunk, (route) => {
      if (route.request().method() === 'HEAD') return route.continue();
      requests += 1;
      return requests === 1 ? route.abort() : route.continue();
    });
    await visitor.follow('/corporate/teams');
    await page.locator('h1', { hasText: 'Our Team' }).waitFor();
    await page.locator('.error-notice').waitFor();
    expect(await page.locator('.block.text').count()).toBe(1);
    await page.locator('.error-notice button').click();
    await page.locator('.people-person').first().waitFor();
    expect(requests).toBe(2);
  });

  test('that takes longer than 120 s does so as well', async () => {
    const { page } = visitor;
    await page.clock.install();
    await visitor.goto('/');
    await page.clock.runFor(1000);
    await visitor.ready();
    let hang = true;
    await page.route(chunk, (route) => (hang ? undefined : route.continue()));
    await visitor.follow('/corporate/teams');
    await page.clock.runFor(1000);
    await page.locator('h1', { hasText: 'Our Team' }).waitFor();
    await page.clock.fastForward(110_000);
    expect(await page.locator('.error-notice').count()).toBe(0);
    await page.clock.fastForward(10_000);
    await page.locator('.error-notice').waitFor();
    hang = false;
    await page.locator('.error-notice button').click();
    await page.clock.runFor(1000);
    await page.locator('.people-person').first().waitFor();
  });

  test('that is gone after a new build loads the document once', async () => {
    const { page } = visitor;
    await visitor.goto('/');
    await visitor.ready();
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route(chunk, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await visitor.follow('/corporate/teams');
    await expect.poll(() => documents).toBe(1);
    await page.locator('h1', { hasText: 'Our Team' }).waitFor();
    // The new document finds the code gone as well, and says so instead of loading another.
    await page.locator('.error-notice').waitFor();
    await visitor.settle();
    expect(documents).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/corporate/teams');
  });

  test('that throws shows its fault in its place', async () => {
    const { page } = visitor;
    await visitor.goto('/');
    await visitor.ready();
    await page.route(chunk, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export function PeopleBlock() { throw new Error("Broken on purpose"); }',
      }),
    );
    await visitor.follow('/corporate/teams');
    await page.locator('.error-notice h2', { hasText: 'Unexpected Application Error!' }).waitFor();
    expect(await page.locator('.error-notice button, .error-notice a').count()).toBe(2);
    expect(await page.locator('.block.text').count()).toBe(1);
    expect(await page.locator('h1').innerText()).toBe('Our Team');
  });
});

test('a page that cannot be reached leaves the visitor where they are, with a retry', async () => {
  const { page } = visitor;
  await visitor.goto('/');
  await visitor.ready();
  await page.route('**/_site/pages/products/logmode.json', (route) => route.abort());
  await visitor.follow('/products/logmode');
  await page.locator('.alert').waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await page.unroute('**/_site/pages/products/logmode.json');
  await page.locator('.alert .button').click();
  await page.locator('h1', { hasText: 'Log-MODE' }).waitFor();
  expect(await page.locator('.alert').count()).toBe(0);
});

test('the last click wins', async () => {
  const { page } = visitor;
  await visitor.goto('/');
  await visitor.ready();
  const release = await visitor.hold('**/_site/pages/products.json');
  const late = page.waitForResponse('**/_site/pages/products.json');
  await visitor.follow('/products');
  await visitor.follow('/solutions');
  // The name of the company contains the word.
  await page.locator('h1', { hasText: /^Solutions$/ }).waitFor();
  release();
  await (await late).finished();
  await visitor.settle();
  expect(await page.locator('h1').innerText()).toBe('Solutions');
});

test('an app that does not come leaves a page that works', async () => {
  const { page } = visitor;
  await page.route('**/_site/assets/browser-*', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await visitor.goto('/');
  await failed;
  await page.locator('.header-menu', { hasText: 'Products' }).click();
  await page.locator('#_menu-products a', { hasText: 'Log-MODE' }).click();
  await page.waitForURL('**/products/logmode');
  expect(await page.locator('h1').innerText()).toBe('Log-MODE');
});
