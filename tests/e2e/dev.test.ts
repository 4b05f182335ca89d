// A site in development: a save shows in the open page, and what a visitor has opened, typed or scrolled to stays.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type DevSession, manifestFile, openDevSession } from './dev-session';

let site: DevSession;
beforeEach(async () => {
  site = await openDevSession();
});
afterEach(() => site.end());

const footerText = (): string => JSON.parse(site.read(manifestFile)).footer.text;

describe('a change of the shell', () => {
  test('keeps scroll, open menu and what is typed', async () => {
    const { page } = site;
    await site.open('/kontakt');
    await page.locator('input[name="absender"]').fill('Ada');
    await page.locator('textarea').fill('Zwei Linden, bitte.');
    await page.evaluate(() => scrollTo({ top: 260, behavior: 'instant' }));
    await page.locator('button[popovertarget="_menu-betrieb"]').click();
    site.change(manifestFile, '"label": "Betrieb"', '"label": "Der Hof"');
    await page.locator('button[popovertarget="_menu-betrieb"]', { hasText: 'Der Hof' }).waitFor();
    site.change(manifestFile, footerText(), 'Bäume seit 1921.');
    await page.locator('footer', { hasText: 'Bäume seit 1921.' }).waitFor();
    site.change(manifestFile, '"mainNavigation": "Hauptmenü"', '"mainNavigation": "Wege"');
    await page.locator('.header-nav[aria-label="Wege"]').waitFor();
    expect(await page.locator('#_menu-betrieb:popover-open').count()).toBe(1);
    expect(await page.locator('input[name="absender"]').inputValue()).toBe('Ada');
    expect(await page.locator('textarea').inputValue()).toBe('Zwei Linden, bitte.');
    expect(await page.evaluate(() => scrollY)).toBe(260);
    expect(await site.isSameDocument()).toBe(true);
  });

  test('adds and removes entries of an open menu', async () => {
    const { page } = site;
    await site.open('/');
    await page.locator('button[popovertarget="_menu-betrieb"]').click();
    const link = page.locator('#_menu-betrieb a', { hasText: 'Impressum' });
    const before = site.read(manifestFile);
    site.change(
      manifestFile,
      '{ "page": "bilder" }',
      '{ "page": "bilder" }, { "page": "impressum" }',
    );
    await link.waitFor();
    site.write(manifestFile, before);
    await link.waitFor({ state: 'detached' });
    expect(await page.locator('#_menu-betrieb:popover-open').count()).toBe(1);
    expect(await site.isSameDocument()).toBe(true);
  });

  test('keeps the drawer and what is unfolded in it', async () => {
    await site.end();
    site = await openDevSession({ width: 375, height: 800 });
    const { page } = site;
    await site.open('/kontakt');
    await page.locator('.header-toggle').click();
    await page.locator('dialog summary', { hasText: 'Betrieb' }).click();
    site.change(manifestFile, '"page": "orte"', '"page": "orte", "label": "Höfe"');
    await page
      .locator('dialog[open] details[open] a', { hasText: 'Höfe' })
      .or(page.locator('dialog[open] details[open] summary', { hasText: 'Höfe' }))
      .first()
      .waitFor();
    expect(await site.isSameDocument()).toBe(true);
  });
});

describe('a change of a page', () => {
  test('shows its words and its title', async () => {
    const { page } = site;
    await site.open('/sortiment/gehoelze/hecken');
    site.change('files/texte/hecken.txt', 'Eine Hecke ist', 'Eine gute Hecke ist');
    await page.locator('main', { hasText: 'Eine gute Hecke ist' }).waitFor();
    site.change(manifestFile, '"title": "Hecken"', '"title": "Hecken aller Art"');
    await page.locator('h1', { hasText: 'Hecken aller Art' }).waitFor();
    await page.waitForFunction(() => document.title.startsWith('Hecken aller Art'));
    expect(await site.isSameDocument()).toBe(true);
  });

  test('that moves takes the visitor along', async () => {
    const { page } = site;
    await site.open('/impressum');
    site.change(manifestFile, '"path": "/impressum"', '"path": "/rechtliches"');
    await page.waitForURL('**/baumschule/rechtliches');
    await page.locator('h1', { hasText: 'Impressum' }).waitFor();
  });

  test('that goes says so, and that comes back is shown', async () => {
    const { page } = site;
    const before = site.read(manifestFile);
    await site.open('/sortiment/neu');
    const manifest = JSON.parse(before);
    delete manifest.pages.neu;
    site.write(manifestFile, JSON.stringify(manifest));
    await page.locator('h1', { hasText: 'Diese Seite gibt es nicht' }).waitFor();
    site.write(manifestFile, before);
    await page.locator('h1', { hasText: 'Neu im Herbst' }).waitFor();
  });

  test('that is new is shown where its address was unknown before', async () => {
    const { page } = site;
    await site.open('/aktuell');
    await page.locator('h1', { hasText: 'Diese Seite gibt es nicht' }).waitFor();
    site.change(
      manifestFile,
      '"pages": {',
      '"pages": { "aktuell": { "path": "/aktuell", "title": "Aktuelles", "summary": "Neu." },',
    );
    await page.locator('h1', { hasText: 'Aktuelles' }).waitFor();
  });

  test('colours are exchanged in place', async () => {
    const { page } = site;
    await site.open('/');
    const { ground } = JSON.parse(site.read(manifestFile)).theme.colours;
    site.change(manifestFile, `"ground": "${ground}"`, '"ground": "#fefefe"');
    await page.waitForFunction(
      () => getComputedStyle(document.documentElement).backgroundColor === 'rgb(254, 254, 254)',
    );
    expect(await site.isSameDocument()).toBe(true);
  });
});

test('what is in the document itself loads it anew', async () => {
  const { page } = site;
  await site.open('/');
  site.change(manifestFile, '"language": "de"', '"language": "de-CH"');
  await page.locator('html[lang="de-CH"]').waitFor({ state: 'attached' });
  expect(await site.isSameDocument()).toBe(false);
});

test('a change that came while the page was on its way is not missed', async () => {
  const { page } = site;
  await page.route('**/_dev/events', async (route) => {
    if (site.reports.length === 1) {
      site.change(manifestFile, footerText(), 'Zwischendurch.');
      while (site.reports.length === 1) await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await route.continue();
  });
  await site.open('/');
  await page.locator('footer', { hasText: 'Zwischendurch.' }).waitFor();
});
