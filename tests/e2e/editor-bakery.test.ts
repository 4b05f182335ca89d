// The finished bakery, as somebody of its office sees and changes it.
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

test('a website that is always light says so where dark is chosen', async () => {
  const { page } = edited;
  await page.getByRole('button', { name: 'View' }).click();
  await page.getByLabel('Dark', { exact: true }).check();
  await page.getByText('This website is always light.').waitFor();
  await page.getByLabel('Light', { exact: true }).check();
  await page.getByText('This website is always light.').waitFor({ state: 'detached' });
});

test('a page that is dropped behind the last one of the menu is the last one then', async () => {
  const { page } = edited;
  const item = (name: string) => page.getByRole('treeitem', { name, exact: true });
  expect(await item('Small print').getAttribute('aria-description')).toBe('no menu');
  expect(await item('Visit').getAttribute('aria-description')).toBe(null);
  const { x = 0, y = 0 } = (await item('From the counter').boundingBox()) ?? {};
  await item('Small print').hover();
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 12, { steps: 5 });
  await page.mouse.move(x + 60, y + 3, { steps: 5 });
  await expect.poll(() => item('From the counter').getAttribute('data-drop')).toBe('before');
  await page.mouse.up();
  await page.getByText(/^Saved \d/).waitFor();
  const { menus, pages } = JSON.parse(
    readFileSync(join(edited.root, 'site.manifest.json'), 'utf8'),
  );
  const last = menus.at(-1).page;
  expect(pages[last].label ?? pages[last].title).toBe('Small print');
  expect(await page.locator('[data-drop]').count()).toBe(0);
});

test('who moves a block above the head of a page is told what becomes of that', async () => {
  const { page, site } = edited;
  const notice = page.getByText('What was the head of the page');
  await page.getByRole('button', { name: /^Cards: Come in/ }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await notice.waitFor();
  await page.keyboard.press('Alt+ArrowDown');
  await notice.waitFor({ state: 'detached' });
  await site.getByRole('heading', { level: 1, name: 'Good bread takes a night' }).waitFor();
});

test('a click on a picture chooses it, also where words lie over it', async () => {
  await edited.close();
  edited = await openEdited('scripts/starter/looks/plant', '2026-11-30');
  const { page, site } = edited;
  const hero = site.locator('main .block.hero');
  const image = hero.locator('img');
  // Beside its words.
  const { x = 0, y = 0, width = 0, height = 0 } = (await image.boundingBox()) ?? {};
  await page.mouse.click(x + width - 60, y + height / 2);
  await expect
    .poll(() =>
      page.evaluate(() =>
        document.activeElement?.closest('[data-field]')?.getAttribute('data-field'),
      ),
    )
    .toMatch(/pages\/home\/blocks\/0\/image/);
  expect(await site.locator('[data-edit-host]').count()).toBe(0);
  await hero.locator('h1').click();
  await site.locator('h1[data-edit-host]:focus').waitFor();
});
