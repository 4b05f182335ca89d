// What a counting service is told of a visit: one request a view, in its format, and none where visitors refuse.
import type { Page, Request } from 'playwright';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { type Visitor, visit } from './visitor';

/** Nobody is counted at an address of their own computer: the site stands at this one. */
const origin = 'http://baumschule.example.org';
const { origin: local, base } = inject('sites').everything;

let visitor: Visitor;
let page: Page;
let counted: Request[];
/** How the provider of forms answers. */
let answer: number;

beforeEach(async () => {
  visitor = await visit({ site: 'everything', origin });
  page = visitor.page;
  counted = [];
  answer = 200;
  await page.route(`${origin}/**`, async (route) => {
    if (route.request().method() === 'POST') return route.fulfill({ status: answer });
    const url = route.request().url().replace(origin, local);
    const response = await fetch(url);
    const bytes = Buffer.from(await response.arrayBuffer());
    // The server has forms sent to itself, at its own address.
    const isText = /html|json/.test(response.headers.get('content-type') ?? '');
    const body = isText ? bytes.toString().replaceAll(local, origin) : bytes;
    const { 'content-encoding': _, ...headers } = Object.fromEntries(response.headers);
    return route.fulfill({ status: response.status, headers, body });
  });
  await page.route('https://plausible.io/**', (route) => {
    counted.push(route.request());
    return route.fulfill({ status: 202, body: 'ok' });
  });
});

afterEach(async () => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await visitor.leave();
});

/** Without what browsers say of an address without https. */
const errors = (): string[] =>
  visitor.complaints.filter(
    (complaint) => !/^request to https:\/\/plausible\.io|Opener-Policy/.test(complaint),
  );

const told = (): unknown[] => counted.map((request) => request.postDataJSON());

/** Waits for a number of requests; more would be reported with them. */
async function waitFor(count: number): Promise<void> {
  await expect.poll(() => counted.length).toBe(count);
  await visitor.settle();
  expect(counted).toHaveLength(count);
}

const address = (path: string): string => origin + base.slice(0, -1) + path;

test('each view is counted once, with nothing about the visitor in it', async () => {
  await visitor.goto('/betrieb?utm_source=brief&name=ada#leiterin');
  await waitFor(1);
  await visitor.follow(`${base}betrieb/bilder`);
  await waitFor(2);
  await page.goBack();
  await waitFor(3);
  const first = address('/betrieb?utm_source=brief');
  expect(told()).toEqual([
    { n: 'pageview', u: first, d: 'www.example.org', r: null },
    { n: 'pageview', u: address('/betrieb/bilder'), d: 'www.example.org', r: first },
    { n: 'pageview', u: first, d: 'www.example.org', r: address('/betrieb/bilder') },
  ]);
  expect(counted.map((request) => request.method())).toEqual(['POST', 'POST', 'POST']);
  for (const request of counted)
    expect(await request.headerValue('content-type')).toMatch(/^text\/plain/);
  expect(await page.context().cookies()).toEqual([]);
  expect(errors()).toEqual([]);
});

test('a place in the same page is no view', async () => {
  await visitor.goto('/betrieb/film-und-weg');
  await waitFor(1);
  await page.evaluate(() => {
    location.hash = '#weg';
  });
  await visitor.settle();
  expect(counted).toHaveLength(1);
});

test.each([
  ['Global Privacy Control', 'globalPrivacyControl', true],
  ['Do Not Track', 'doNotTrack', '1'],
])('who says so by %s is not counted', async (_, name, value) => {
  await page.addInitScript(
    ([key, told]) => Object.defineProperty(navigator, key, { get: () => told }),
    [name, value] as const,
  );
  await visitor.goto('/betrieb');
  await visitor.ready();
  await visitor.follow(`${base}betrieb/bilder`);
  await page.waitForURL('**/bilder');
  await visitor.settle();
  expect(counted).toEqual([]);
});

test('nobody is counted on the computer that the site is made on', async () => {
  await page.goto(`${local}${base}betrieb`);
  await visitor.ready();
  await visitor.settle();
  expect(counted).toEqual([]);
});

describe('a form', () => {
  const form = () => page.locator('[data-form="anfrage"]');

  async function fill(): Promise<void> {
    await visitor.goto('/kontakt');
    await visitor.ready();
    await waitFor(1);
    await form().locator('[name="absender"]').fill('Ada');
    await form().locator('[name="adresse"]').fill('ada@example.org');
    await form().locator('[name="lieferung"]').first().check();
    await form().locator('[name="text"]').fill('Eine Linde');
  }

  const submit = () => form().locator('.form-submit').click();

  test('that was sent is one event, with its name and nothing that was filled in', async () => {
    await fill();
    await submit();
    // Then the page that says so is viewed.
    await waitFor(3);
    const here = address('/kontakt');
    const [, sent] = told();
    expect(sent).toEqual({
      ...{ n: 'Form sent', u: here, d: 'www.example.org', r: here },
      p: JSON.stringify({ form: 'anfrage' }),
    });
    expect(told()[2]).toMatchObject({ n: 'pageview', r: here });
  });

  test('that did not arrive is none, until it does', async () => {
    await fill();
    answer = 500;
    await submit();
    await page.getByText('Das hat nicht geklappt.').waitFor();
    await waitFor(1);
    answer = 200;
    await submit();
    await waitFor(3);
    expect(told()[1]).toMatchObject({ n: 'Form sent' });
  });

  test('that a program filled in is none', async () => {
    await visitor.goto('/betrieb/anfragen');
    await visitor.ready();
    await waitFor(1);
    const trapped = page.locator('[data-form="beratung"]');
    await trapped.locator('.form-trap').evaluate((trap: HTMLInputElement) => {
      trap.value = 'https://example.org';
    });
    await trapped.locator('[name="anlass"]').first().check();
    for (const [name, value] of Object.entries({ absender: 'Ada', mail: 'ada@example.org' }))
      await trapped.locator(`[name="${name}"]`).fill(value);
    await trapped.locator('[name="plz"]').fill('29614');
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    await trapped.locator('[name="tag"]').fill(day);
    await trapped.locator('.form-submit').click();
    await page.locator('.alert', { hasText: 'Danke' }).waitFor();
    await visitor.settle();
    expect(told().filter((event) => JSON.stringify(event).includes('Form sent'))).toEqual([]);
  });
});
