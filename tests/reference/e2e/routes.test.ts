import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Visitor, visit } from '../../e2e/visitor';
import { shownPages, sitePages } from './site-pages';

/** The route table of the specification, to the letter. */
const table = [
  ...['/', '/form', '/termsofuse', '/privacypolicy'],
  ...['', '/aboutus', '/vissionmission', '/corevalue', '/socialresponsibility', '/teams'].map(
    (end) => `/corporate${end}`,
  ),
  ...['', '/india', '/malaysia'].map((end) => `/corporate/location${end}`),
  ...[
    '',
    '/bigdata',
    '/businessIntelligence',
    '/datamanagement',
    '/enterprisedatawarehouse',
    '/applicationmiddleware',
  ].map((end) => `/solutions${end}`),
  ...['/products', '/products/logmode'],
  ...[
    '',
    '/telecommunications',
    '/retail',
    '/financialservices',
    '/manufacturing',
    '/utilities',
    '/government',
  ].map((end) => `/industries${end}`),
  ...[
    '',
    '/enterprisemobility',
    '/businessProcess',
    '/b2bmobileapps',
    '/enterpriseandroidapp',
    '/enterpriseapp',
    '/enterpriseiosapp',
    '/mobilebusiness',
  ].map((end) => `/services${end}`),
  ...[
    '/mobileapps',
    '/andriodapp',
    '/window8',
    '/blackberry',
    '/iphoneapp',
    '/businessintelligenceservices',
  ].map((end) => `/services${end}`),
  ...[
    '/webapplication',
    '/crmapplication',
    '/inventory',
    '/contentmanagement',
    '/customwebapp',
    '/opensourcedevelopment',
  ].map((end) => `/services${end}`),
  ...['/testing', '/automatedtesting', '/selenium', '/qtp', '/manualtesting', '/testcomplete'].map(
    (end) => `/services${end}`,
  ),
];

test('the manifest holds the specified routes and no others', () => {
  expect(sitePages.map(({ path }) => path).sort()).toEqual([...table].sort());
});

describe('without JavaScript', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await visit({ javaScriptEnabled: false });
  });
  afterAll(() => visitor.leave());

  test.each(shownPages.map(({ path, title }) => [path, title] as const))(
    '%s is there, complete',
    async (path, title) => {
      const { page } = visitor;
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      expect(await page.locator('h1').allTextContents()).toEqual([title]);
      expect(await page.title()).toContain(title);
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(canonical).toBe(`https://www.example.com${path}`);
      const text = await page.locator('main').innerText();
      expect(text).not.toMatch(/\{\w*\}|undefined|\[object/);
      expect(text.length).toBeGreaterThan(300);
      expect(await page.locator('.panel a, .drawer a').count()).toBeGreaterThan(90);
    },
  );

  test('the location opens with India, which is its canonical address', async () => {
    const { page } = visitor;
    await page.goto('/corporate/location');
    expect(await page.locator('h1').textContent()).toBe('India');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain(
      '/location/india',
    );
    const sitemap = await (await page.goto('/sitemap.xml'))?.text();
    expect(sitemap).toContain('/corporate/location/india<');
    expect(sitemap).not.toContain('/corporate/location<');
  });

  test('the form says how else to reach the company, above its fields', async () => {
    const { page } = visitor;
    await page.goto('/form');
    const form = page.locator('.form-without');
    expect(await form.innerText()).toMatch(
      /enquiries@example\.com.*\+91.*Your name.*Your message/s,
    );
    const fields = form.locator('input, textarea');
    expect(await fields.count()).toBe(4);
    for (const field of await fields.all()) {
      expect(await field.isVisible()).toBe(true);
      expect(await field.isDisabled()).toBe(true);
    }
    expect(await page.locator('main button').filter({ visible: true }).count()).toBe(0);
  });

  test('the page with the form has the words that it has with JavaScript', async () => {
    await visitor.page.goto('/form');
    const scripted = await visit();
    await scripted.goto('/form');
    await scripted.ready();
    const listWords = async ({ page }: Visitor) => [
      ...((await page.locator('main').innerText()).match(/\p{L}+/gu) ?? []),
    ];
    const here = await listWords(visitor);
    const missing = (await listWords(scripted)).filter((word) => {
      const index = here.indexOf(word);
      if (index >= 0) here.splice(index, 1);
      return index < 0;
    });
    await scripted.leave();
    // The words of the button.
    expect(missing).toEqual(['Send', 'enquiry']);
  });
});

describe('with JavaScript', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await visit();
    await visitor.page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () =>
        Object.assign(window, { prerendered: [...document.body.querySelectorAll('*')] }),
      ),
    );
    await visitor.goto('/');
    await visitor.ready();
  });
  afterAll(() => visitor.leave());

  test('every page is reached without loading a document, and nothing is complained of', async () => {
    const { page, complaints } = visitor;
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    for (const { path, title } of shownPages.filter(({ path: other }) => other !== '/')) {
      await visitor.follow(path);
      // The focus comes after the frame that shows the heading, and with it all that follows a navigation.
      await page.waitForFunction(
        (wanted) =>
          document.activeElement?.matches('h1') && document.activeElement.textContent === wanted,
        title,
      );
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      expect(await page.title()).toContain(title);
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
        `https://www.example.com${path}`,
      );
      expect(await page.locator('[aria-live=polite]').last().textContent()).toBe(title);
      await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
    }
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test.each(shownPages.map(({ path, title }) => [path, title] as const))(
    '%s hydrates as it was prerendered',
    async (path, title) => {
      const { page, complaints } = visitor;
      await visitor.goto(path);
      await visitor.ready();
      // What does not match React makes anew: a complaint as well, but not what an effect replaces.
      const replaced = await page.evaluate(() =>
        (window as unknown as { prerendered: Element[] }).prerendered
          .filter((element) => !element.isConnected)
          .map((element) => element.outerHTML.slice(0, 100)),
      );
      expect(replaced).toEqual([]);
      expect(await page.locator('h1').textContent()).toBe(title);
      expect(complaints).toEqual([]);
    },
  );

  test('the document that is served opens the location at India by replacing it', async () => {
    const { page } = visitor;
    await visitor.goto('/corporate/aboutus');
    await visitor.ready();
    await page.locator('footer a[href="/corporate/location"]').click();
    await page.waitForURL('**/corporate/location/india');
    await page.goBack();
    await page.waitForURL('**/corporate/aboutus');
    await page.locator('footer a[href="/corporate/location"]').click();
    await page.locator('.switcher-choice', { hasText: 'Malaysia' }).click();
    await page.waitForURL('**/location/malaysia');
    expect(await page.locator('.switcher-choice[aria-current=page]').allTextContents()).toEqual([
      'Malaysia',
    ]);
    await visitor.goto('/corporate/location/malaysia');
    expect(await page.locator('.switcher-choice[aria-current=page]').allTextContents()).toEqual([
      'Malaysia',
    ]);
    await visitor.goto('/corporate/location');
    await visitor.ready();
    expect(new URL(page.url()).pathname).toBe('/corporate/location/india');
  });

  test('back and forward restore where a page was left', async () => {
    const { page } = visitor;
    await visitor.goto('/termsofuse');
    await visitor.ready();
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('scroll', () => requestAnimationFrame(resolve), { once: true });
          window.scrollTo(0, 700);
        }),
    );
    await visitor.follow('/privacypolicy');
    await page.waitForFunction(
      () => document.querySelector('h1')?.textContent === 'Privacy Policy',
    );
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Terms of Use');
    await page.waitForFunction(() => window.scrollY === 700);
    await page.goForward();
    await page.waitForFunction(
      () => document.querySelector('h1')?.textContent === 'Privacy Policy',
    );
    await page.waitForFunction(() => window.scrollY === 0);
  });
});

test('the site below a base path works the same', async () => {
  const visitor = await visit({ site: 'everything' });
  const { page, complaints } = visitor;
  await visitor.goto('/');
  await visitor.ready();
  await page.locator('footer a', { hasText: 'Wann gepflanzt wird' }).click();
  await page.waitForURL('**/baumschule/sortiment/gehoelze/obst#pflanzzeit');
  await page.waitForFunction(() => document.activeElement?.id === 'pflanzzeit');
  const top = await page
    .locator('#pflanzzeit')
    .evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(64);
  expect(top).toBeLessThan(300);
  expect(complaints).toEqual([]);
  const { origin } = inject('sites').everything;
  const answers = await Promise.all(
    ['obst', 'fest', 'rosen', 'sortiment/neu'].map((path) =>
      fetch(`${origin}/baumschule/${path}`, { redirect: 'manual' }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([301, 308, 410, 404]);
  expect(answers[0]?.headers.get('location')).toBe(
    '/baumschule/sortiment/gehoelze/obst#pflanzzeit',
  );
  await visitor.leave();
});
