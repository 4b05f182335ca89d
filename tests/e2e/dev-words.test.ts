// Alt+click on a word of a page in development: the box says where it stands, and takes nobody anywhere by itself.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DevSession, openDevSession } from './dev-session';

let site: DevSession;
beforeEach(async () => {
  site = await openDevSession();
  await site.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
});
afterEach(() => site.end());

const box = () => site.page.locator('dev-place section');
const places = () => box().locator('a');

test('a click with Alt names the place, copies it, and follows no link', async () => {
  const { page } = site;
  await site.open('/');
  const address = page.url();
  await page
    .locator('main a')
    .first()
    .click({ modifiers: ['Alt'] });
  await box().waitFor();
  const place = await places().first().textContent();
  expect(place).toMatch(/^(?:site\.manifest\.json|files\/\S+):\d+:\d+$/);
  expect(await places().first().getAttribute('href')).toBe(`vscode://file${site.root}/${place}`);
  await box().getByText(`Copied: ${place}`).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(place);
  expect(page.url()).toBe(address);
  await page.locator('h1').click();
  await box().waitFor({ state: 'detached' });
});

test('Alt+Enter does the same for what has the focus, which Escape gives back', async () => {
  const { page } = site;
  await site.open('/kontakt');
  const field = page.locator('input[name="absender"]');
  await field.focus();
  await page.keyboard.press('Alt+Enter');
  await box().waitFor();
  expect(
    await places()
      .first()
      .evaluate((link) => link.matches(':focus')),
  ).toBe(true);
  await page.keyboard.press('Escape');
  await box().waitFor({ state: 'detached' });
  expect(await field.evaluate((input) => input.matches(':focus'))).toBe(true);
});

test('the box can be used above an open menu, which stays open', async () => {
  const { page } = site;
  await site.open('/');
  await page.locator('button[popovertarget="_menu-betrieb"]').click();
  await page
    .locator('#_menu-betrieb a')
    .first()
    .click({ modifiers: ['Alt'] });
  await box().waitFor();
  expect(await page.locator('#_menu-betrieb:popover-open').count()).toBe(1);
  await box().locator('button').click();
  await box().waitFor({ state: 'detached' });
});
