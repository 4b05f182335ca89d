// The editor while others write the same files: what a person has typed is theirs until they drop it.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEdited } from './open-edited';

const file = 'files/text/repairs.txt';

test.each([
  ['have changed them', (path: string) => writeFileSync(path, '["Theirs."]')],
  ['have removed their file', (path: string) => rmSync(path)],
])('words of the page stay to be taken where others %s', async (_, change) => {
  const { page, site, root, close } = await openEdited('tests/sites/minimal', '2026-03-01');
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  await page.getByRole('treeitem', { name: 'Repairs', exact: true }).click();
  await site.locator('main section p').first().click();
  await site.getByRole('textbox', { name: 'Words of this page' }).waitFor();
  change(path);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Mine.');
  const kept = page.getByRole('group', { name: 'Not written' });
  await kept.waitFor();
  // They are the same words a rest later.
  await page.keyboard.type(' All of it.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect.poll(() => kept.getByRole('textbox').inputValue()).toBe('Mine. All of it.');
  expect(await kept.innerText()).toContain('Somebody else has changed this meanwhile');
  // Others go on: nothing takes them away.
  writeFileSync(path, before);
  await page.getByText('Saves by itself').waitFor();
  expect(await kept.getByRole('textbox').inputValue()).toBe('Mine. All of it.');
  await kept.getByRole('button', { name: 'Drop these words' }).click();
  await kept.waitFor({ state: 'detached' });
  expect(readFileSync(path, 'utf8')).toBe(before);
  await close();
});
