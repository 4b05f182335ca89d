// A site that breaks while its server runs: the findings are shown over the last valid page, in the words of the
// terminal, and disappear with the next valid save.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type DevSession, manifestFile, openDevSession } from './dev-session';

const content = 'files/texte/hecken.txt';
/** What the footer says. */
let marker: string;

let site: DevSession;
let manifest: string;
let words: string;
beforeAll(async () => {
  site = await openDevSession();
  manifest = site.read(manifestFile);
  words = site.read(content);
  marker = JSON.parse(manifest).footer.text;
});
afterAll(() => site.end());
beforeEach(async () => {
  fix(marker);
  await site.open('/sortiment/gehoelze/hecken');
});

const at = (path: string): string => join(site.root, path);
const overlay = () => site.page.locator('section[role="alert"]');

/** How a person can break a site, and what is reported. */
const breakages: readonly (readonly [name: string, act: () => void, said: RegExp])[] = [
  ['the manifest is missing', () => rmSync(at(manifestFile)), /There is no site\.manifest\.json/],
  [
    'a folder stands in its place',
    () => {
      rmSync(at(manifestFile));
      mkdirSync(at(manifestFile));
    },
    /site\.manifest\.json cannot be read: it is a folder/,
  ],
  [
    'it is saved by half',
    () => truncateSync(at(manifestFile), Math.floor(manifest.length / 2)),
    /site\.manifest\.json:\d+:\d+/,
  ],
  ['it is empty', () => site.write(manifestFile, ''), /site\.manifest\.json:1:1/],
  [
    'a lone brace stands in a text',
    () => site.write(manifestFile, manifest.replace(marker, 'Obst {')),
    /brace/,
  ],
  [
    'a brace of its own is missing',
    () => site.write(manifestFile, manifest.trimEnd().slice(0, -1)),
    /site\.manifest\.json:\d+:\d+/,
  ],
  [
    'it begins with a byte order mark',
    () => site.write(manifestFile, `\ufeff${manifest}`),
    /byte order mark/i,
  ],
  [
    'it is saved as UTF-16',
    () => writeFileSync(at(manifestFile), Buffer.from(`\ufeff${manifest}`, 'utf16le')),
    /UTF-16/,
  ],
  [
    'a content file has another name',
    () => renameSync(at(content), at('files/texte/hecke.txt')),
    /texte\/hecken\.txt/,
  ],
  [
    'a folder stands in the place of a content file',
    () => {
      rmSync(at(content));
      mkdirSync(at(content));
    },
    /texte\/hecken\.txt/,
  ],
  ['a content file is no JSON', () => site.write(content, 'Eine Hecke'), /hecken\.txt:1:1/],
  ['all files are elsewhere', () => renameSync(at('files'), at('dateien')), /files\/ is missing/],
  [
    'a picture is none',
    () => site.write('files/bilder/zeichen.svg', 'no picture'),
    /bilder\/zeichen\.svg" is not an SVG drawing/,
  ],
  [
    'a page has an unknown layout',
    () => site.change(manifestFile, '"layout": "plain"', '"layout": "plan"'),
    /Did you mean "plain"\?/,
  ],
];

const logo = readFileSync('tests/sites/everything/files/bilder/zeichen.svg', 'utf8');

/** Everything as it was, but for a word in the footer. */
function fix(word: string): void {
  if (existsSync(at('dateien'))) renameSync(at('dateien'), at('files'));
  for (const path of [content, manifestFile]) rmSync(at(path), { recursive: true, force: true });
  rmSync(at('files/texte/hecke.txt'), { force: true });
  site.write('files/bilder/zeichen.svg', logo);
  site.write(content, words);
  site.write(manifestFile, manifest.replace(marker, word));
}

test.each(breakages)('%s', async (name, act, said) => {
  const { page } = site;
  act();
  await overlay().filter({ hasText: said }).waitFor();
  // The last good page stays, and can be used.
  expect(await page.locator('h1').textContent()).toBe('Hecken');
  expect(await site.isSameDocument()).toBe(true);
  fix(`Gut nach: ${name}`);
  await page.locator('footer', { hasText: `Gut nach: ${name}` }).waitFor();
  await overlay().waitFor({ state: 'detached' });
  const { findings, error } = site.reports.at(-1) ?? { findings: [undefined] };
  expect([findings, error]).toEqual([[], undefined]);
});

test('the overlay says what validate says, and one click takes the place', async () => {
  const { page } = site;
  site.change(manifestFile, '"layout": "plain"', '"layout": "plan"');
  await overlay().waitFor();
  const { stdout } = spawnSync(process.execPath, [resolve('scripts/run.cjs'), 'validate'], {
    cwd: site.root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  const finding = overlay().locator('li').first();
  expect(stdout).toContain(await finding.textContent());
  await finding.locator('code').click();
  const selected = await page.evaluate(() => String(getSelection()));
  expect(selected).toMatch(/^site\.manifest\.json:\d+:\d+$/);
  expect(stdout.startsWith(selected)).toBe(true);
  fix('Wieder gut.');
  await overlay().waitFor({ state: 'detached' });
});

const badge = () => site.page.locator('dev-findings .badge');

/** A finding that is no more than a warning. */
const warn = (): void => site.write('files/texte/ungenannt.txt', '["Niemand nennt mich."]');

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

test('the overlay stands above an open menu and beside an open dialog', async () => {
  const { page } = site;
  await page.locator('button[popovertarget="_menu-betrieb"]').click();
  site.change(manifestFile, '"layout": "plain"', '"layout": "plan"');
  await overlay().waitFor();
  expect(await page.locator('#_menu-betrieb:popover-open').count()).toBe(1);
  await overlay().locator('button').click({ trial: true });
  await page.setViewportSize({ width: 600, height: 800 });
  await page.locator('.header-toggle').evaluate((button: HTMLElement) => button.click());
  await badge().waitFor();
  expect(await overlay().count()).toBe(0);
  const [one, other] = [
    await badge().boundingBox(),
    await page.locator('dialog:modal').evaluate((dialog: HTMLElement) => ({
      ...{ x: dialog.offsetLeft, y: dialog.offsetTop },
      ...{ width: dialog.offsetWidth, height: dialog.offsetHeight },
    })),
  ];
  if (one === null) throw new Error('The badge is not shown.');
  expect(overlap(one, other)).toBe(false);
  // Where there is no room beside it, nothing is shown.
  await page.setViewportSize({ width: other.width + 20, height: 800 });
  await badge().waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  await overlay().waitFor();
  fix('Noch einmal gut.');
  await overlay().waitFor({ state: 'detached' });
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('mere warnings are a badge, which opens and closes', async () => {
  warn();
  await badge().filter({ hasText: '1 warning' }).waitFor();
  expect(await overlay().count()).toBe(0);
  await badge().click();
  await overlay().filter({ hasText: 'texte/ungenannt.txt' }).waitFor();
  await overlay().locator('button').click();
  await badge().waitFor();
  // An error opens the panel; fixed, the badge is back.
  site.change(manifestFile, '"layout": "plain"', '"layout": "plan"');
  await overlay().filter({ hasText: '1 error' }).waitFor();
  fix('Wieder nur eine Warnung.');
  await badge().filter({ hasText: '1 warning' }).waitFor();
  rmSync(at('files/texte/ungenannt.txt'));
  await badge().waitFor({ state: 'detached' });
});

/** Runs in the page: texts of the overlay with the lightness of ink and ground, from 0 to 1. */
function findInks(): (readonly [text: string, ink: number, ground: number])[] {
  const lightness = (colour: string): number =>
    Math.max(...(colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)) / 255;
  const root = document.querySelector('dev-findings')?.shadowRoot;
  const panel = root?.querySelector('section');
  const ground = panel ? getComputedStyle(panel).backgroundColor : '';
  return [...(root?.querySelectorAll('button, h2, li, code') ?? [])].map((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    const own = backgroundColor === 'rgba(0, 0, 0, 0)' ? ground : backgroundColor;
    return [element.tagName, lightness(color), lightness(own)];
  });
}

test.each(['light', 'dark'])('its words are readable on a theme that is %s', async (scheme) => {
  const broken = manifest.replace('"layout": "plain"', '"layout": "plan"');
  await site.page.evaluate((scheme) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `:root, :root * { color-scheme: ${scheme}; color: #000; background: #fff; font-size: 3px; }`,
    );
    document.adoptedStyleSheets.push(sheet);
  }, scheme);
  site.write(manifestFile, broken);
  await overlay().waitFor();
  const inks = await site.page.evaluate(findInks);
  expect(inks.length).toBeGreaterThan(3);
  for (const [text, ink, ground] of inks)
    expect([text, ink > 0.75 && ground < 0.35]).toEqual([text, true]);
  fix('Lesbar.');
  await overlay().waitFor({ state: 'detached' });
});
