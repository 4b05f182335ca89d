// Opening hours that a block takes from the contacts: where they come from is said, and a click on a time leads to it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EditedSite, openEdited } from './open-edited';

let edited: EditedSite;
beforeEach(async () => {
  edited = await openEdited('scripts/starter/looks/bakery', '2026-11-30');
});
afterEach(async () => {
  expect(edited.visitor.complaints).toEqual([]);
  await edited.close();
});

test('hours that other places say, too, are changed where they are written', async () => {
  const { page, site } = edited;
  const focused = () =>
    page.evaluate(() =>
      document.activeElement?.closest('[data-field]')?.getAttribute('data-field'),
    );
  await page.getByRole('button', { name: /^Opening hours/ }).click();
  await page.getByRole('button', { name: 'Other opening hours here' }).waitFor();
  await page.getByRole('button', { name: 'Change it in “Contacts”' }).click();
  await page.getByLabel('Tuesday from').waitFor();
  const time = site.locator('main .opening-hours-time').first();
  const { width = 0, height = 0 } = (await time.boundingBox()) ?? {};
  for (const [x, name] of [
    [width - 6, 'closes'],
    [6, 'opens'],
  ] as const) {
    await time.click({ position: { x, y: height / 2 } });
    await expect.poll(focused).toContain(`hours/regular/0/times/0/${name}`);
  }
  expect(
    await page.getByLabel('Tuesday from').evaluate((one) => one === document.activeElement),
  ).toBe(true);
  const { pages } = JSON.parse(readFileSync(join(edited.root, 'site.manifest.json'), 'utf8'));
  expect(JSON.stringify(pages.home.blocks)).not.toContain('regular');
});
