// The search of a site in a browser: over a page, in its own page, by keys, without a script, and where it fails.
import { afterEach, expect, test } from 'vitest';
import { findViolations } from '../axe';
import { openInputMethod } from './input-method';
import { type Visitor, visit } from './visitor';

let visitor: Visitor;
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

/** What a visitor asks the server for because of the search. */
function watchRequests({ page }: Visitor): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/search|suche/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

const field = '.search-input';
const option = '.search-result';

async function open(path = '/', options = {}): Promise<Visitor> {
  visitor = await visit({ site: 'everything', ...options });
  await visitor.goto(path);
  await visitor.ready();
  return visitor;
}

test('nothing of it is fetched before a visitor comes near its button', async () => {
  visitor = await visit({ site: 'everything' });
  const asked = watchRequests(visitor);
  await visitor.goto('/');
  await visitor.ready();
  await visitor.settle();
  expect(asked).toEqual([]);
  await visitor.page.locator('.header-controls .control').first().hover();
  await expect.poll(() => asked.some((url) => url.endsWith('_site/search.json'))).toBe(true);
  expect(
    await visitor.page.locator('.search-dialog').evaluate((one: HTMLDialogElement) => one.open),
  ).toBe(false);
  // The dialog comes in place of its page.
  expect(asked.filter((url) => url.includes('suche'))).toEqual([]);
});

test('its button opens it, from the drawer as well, and the link in it leads to all pages', async () => {
  const { page } = await open('/', { viewport: { width: 390, height: 844 } });
  await page.locator('.header-toggle').click();
  await page.locator('.drawer[open] .control').first().click();
  await page.locator('.search-dialog[open]').waitFor();
  expect(await page.locator('.drawer[open]').count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.matches('.search-input'))).toBe(true);
  await page.locator('.search-map').click();
  await page.waitForURL('**/suche*');
  await page.locator('.search-pages').waitFor();
  expect(await page.locator('.search-dialog[open]').count()).toBe(0);
});

test.each(['Control+k', 'Meta+k'])(
  '%s opens it, arrows and Enter lead to a page, Escape leads back',
  async (keys) => {
    const { page } = await open();
    await page.locator('.header a').first().focus();
    await page.keyboard.press(keys);
    await page.locator(field).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.search-dialog[open]').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.closest('.header') !== null)).toBe(
      true,
    );
    await page.keyboard.press(keys);
    await page.locator(`${field}:focus`).waitFor();
    await page.keyboard.type('hochstam');
    await page.locator(option).first().waitFor();
    expect(await page.locator(field).getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('ArrowDown');
    const active = await page.locator(field).getAttribute('aria-activedescendant');
    expect(await page.locator(`#${active}`).getAttribute('aria-selected')).toBe('true');
    const title = await page.locator(`#${active} .search-title`).textContent();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('h1').first().textContent()).toBe(title);
    expect(await page.locator('.search-dialog[open]').count()).toBe(0);
  },
);

test('a single key opens nothing, and typing into a form searches nothing', async () => {
  const { page } = await open();
  for (const key of ['/', 'k', 's']) await page.keyboard.press(key);
  await visitor.settle();
  expect(await page.locator('.search-dialog').count()).toBe(0);
});

test('the key is K with caps lock and on other layouts; with further keys it is something else', async () => {
  const { page } = await open();
  const press = (init: object): Promise<boolean> =>
    page.evaluate((own: object) => {
      const bubbles = { bubbles: true, cancelable: true, ctrlKey: true };
      return !document.body.dispatchEvent(new KeyboardEvent('keydown', { ...bubbles, ...own }));
    }, init);
  expect(await press({ key: 'K', code: 'KeyK' })).toBe(true);
  await page.locator('.search-dialog[open]').waitFor();
  expect(await press({ key: 'л', code: 'KeyK' })).toBe(true);
  expect(await press({ key: 'k', code: 'KeyV' })).toBe(true);
  expect(await press({ key: 't', code: 'KeyK' })).toBe(false);
  expect(await press({ key: 'м', code: 'KeyV' })).toBe(false);
  expect(await press({ key: 'K', code: 'KeyK', shiftKey: true })).toBe(false);
  expect(await press({ key: 'k', code: 'KeyK', altKey: true })).toBe(false);
});

test('how many pages are found is told once they are settled', async () => {
  const { page } = await open();
  await page.keyboard.press('Control+k');
  await page.locator(field).fill('Bäume');
  await page.locator(option).first().waitFor();
  const count = await page.locator(option).count();
  await expect
    .poll(() => page.locator('.search-search [role="status"]').textContent())
    .toBe(`Gefunden: ${count}`);
});

test('a query that no page has says so, and what may have been meant', async () => {
  const { page } = await open();
  await page.keyboard.press('Control+k');
  await page.locator(field).fill('xylophonbau');
  await page.locator('.search-hint', { hasText: '„xylophonbau“' }).waitFor();
  await page.locator(field).fill('Alleebame');
  await page.locator(option, { hasText: 'Alleebäume' }).first().waitFor();
  await page.locator('.search-word', { hasText: 'Alleebäume' }).click();
  expect(await page.locator(field).inputValue()).toBe('Alleebäume');
});

test('one letter asks for nothing yet', async () => {
  const { page } = await open();
  await page.keyboard.press('Control+k');
  await page.locator(field).fill('o');
  await visitor.settle();
  expect(await page.locator('.search-hint').count()).toBe(0);
  expect(await page.locator('.search-areas').count()).toBe(1);
  await page.locator(field).fill('ob');
  await page.locator(option).first().waitFor();
});

test('an input method asks for nothing until it has its word', async () => {
  const { page } = await open();
  await page.keyboard.press('Control+k');
  await page.locator(field).waitFor();
  const { compose, take } = await openInputMethod(page);
  await page.locator(field).focus();
  await compose('Bau');
  await page.waitForTimeout(400);
  expect(await page.locator(option).count()).toBe(0);
  await take('Bäume');
  await page.locator(option).first().waitFor();
});

test('on its page the query stands behind "#", survives a reload, and no server sees it', async () => {
  visitor = await visit({ site: 'everything' });
  const { page } = visitor;
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url() + (request.postData() ?? '')));
  await visitor.goto('/suche');
  await visitor.ready();
  await page.locator(field).fill('Obst');
  await page.locator(option).first().waitFor();
  expect(new URL(page.url()).hash).toBe('#q=Obst');
  await page.reload();
  await visitor.ready();
  await page.locator(option).first().waitFor();
  expect(await page.locator(field).inputValue()).toBe('Obst');
  expect(urls.filter((url) => /obst/i.test(decodeURI(url).replace(/#.*/, '')))).toEqual([]);
});

test('without a script its page lists all areas and pages, and the button leads there', async () => {
  visitor = await visit({ site: 'everything', javaScriptEnabled: false });
  const { page } = visitor;
  await visitor.goto('/');
  await page.locator('.header-controls .control').first().click();
  await page.waitForURL('**/suche');
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  expect(await page.locator('.search-pages a').count()).toBeGreaterThan(10);
  expect(await page.locator(field).count()).toBe(0);
});

test('what every result leads to is there', async () => {
  const { page } = await open('/suche');
  const seen = new Set<string>();
  for (const query of ['Bäume', 'Hof', 'Pflanzen', 'Preise', 'Kontakt']) {
    await page.locator(field).fill(query);
    await page.waitForTimeout(400);
    for (const href of await page
      .locator(option)
      .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href)))
      seen.add(href);
  }
  expect(seen.size).toBeGreaterThan(5);
  for (const href of seen) {
    const answer = await page.request.get(href);
    expect([href, answer.status()]).toEqual([href, 200]);
    const id = new URL(href).hash.slice(1);
    if (id !== '')
      expect([href, (await answer.text()).includes(`id="${id}"`)]).toEqual([href, true]);
  }
});

test('an index that does not come is told, and comes with another attempt', async () => {
  const { page } = await open();
  await page.route('**/_site/search.json', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await page.locator('.search-hint[role="alert"]').waitFor();
  visitor.complaints.length = 0;
  await page.unroute('**/_site/search.json');
  await page.locator('.search-hint button').click();
  await page.locator(field).fill('Obst');
  await page.locator(option).first().waitFor();
});

test('where its code does not come the button leads to its page, which says so', async () => {
  const { page } = await open();
  await page.route('**/search-places-*', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await page.waitForURL('**/suche');
  await page.locator('.search-place [role="alert"]').waitFor();
  expect(await page.locator('.search-pages a').count()).toBeGreaterThan(3);
  visitor.complaints.length = 0;
});

test('a file of a former build is not missed: the directory is asked for again', async () => {
  const { page } = await open();
  let gone = 0;
  await page.route('**/_site/assets/search-*.txt', (route) => {
    gone += 1;
    return gone === 1 ? route.fulfill({ status: 404 }) : route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.locator(field).fill('Obst');
  await page.locator(option).first().waitFor();
  expect(gone).toBeGreaterThan(1);
  expect(visitor.complaints.splice(0).every((one) => one.includes('404'))).toBe(true);
});

test.each([
  [1440, 'none'],
  [390, 'none'],
  [1440, 'active'],
] as const)(
  'axe finds nothing in the open dialog at %i pixels, forced colours: %s',
  async (width, forcedColors) => {
    const { page } = await open('/', {
      ...{ viewport: { width, height: 844 }, bypassCSP: true, forcedColors },
    });
    await page.keyboard.press('Control+k');
    await page.locator(field).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.locator(field).fill('Bäume');
    await page.locator(option).first().waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await findViolations(page)).toEqual([]);
    const box = page.locator('.search-dialog');
    expect(await box.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(false);
  },
);

test('axe finds nothing on the page of the search, empty and with results', async () => {
  const { page } = await open('/suche', { bypassCSP: true });
  await page.locator(field).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.locator(field).fill('Bäume');
  await page.locator(option).first().waitFor();
  expect(await findViolations(page)).toEqual([]);
});
