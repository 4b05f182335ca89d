// What somebody adds to a text who has never seen how it is written: from the panel beside the page, and by keys alone.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Page } from 'playwright';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EditedSite, openEdited } from './open-edited';

let edited: EditedSite;
let page: Page;
let site: FrameLocator;

const file = 'files/texte/ueber-uns.md';
const last = 'Lindenhof, Allee 4.';
const read = (path = file): string => readFileSync(join(edited.root, path), 'utf8');
const paragraph = () => site.getByRole('textbox', { name: 'Words of this page' });
const add = (name: string) => page.getByRole('button', { name, exact: true }).click();

beforeEach(async () => {
  edited = await openEdited('tests/sites/documents', '2026-03-01');
  ({ page, site } = edited);
  await page.getByRole('treeitem', { name: /^Über uns/ }).click();
  await site.getByText(last).click();
  await paragraph().waitFor();
});
afterEach(async () => {
  expect(edited.visitor.complaints).toEqual([]);
  await edited.close();
});

test('nobody sees how a text is written who does not ask for it', async () => {
  const source = page.getByRole('textbox', { name: 'Text of the page' });
  await page.getByText('The text as it is written').waitFor();
  expect(await source.count()).toBe(0);
  await page.getByText('The text as it is written').click();
  await expect.poll(() => source.inputValue()).toContain('## ');
});

test('a heading, numbers and a quotation come below the words that were typed', async () => {
  for (const [name, words] of [
    ['Heading', 'Preise'],
    ['Numbered list', 'Birnen'],
    ['Quotation', 'Sehr gut.'],
    ['Paragraph', 'Bis Mai.'],
  ] as const) {
    await add(name);
    await expect.poll(() => paragraph().innerText()).toBe('');
    await page.keyboard.type(words);
  }
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect
    .poll(() => read())
    .toContain(`${last}\n\n## Preise\n\n1. Birnen\n\n> Sehr gut.\n\nBis Mai.\n`);
});

test('a table begins with its first heading, and Tab goes from cell to cell', async () => {
  await add('Table');
  await expect.poll(() => paragraph().innerText()).toBe('…');
  for (const words of ['Name', 'Preis', 'Birne', '20']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  await expect.poll(() => read()).toMatch(/\| Name \| Preis \|\n\|[- |]+\|\n\| Birne \| 20 \|/);
});

test('what is added from a cell comes below its table', async () => {
  await page.getByRole('treeitem', { name: 'Bäume im Winter', exact: true }).click();
  await site.getByRole('cell', { name: 'Pfirsich' }).click();
  await paragraph().waitFor();
  await add('Quotation');
  await expect.poll(() => paragraph().innerText()).toBe('');
  await page.keyboard.type('Milde Tage.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect
    .poll(() => read('files/texte/winter.md'))
    .toContain('| Pfirsich | −15 ° | **immer**  |\n\n> Milde Tage.\n\n![Die Hecke');
});

test('a footnote is named behind the caret, and its words are typed next', async () => {
  await page.keyboard.press('ControlOrMeta+End');
  await add('Footnote');
  await expect.poll(() => paragraph().innerText()).toBe('…');
  await page.keyboard.type('Seit 1961.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect.poll(() => read()).toMatch(/4\.\[\^1\][\s\S]*\n\n\[\^1\]: Seit 1961\.\n/);
});

test('a picture is chosen, and what it shows is asked for', async () => {
  await add('Picture');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Picture', { exact: true }).fill('svg');
  await page.keyboard.press('Enter');
  await dialog.getByLabel(/^What the picture shows/).fill('Ein [altes] Tor');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.poll(() => read()).toMatch(/4\.\n\n!\[Ein altes Tor\]\([^)]+\.svg\)\n/);
});

test('by keys, what was typed last becomes a heading, and a list begins below it', async () => {
  await page.keyboard.press('F6');
  await page.getByLabel(/^Make the words that were typed last/).selectOption('heading');
  await expect.poll(() => read()).toContain(`## ${last}`);
  await paragraph().waitFor();
  await page.keyboard.press('F6');
  await page.getByRole('button', { name: 'List', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => paragraph().innerText()).toBe('');
  await page.keyboard.type('Birnen');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect.poll(() => read()).toContain(`## ${last}\n\n- Birnen\n`);
});
