// The keys that take steps back and do them again, wherever the focus is, and what is said of it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EditedSite, openEdited } from './open-edited';

let edited: EditedSite;
beforeAll(async () => {
  edited = await openEdited('scripts/starter/looks/bakery', '2026-11-27');
});
afterAll(async () => {
  expect(edited.visitor.complaints).toEqual([]);
  await edited.close();
});

const file = (): string => readFileSync(join(edited.root, 'site.manifest.json'), 'utf8');
const phone = (): string => JSON.parse(file()).variables.phone;
const status = () => edited.page.locator('.status');
const field = () => edited.page.getByRole('textbox', { name: 'Phone', exact: true });
const press = (key: string): Promise<void> => edited.page.keyboard.press(key);
const type = (words: string): Promise<void> => edited.page.keyboard.type(words);
const headline = () =>
  edited.site.getByRole('heading', { level: 1, name: 'Good bread takes a night' });

test('in a field its typing is taken back, and once that is saved, the step', async () => {
  const [before, number] = [file(), phone()];
  await edited.page.getByRole('button', { name: 'Site', exact: true }).click();
  await field().click();
  await type('1');
  await press('ControlOrMeta+Z');
  expect(await field().inputValue()).toBe(number);
  expect(file()).toBe(before);
  await press('ControlOrMeta+A');
  await type('01632 960 877');
  await expect.poll(phone).toBe('01632 960 877');
  await press('ControlOrMeta+Z');
  await expect.poll(file).toBe(before);
  await expect.poll(() => field().inputValue()).toBe(number);
  await expect.poll(() => status().innerText()).toMatch(/^Undone: write “Phone”/);
  await press('ControlOrMeta+Shift+Z');
  await expect.poll(phone).toBe('01632 960 877');
  await expect.poll(() => status().innerText()).toMatch(/^Done again: write “Phone”/);
  await press('ControlOrMeta+Z');
  await expect.poll(file).toBe(before);
  // Nothing of it was saved as one more change.
  await edited.page.waitForTimeout(1500);
  expect(file()).toBe(before);
  await press('ControlOrMeta+Y');
  await expect.poll(phone).toBe('01632 960 877');
});

test('on a button, in the list of pages, and on the page, they do the same', async () => {
  const saved = phone();
  await edited.page.getByRole('button', { name: 'Pages', exact: true }).focus();
  await press('ControlOrMeta+Z');
  await expect.poll(phone).not.toBe(saved);
  await edited.page.getByRole('button', { name: 'Pages', exact: true }).click();
  await edited.page.getByRole('treeitem', { name: 'Home', exact: true }).click();
  await press('ControlOrMeta+Y');
  await expect.poll(phone).toBe(saved);
  await headline().click();
  await edited.site.getByRole('textbox', { name: 'Words of this page' }).waitFor();
  await press('ControlOrMeta+Z');
  await expect.poll(phone).not.toBe(saved);
});

test('Escape takes back what was saved meanwhile, without a further change', async () => {
  const before = file();
  await headline().click();
  await edited.site.getByRole('textbox', { name: 'Words of this page' }).waitFor();
  await press('End');
  await type(' and a day');
  await expect.poll(file).not.toBe(before);
  await press('Escape');
  await expect.poll(file).toBe(before);
  await headline().waitFor();
  await expect.poll(() => status().innerText()).toMatch(/^Undone: write “Good bread/);
  // Once it is saved, the words are taken back from where they are typed.
  await headline().click();
  await edited.site.getByRole('textbox', { name: 'Words of this page' }).waitFor();
  await press('End');
  await type(' and a day');
  await expect.poll(file).not.toBe(before);
  await press('ControlOrMeta+Z');
  await expect.poll(file).toBe(before);
  await headline().waitFor();
});

test('the page that is concerned is shown, and of one that is gone the one above it', async () => {
  const before = file();
  await edited.page.getByRole('treeitem', { name: 'Home', exact: true }).click();
  await headline().click();
  await edited.site.getByRole('textbox', { name: 'Words of this page' }).waitFor();
  await press('End');
  await type(' and a day');
  await press('ControlOrMeta+Enter');
  await expect.poll(file).not.toBe(before);
  await edited.page.getByRole('treeitem', { name: 'Cakes' }).first().click();
  await edited.site.getByRole('heading', { level: 1, name: /cake/i }).waitFor();
  await press('ControlOrMeta+Z');
  await headline().waitFor();
  expect(file()).toBe(before);
});
