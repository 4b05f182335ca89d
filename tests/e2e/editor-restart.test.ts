// The editor when its server ends, and another is started: what is typed meanwhile is kept, said, and written then.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EditedSite, openEdited } from './open-edited';

let edited: EditedSite;
beforeEach(async () => {
  edited = await openEdited('tests/sites/minimal', '2026-03-01');
});
afterEach(() => edited.close());

const readSiteFile = (path: string): string => readFileSync(join(edited.root, path), 'utf8');
const status = () => edited.page.locator('.status');
const manifest = () => JSON.parse(readSiteFile('site.manifest.json'));

test('words of the page and of a field, in their order, and what is undone', async () => {
  const { page, site } = edited;
  await page.getByRole('treeitem', { name: 'Repairs', exact: true }).click();
  await site.getByRole('heading', { level: 1, name: 'Repairs' }).click();
  await site.getByRole('textbox', { name: 'Words of this page' }).waitFor();
  const start = await edited.stop();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Clocks repaired');
  await expect.poll(() => status().innerText()).toMatch(/does not answer.*1 change is kept here/);
  // A rest later they go on, and leave the words for a field.
  await page.keyboard.type(' here');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Summary', exact: true }).fill('What we repair.');
  await page.keyboard.press('Tab');
  await expect.poll(() => status().innerText()).toMatch(/2 changes are kept here/);
  expect(manifest().pages.repairs.title).toBe('Repairs');
  await start();
  await expect.poll(() => manifest().pages.repairs.summary).toBe('What we repair.');
  expect(manifest().pages.repairs.title).toBe('Clocks repaired here');
  await expect.poll(() => status().innerText()).toMatch(/^Saved/);
  await site.getByRole('heading', { level: 1, name: 'Clocks repaired here' }).waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => manifest().pages.repairs.summary).toMatch(/^What we repair, how/);
});

test('another page is opened once the server is there again, and what others wrote is asked for', async () => {
  const { page, site, root } = edited;
  const start = await edited.stop();
  await page.getByRole('treeitem', { name: 'Repairs', exact: true }).click();
  await page.getByRole('textbox', { name: 'Summary', exact: true }).fill('What we repair.');
  await page.keyboard.press('Tab');
  await expect.poll(() => status().innerText()).toMatch(/1 change is kept here/);
  const theirs = readSiteFile('site.manifest.json').replace('What we repair, how', 'Theirs, how');
  writeFileSync(join(root, 'site.manifest.json'), theirs);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  await start();
  await site.getByRole('heading', { level: 1, name: 'Repairs' }).waitFor();
  await expect.poll(() => manifest().pages.repairs.summary).toBe('What we repair.');
  expect(asked).toEqual([expect.stringContaining('Somebody else has changed this meanwhile')]);
});
