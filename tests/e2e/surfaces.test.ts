// What a real browser paints on each surface is what validation has judged.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ThemeConfig } from '../../engine/generated/manifest';
import { listPairs } from '../../engine/theme/contrasts';
import { resolveTheme } from '../../engine/theme/resolve-theme';
import { startServer } from '../../scripts/serve/start-server';
import { buildWithCommand } from './build-with-command';
import { visit } from './visitor';

const root = mkdtempSync(join(tmpdir(), 'plinth-surfaces-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const surfaces = ['ground', 'raised', 'tint', 'contrast', 'accent', 'picture'] as const;

const picture = { src: 'images/logo.svg', decorative: true };

const slide = (tone: string) => ({ image: picture, caption: `A ${tone} picture`, tone });

/** Text with a link, and a card with muted text and a button, on each surface. */
const blocks = [
  ...surfaces.flatMap((surface) => [
    { type: 'text', surface, kicker: 'Muted', heading: surface, items: ['A [link](page:work).'] },
    {
      ...{ type: 'cards', surface, heading: `Cards on ${surface}` },
      cards: [{ page: 'repairs', buttonLabel: 'Read more' }],
    },
    { type: 'action', surface, heading: 'A button', link: { page: 'work' } },
  ]),
  { type: 'carousel', label: 'Slides', slides: [slide('dark'), slide('light')] },
];

async function serveTheme(theme: ThemeConfig, shown: readonly object[] = blocks) {
  const folder = mkdtempSync(join(root, 'site-'));
  cpSync('tests/sites/minimal/files', join(folder, 'files'), { recursive: true });
  const manifest = JSON.parse(readFileSync('tests/sites/minimal/site.manifest.json', 'utf8'));
  delete manifest.$schema;
  manifest.theme = theme;
  manifest.pages.home.blocks = shown;
  writeFileSync(join(folder, 'site.manifest.json'), JSON.stringify(manifest));
  const outDir = join(folder, 'dist');
  await buildWithCommand(folder, outDir, '--uncompressed');
  return startServer({ root: folder, outDir, port: 0 });
}

/** By use and place, as validation names them: what is painted in front, and behind it. */
function readColours(): Record<string, readonly [front: string, back: string]> {
  const toHex = (colour: string): string => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  };
  const backOf = (element: Element | null): string => {
    if (element === null) return '#ffffff';
    const { backgroundColor } = getComputedStyle(element);
    return backgroundColor === 'rgba(0, 0, 0, 0)'
      ? backOf(element.parentElement)
      : toHex(backgroundColor);
  };
  const found: Record<string, readonly [string, string]> = {};
  const read = (name: string, element: Element | null | undefined): void => {
    if (element) found[name] = [toHex(getComputedStyle(element).color), backOf(element)];
  };
  for (const section of document.querySelectorAll('.block')) {
    const place = `surface "${section.getAttribute('data-surface') ?? 'ground'}"`;
    read(`${place}: Text`, section.querySelector('.content-nodes > p'));
    read(`${place}: Muted text`, section.querySelector('.block-kicker'));
    read(`${place}: A link`, section.querySelector('.content-nodes a'));
    read(`${place}: Text on cards`, section.querySelector('.card-title'));
    read(`${place}: Muted text on cards`, section.querySelector('.card-words > p'));
    read(`${place}: Text on buttons`, section.querySelector('.call-to-action > .button'));
  }
  read('panels: Text in the header and the footer', document.querySelector('.footer-name'));
  read('panels: Muted text in panels', document.querySelector('.footer a:not([aria-current])'));
  read('panels: A link in a panel', document.querySelector('.footer a[aria-current]'));
  return found;
}

const themes: Readonly<Record<string, ThemeConfig>> = {
  hearth: { style: 'hearth' },
  works: { style: 'works' },
  clinic: { style: 'clinic' },
};

describe.each(Object.entries(themes))('%s', (_, theme) => {
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    server = await serveTheme(theme);
  });
  afterAll(() => server.close());

  test.each(resolveTheme(theme).palettes)('paints what is judged, $scheme', async (palette) => {
    const { scheme, colours } = palette;
    const visitor = await visit({ origin: server.origin, colorScheme: scheme });
    await visitor.page.goto(server.origin);
    const painted = await visitor.page.evaluate(readColours);
    expect(Object.keys(painted).length).toBe(surfaces.length * 6 + 3);
    const judged = Object.fromEntries(
      listPairs(colours).map(({ place, use, front, back }) => [`${place}: ${use}`, [front, back]]),
    );
    // Cards without a ground of their own show that of the page.
    const { cards } = resolveTheme(theme);
    const toUse = (name: string): string =>
      cards === 'plain' || cards === 'line' ? name.replace(' on cards', '') : name;
    for (const [name, pair] of Object.entries(painted))
      expect([name, pair]).toEqual([name, judged[toUse(name)]]);
    await visitor.leave();
  });

  test('shows words over a picture on what validation has judged', async () => {
    const [{ scheme, colours }] = resolveTheme(theme).palettes;
    const visitor = await visit({ origin: server.origin, colorScheme: scheme });
    await visitor.page.goto(server.origin);
    for (const tone of ['dark', 'light']) {
      const words = visitor.page.locator(`[data-tone="${tone}"] > .carousel-words`);
      const [text, image] = await words.evaluate((element) => {
        const style = getComputedStyle(element);
        return [style.color, style.backgroundImage] as const;
      });
      const judged = listPairs(colours).find(({ place }) => place === `tone "${tone}"`);
      expect(text).toBe(toRgb(judged?.front ?? ''));
      // The gradient begins with the scrim, which is as opaque as the words need.
      const opacity = Number(/rgba\([\d., ]+, ([\d.]+)\)/.exec(image)?.[1]);
      expect(opacity).toBeGreaterThanOrEqual(0.5);
    }
    await visitor.leave();
  });
});

/** Where the bands of a page begin and end, and what they hold; in whole pixels. */
const readBands = () => {
  const measure = (element: Element) => {
    const { bottom, left, right, top } = element.getBoundingClientRect();
    const [start, end] = [Math.round(left), Math.round(right)];
    return { bottom: Math.round(bottom), left: start, right: end, top: Math.round(top) };
  };
  return [...document.querySelectorAll('.page > *')].map((element) => {
    const [first = element] = element.children;
    return { ...measure(element), inner: measure(first) };
  });
};

test('bands reach from edge to edge, neighbours on one surface join, and space has its steps', async () => {
  const text = (more: object) => ({ type: 'text', items: ['Words.'], ...more });
  const server = await serveTheme({}, [
    ...[text({ surface: 'tint' }), text({ surface: 'tint' }), text({ surface: 'contrast' })],
    ...[text({}), text({ space: 'tight' }), text({ space: 'loose' })],
    ...[text({ width: 'full' }), text({ align: 'centre', width: 'text' })],
  ]);
  const { leave, page } = await visit({ origin: server.origin });
  await page.goto(server.origin);
  const width = await page.evaluate(() => document.querySelector('.main')?.clientWidth ?? 0);
  const [head, first, second, third, plain, tight, loose, full, centred] =
    await page.evaluate(readBands);
  if (!head || !first || !second || !third || !plain || !tight || !loose || !full || !centred)
    throw new Error('The page has too few blocks');
  for (const band of [first, second, third]) expect([band.left, band.right]).toEqual([0, width]);
  // What is in them keeps the edge of the page's content.
  expect(first.inner.left).toBe(plain.inner.left);
  // Bands touch the head, and one another.
  expect([first.top, second.top, third.top]).toEqual([head.bottom, first.bottom, second.bottom]);
  // Within a band there is no more space than between topics; around it there is more.
  const around = first.inner.top - first.top;
  expect(first.bottom - first.inner.bottom).toBe(0);
  expect(second.inner.top - first.inner.bottom).toBeLessThan(around);
  expect(second.bottom - second.inner.bottom).toBe(around);
  const apart = [tight.top - plain.bottom, plain.top - third.bottom, loose.top - tight.bottom];
  expect(apart).toEqual([...apart].sort((one, other) => one - other));
  expect(new Set(apart).size).toBe(3);
  expect(full.inner.left).toBeLessThan(plain.inner.left);
  const { left, right } = centred.inner;
  expect(Math.abs(left + right - width)).toBeLessThanOrEqual(1);
  await leave();
  await server.close();
});

const toRgb = (colour: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(', ')})`;
