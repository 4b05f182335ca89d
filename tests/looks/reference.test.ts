// The look of the reference site in figures: first views, bands, distances, sizes of text, and what is empty.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toContrast } from '../../engine/theme/colours';
import { findLightBrowser } from '../../scripts/bench/find-browser';
import { browserArguments } from '../../scripts/browser/find-browser';
import { type Served, serve } from './companies';
import { findEmptyRectangle } from './find-empty-rectangle';
import {
  countAccents,
  measureArticle,
  measureBands,
  measureFinale,
  measureFirstView,
  measureHead,
  measureHeadings,
  measureIndex,
  measurePhone,
} from './measures';

const folder = mkdtempSync(join(tmpdir(), 'plinth-looks-'));
const rows: string[] = [];
let browser: Browser;
let served: Served;

beforeAll(async () => {
  served = await serve('.', join(folder, 'dist'));
  browser = await chromium.launch({
    executablePath: findLightBrowser(),
    args: [...browserArguments],
  });
});
afterAll(async () => {
  await browser.close();
  await served.close();
  rmSync(folder, { recursive: true, force: true });
  const table = ['| what | where | figure | limit |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  );
  writeFileSync('.plinth/looks.md', `${table}\n`);
  console.log(`${table}\n\nAlso in .plinth/looks.md.`);
});

const wide = { width: 1440, height: 900 };
const narrow = { width: 375, height: 812 };

async function open(path: string, viewport: typeof wide): Promise<Page> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(served.toUrl(path));
  await page.locator('.app[data-live]').waitFor();
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** A figure, the least and the most it may be; noted for the table whether it is right or not. */
function note(what: string, where: string, figure: number, [least, most]: [number, number]): void {
  const limit = most === Number.POSITIVE_INFINITY ? `≥ ${least}` : `${least}–${most}`;
  rows.push(`| ${what} | ${where} | ${figure} | ${limit} |`);
  expect.soft(figure, `${what}, ${where}`).toBeGreaterThanOrEqual(least);
  expect.soft(figure, `${what}, ${where}`).toBeLessThanOrEqual(most);
}
const any = Number.POSITIVE_INFINITY;

const toHex = (colour: string): string =>
  `#${(colour.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;

/** Of the neighbours that differ most. */
function findContrast(colours: readonly string[]): number {
  const hex = colours.map(toHex);
  const pairs = hex.slice(1).map((colour, index) => toContrast(colour, hex[index] ?? colour));
  return Math.round(Math.max(...pairs) * 10) / 10;
}

test('the first view belongs to the message', async () => {
  const page = await open('/', wide);
  const view = await page.evaluate(measureFirstView);
  note('carousel top', 'home, 1440', view.top, [0, 135]);
  note('carousel height', 'home, 1440', view.height, [640, 900]);
  note('caption size', 'home, 1440', view.caption, [80, 120]);
  note('caption lines', 'home, 1440', view.lines, [2, 3]);
  note('the name of the site', 'home, 1440', view.names, [1, 2]);
  const phone = await open('/', narrow);
  const small = await phone.evaluate(measureFirstView);
  note('caption top', 'home, 375', small.captionTop, [0, 430]);
  note('button bottom', 'home, 375', small.buttonBottom, [0, 800]);
  note('caption size', 'home, 375', small.caption, [38, 60]);
});

test('the home page is made of bands', async () => {
  const page = await open('/', wide);
  const bands = await page.evaluate(measureBands);
  const { colours } = bands;
  note('colours of bands', 'home, 1440', new Set(colours).size, [3, 6]);
  note('longest ground', 'home, 1440', bands.longest, [0, 1400]);
  note('strongest pair of neighbours', 'home, 1440', findContrast(colours), [3, 21]);
  note('layouts of card lists', 'home, 1440', bands.layouts, [2, 4]);
});

const articles = ['/privacypolicy'];

test.each(articles)('%s uses the page', async (path) => {
  const page = await open(path, wide);
  const { characters, gap } = await page.evaluate(measureArticle);
  note('characters a line', path, characters, [60, 77]);
  note('aside to text', path, gap, [0, 136]);
});

const filled = [
  ...articles,
  ...[
    '/services/businessProcess',
    '/corporate/socialresponsibility',
    '/corporate/aboutus',
    '/form',
    '/corporate',
    '/services/enterprisemobility',
  ],
];

test.each([...filled, '/services/businessintelligenceservices'])('%s has no hole', async (path) => {
  const page = await open(path, wide);
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.waitForTimeout(300);
  note(
    'empty rectangle in %',
    `${path}, at 600`,
    await findEmptyRectangle(page, 80, 1300),
    [0, 25],
  );
});

const areas = ['/corporate', '/solutions', '/products', '/services', '/industries'];

test.each(areas)('the head of %s reaches the edge', async (path) => {
  const page = await open(path, wide);
  const { edge, height } = await page.evaluate(measureHead);
  note('picture to the end of the page', path, edge, [0, 1]);
  note('height of the head', path, height, [0, 460]);
});

test('levels of headings differ, on every page', async () => {
  for (const path of [
    ...areas,
    ...articles,
    '/',
    '/products/logmode',
    '/corporate/location/india',
  ]) {
    const page = await open(path, wide);
    const sizes = await page.evaluate(measureHeadings);
    note('levels of one size', path, sizes.equal, [0, 0]);
    if (sizes.h1 > 30) note('h1', path, sizes.h1, [42, 66]);
    await page.context().close();
  }
});

describe('a phone', () => {
  test.each(['/', '/corporate/aboutus', '/form'])('%s leaves the text its width', async (path) => {
    const phone = await phoneOf(path);
    const { column, targets } = await phone.evaluate(measurePhone);
    note('text column', `${path}, 375`, column, [335, 375]);
    note('lowest target of the bar', `${path}, 375`, targets, [44, any]);
  });
  test('six children are an index', async () => {
    const path = '/services/enterprisemobility';
    const phone = await phoneOf(path);
    note('height of the index', `${path}, 375`, await phone.evaluate(measureIndex), [100, 640]);
    const page = await open(path, wide);
    note('height of the index', `${path}, 1440`, await page.evaluate(measureIndex), [100, 460]);
  });
});
const phoneOf = (path: string) => open(path, narrow);

test.each(['/', '/corporate', '/services/businessProcess'])(
  '%s ends with an invitation',
  async (path) => {
    const page = await open(path, wide);
    const { gap, grounds, height } = await page.evaluate(measureFinale);
    note('height of the invitation', path, height, [320, 700]);
    // Below them, or beside the last of them.
    note('words to button', path, gap, [-120, 48]);
    note('contrast to what is above', path, findContrast(grounds), [3, 21]);
  },
);

test.each(['/', '/corporate', '/form'])('%s has at most two accents in view', async (path) => {
  const page = await open(path, wide);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const counts: number[] = [];
  for (let top = 0; top < height; top += 300) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    counts.push(await page.evaluate(countAccents));
  }
  note('parts filled with the accent', `${path}, 1440`, Math.max(...counts), [1, 2]);
});

test('the drawer has the primary action at its foot, and the footer a telephone number', async () => {
  const phone = await open('/', narrow);
  await phone.locator('.header-toggle').click();
  const action = phone.locator('.drawer .button').last();
  const box = await action.boundingBox();
  note(
    'bottom of the action in the drawer',
    '/, 375',
    Math.round((box?.y ?? 0) + (box?.height ?? 0)),
    [400, 812],
  );
  expect(await phone.locator('.footer a[href^="tel:"]').count()).toBe(1);
});
