import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Visitor, visit } from '../../e2e/visitor';
import { shownPages } from './site-pages';

let visitor: Visitor;
beforeEach(async () => {
  visitor = await visit();
});
afterEach(() => visitor.leave());

/** The requests for content files from now on. */
function countRequests(): string[] {
  const paths: string[] = [];
  visitor.page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/files/')) paths.push(pathname);
  });
  return paths;
}

describe('a content file', () => {
  test('is asked for and logged once on every entry, the direct one included', async () => {
    const { page, logs } = visitor;
    const requests = countRequests();
    await visitor.goto('/industries/retail');
    await visitor.ready();
    await expect.poll(() => logs.length).toBe(1);
    expect(requests).toEqual(['/files/industries/retail.txt']);
    await visitor.follow('/industries/utilities');
    await page.locator('h1', { hasText: 'Utilities' }).waitFor();
    await expect.poll(() => logs.length).toBe(2);
    await visitor.follow('/industries/retail');
    await page.locator('h1', { hasText: 'Retail' }).waitFor();
    await expect.poll(() => logs.length).toBe(3);
    const ahead = page.waitForResponse('**/_site/pages/industries/government.json');
    await page.locator('footer a[href="/industries/government"]').hover();
    await ahead;
    await visitor.settle();
    expect(requests).toEqual(
      ['retail', 'utilities', 'retail'].map((name) => `/files/industries/${name}.txt`),
    );
    expect(logs).toHaveLength(3);
  });

  test('comes after its heading on a client navigation', async () => {
    const { page } = visitor;
    await visitor.goto('/');
    await visitor.ready();
    const release = await visitor.hold('**/files/corporate/about.txt');
    await visitor.follow('/corporate/aboutus');
    await page.locator('h1', { hasText: 'About Us' }).waitFor();
    expect(await page.locator('.content-body p').count()).toBe(0);
    await page.locator('.content-skeleton').waitFor();
    release();
    await page.locator('.content-body p').first().waitFor();
  });

  test('replaces the prerendered text when it has changed', async () => {
    const { page } = visitor;
    await page.route('**/files/industries/retail.txt', (route) =>
      route.fulfill({ json: ['Newer words.'], contentType: 'text/plain' }),
    );
    await visitor.goto('/industries/retail');
    expect(await page.locator('.content-body p').count()).toBeGreaterThan(1);
    await visitor.ready();
    await page.locator('.content-body p', { hasText: 'Newer words.' }).waitFor();
    expect(await page.locator('.content-body p').count()).toBe(1);
  });

  test.each([
    ['404', { status: 404, body: 'Not found' }, 'the server responded with 404'],
    ['500', { status: 500, body: 'Broken' }, 'the server responded with 500'],
    ['a web page', { status: 200, body: '<!doctype html><title>Login</title>' }, 'not JSON'],
    ['cut off', { status: 200, body: '["A sentence that stops' }, 'not JSON'],
    ['of another shape', { status: 200, body: '{"not": 1}' }, 'not a content file'],
    ['far too long', { status: 200, body: `["${'x'.repeat(2_100_000)}"]` }, 'too long'],
  ])('that is %s leaves the page usable', async (_, answer, reason) => {
    const { page, complaints } = visitor;
    await visitor.goto('/');
    await visitor.ready();
    await page.route('**/files/industries/retail.txt', (route) => route.fulfill(answer));
    await visitor.follow('/industries/retail');
    await page.locator('h1', { hasText: 'Retail' }).waitFor();
    await expect.poll(() => complaints.join()).toContain(reason);
    expect(complaints.join()).toContain('/files/industries/retail.txt');
    expect(await page.locator('.alert').count()).toBe(0);
    expect(await page.locator('.cards a').count()).toBeGreaterThan(0);
    await visitor.follow('/industries/utilities');
    await page.locator('h1', { hasText: 'Utilities' }).waitFor();
    await page.locator('.content-body p').first().waitFor();
  });

  test('that never ends is given up', async () => {
    const { page, complaints } = visitor;
    await visitor.goto('/');
    await visitor.ready();
    await page.evaluate(() => {
      // The time limit of a fetch is the browser's own clock: shortened, not waited for.
      AbortSignal.timeout = () => {
        const ending = new AbortController();
        setTimeout(() => ending.abort(new DOMException('Timeout', 'TimeoutError')), 200);
        return ending.signal;
      };
    });
    await page.route('**/files/industries/retail.txt', () => undefined);
    await visitor.follow('/industries/retail');
    await expect.poll(() => complaints.join()).toContain('no response after 30000 ms');
    expect(await page.locator('.content-skeleton').count()).toBe(0);
  });
});

describe('what the files say is what the pages show', () => {
  const bound = shownPages.flatMap(({ path, blocks = [] }) =>
    blocks.flatMap(({ type, file, fixedText }) =>
      type === 'content' && file && !fixedText ? [[path, file] as const] : [],
    ),
  );

  test('every page is bound as the specification names its file', () => {
    expect(Object.fromEntries(bound)).toMatchObject({
      '/corporate/aboutus': 'corporate/about.txt',
      '/corporate/vissionmission': 'corporate/vision_mission.txt',
      '/corporate/corevalue': 'corporate/corevalue.txt',
      '/corporate/socialresponsibility': 'corporate/socialResponsibility.txt',
      '/solutions/applicationmiddleware': 'solutions/application_middleware.txt',
      '/industries/telecommunications': 'industries/telecommunication.txt',
      '/services/enterprisemobility': 'services/enterprise_mobility.txt',
      '/services/businessProcess': 'enterpriseMobility/business_process.txt',
      '/services/window8': 'mobileApps/windows8_app.txt',
      '/services/opensourcedevelopment': 'webApplication/open_source.txt',
      '/services/testcomplete': 'testing/test_complete.txt',
    });
  });

  test('each first paragraph stands in its page', async () => {
    const { page } = visitor;
    for (const [path, file] of bound) {
      const items: unknown[] = JSON.parse(readFileSync(`files/${file}`, 'utf8'));
      const first = items.find((item) => typeof item === 'string');
      if (typeof first !== 'string') continue;
      const words = first
        .replace(/[[*{].*/s, '')
        .trim()
        .slice(0, 60);
      await visitor.goto(path);
      expect(await page.locator('.content-body').innerText()).toContain(words);
    }
  });

  test.each([
    ['/corporate/socialresponsibility', 'Environment'],
    ['/services/inventory', 'Salient Features'],
    ['/services/automatedtesting', 'Benefits of automated testing'],
    ['/industries/telecommunications', 'Veridane Data Solutions Provides:'],
    ['/corporate/vissionmission', 'Our Vision'],
    ['/corporate/vissionmission', 'Our Mission'],
    ['/corporate/corevalue', 'Veridane'],
    ['/solutions/bigdata', 'Key Capabilities'],
    ['/solutions/bigdata', 'Business Value'],
  ])('%s has the heading "%s"', async (path, heading) => {
    await visitor.goto(path);
    expect(await visitor.page.locator('main h2').allInnerTexts()).toContain(heading);
  });

  test.each(['bigdata', 'businessIntelligence', 'datamanagement', 'enterprisedatawarehouse'])(
    '/solutions/%s asks for its file and shows fixed text',
    async (name) => {
      const { page, logs } = visitor;
      const requests = countRequests();
      await page.route('**/files/solutions/*', (route) =>
        route.fulfill({ body: '["Other words."]' }),
      );
      await visitor.goto(`/solutions/${name}`);
      await visitor.ready();
      await expect.poll(() => logs.length).toBe(1);
      expect(requests).toHaveLength(1);
      expect(await page.locator('main').innerText()).not.toContain('Other words.');
    },
  );
});
