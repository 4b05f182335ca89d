// Five companies, one engine: any two of their sites differ in most of what makes up a look.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLightBrowser } from '../../scripts/bench/find-browser';
import { browserArguments } from '../../scripts/browser/find-browser';
import { companies, rootOf, type Served, serve } from './companies';
import { differs, type Look, listDifferences, propertyNames, type Reading } from './properties';
import { selectors, toLook } from './read-look';
import { type Parts, readParts } from './read-parts';

const folder = mkdtempSync(join(tmpdir(), 'plinth-companies-'));
const names = ['reference', ...companies];
const looks = new Map<string, Look>();
let browser: Browser;

/** Each part as the first page has it that has it at all. */
async function readSite({ paths, toUrl }: Served): Promise<Look> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  const page = await context.newPage();
  let parts: Parts = {};
  for (const path of paths) {
    await page.goto(toUrl(path));
    await page.locator('.app[data-live]').waitFor();
    parts = { ...(await page.evaluate(readParts, selectors)), ...parts };
  }
  await context.close();
  return toLook(parts);
}

const tell = ({ kind, value }: Reading): string =>
  kind === 'colour'
    ? `#${value.map((part) => part.toString(16).padStart(2, '0')).join('')}`
    : kind === 'keyword'
      ? value || 'none'
      : `${Math.round(value * 100) / 100}`;

function writeTable(): void {
  const toRow = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
  const head = ['property', ...names];
  const properties = propertyNames.map((property, index) => [
    `${index + 1} ${property}`,
    ...names.map((name) => looks.get(name)?.[property]?.map(tell).join('; ') ?? '–'),
  ]);
  const counts = names.map((one) => [
    one,
    ...names.map((other) =>
      one === other ? '' : listDifferences(looks.get(one) ?? {}, looks.get(other) ?? {}).length,
    ),
  ]);
  const lines = [
    ...[head, head.map(() => '---'), ...properties].map(toRow),
    '',
    ...[['properties that differ', ...names], head.map(() => '---'), ...counts].map(toRow),
  ];
  writeFileSync('.plinth/companies.md', `${lines.join('\n')}\n`);
  console.log(`${lines.join('\n')}\n\nAlso in .plinth/companies.md.`);
}

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findLightBrowser(),
    args: [...browserArguments],
  });
  for (const name of names) {
    const served = await serve(name === 'reference' ? '.' : rootOf(name), join(folder, name));
    looks.set(name, await readSite(served));
    await served.close();
  }
  writeTable();
}, 600_000);
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each(names)('%s shows all properties', (name) => {
  expect(propertyNames.filter((property) => !looks.get(name)?.[property]?.length)).toEqual([]);
});

const pairs = names.flatMap((one, index) =>
  names.slice(index + 1).map((other) => [one, other] as const),
);

test.each(pairs)('%s and %s differ in fourteen of twenty', (one, other) => {
  const found = listDifferences(looks.get(one) ?? {}, looks.get(other) ?? {});
  expect(propertyNames).toHaveLength(20);
  expect(found.length, found.join(', ')).toBeGreaterThanOrEqual(14);
});

test('less than a visitor notices is no difference', () => {
  const weight = (value: number): Reading => ({ kind: 'weight', value });
  const radius = (value: number): Reading => ({ kind: 'radius', value });
  const size = (value: number): Reading => ({ kind: 'size', value });
  const grey = (value: number): Reading => ({ kind: 'colour', value: [value, value, value] });
  expect(differs(weight(500), weight(600))).toBe(false);
  expect(differs(weight(400), weight(600))).toBe(true);
  expect(differs(radius(10), radius(5))).toBe(false);
  expect(differs(radius(10), radius(4))).toBe(true);
  expect(differs(size(30), size(33))).toBe(false);
  expect(differs(size(30), size(24))).toBe(true);
  const text = (value: number): Reading => ({ kind: 'text', value });
  expect(differs(text(18), text(18.5))).toBe(false);
  expect(differs(text(16.5), text(18))).toBe(true);
  expect(differs(grey(255), grey(220))).toBe(false);
  expect(differs(grey(255), grey(200))).toBe(true);
});
