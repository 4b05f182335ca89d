// The visual editor by keys alone: whatever is asked for is reached with Tab and arrows, and nothing is clicked.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { afterEach, describe, expect, test } from 'vitest';
import { type EditedSite, openEdited } from './open-edited';

let edited: EditedSite;
let page: Page;

async function open(...given: Parameters<typeof openEdited>): Promise<void> {
  edited = await openEdited(...given);
  ({ page } = edited);
}

afterEach(async () => {
  expect(edited.visitor.complaints).toEqual([]);
  await edited.close();
});

const readSiteFile = (path: string): string => readFileSync(join(edited.root, path), 'utf8');
const manifest = () => JSON.parse(readSiteFile('site.manifest.json'));
const press = (key: string): Promise<void> => page.keyboard.press(key);
const button = (name: string): Locator => page.getByRole('button', { name, exact: true });

/** More presses than this nobody makes. */
const mostPresses = 200;

/** Goes on with Tab until something has the focus. */
async function reach(wanted: Locator, key = 'Tab'): Promise<void> {
  await wanted.first().waitFor();
  const isReached = (): Promise<boolean> =>
    wanted.first().evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < mostPresses; presses++) {
    if (await isReached()) return;
    await press(key);
  }
  throw new Error(`${wanted} cannot be reached by ${key}.`);
}

async function use(wanted: Locator): Promise<void> {
  await reach(wanted);
  await press('Enter');
}

/** Other words in the place of those of a field, left by Tab. */
async function write(field: Locator, words: string): Promise<void> {
  await reach(field);
  await press('ControlOrMeta+A');
  await page.keyboard.type(words);
  await press('Tab');
}

async function choosePage(title: string): Promise<void> {
  await reach(page.getByLabel('Find a page'));
  await page.keyboard.type(title);
  await page.getByRole('option', { name: title }).first().waitFor();
  await press('Enter');
  await page.getByRole('treeitem', { name: title, selected: true }).waitFor();
}

describe('a site of pages', () => {
  test('opening hours of a day', async () => {
    await open('tests/sites/everything', '2026-03-01');
    await choosePage('Öffnungszeiten und Preise');
    await use(page.getByRole('button', { name: /^Opening hours/ }));
    await reach(page.getByLabel('Friday until').last());
    await page.keyboard.type('0800PM');
    await press('Tab');
    await expect
      .poll(() => JSON.stringify(manifest().pages.oeffnungszeiten.blocks))
      .toContain('20:00');
  });

  test('an address that the site had before', async () => {
    await open('tests/sites/everything', '2026-03-01');
    const before = readSiteFile('redirects.csv');
    await use(button('Site'));
    await use(button('Old addresses'));
    await write(page.getByLabel('Old address'), '/alt.html');
    const form = page.getByRole('group', { name: 'Another old address' });
    await use(form.getByRole('button', { name: 'Website' }));
    await reach(form.getByLabel('Website'));
    await page.keyboard.type('example.org/neu');
    await press('Enter');
    await expect
      .poll(() => readSiteFile('redirects.csv'))
      .toBe(`${before}/alt.html,https://example.org/neu,301\n`);
  });

  test('the repair of what is found', async () => {
    await open('tests/sites/everything', '2026-03-01');
    const text = readSiteFile('site.manifest.json');
    writeFileSync(
      join(edited.root, 'site.manifest.json'),
      text.replace('"page": "kontakt"', '"page": "kontakte"'),
    );
    await use(page.getByText(/to fix$/));
    await use(page.getByRole('button', { name: /"kontakt"/ }));
    await expect.poll(() => readSiteFile('site.manifest.json')).toBe(text);
  });
});

describe('a site in languages', () => {
  test('a word and its translation', async () => {
    await open('tests/sites/languages', '2026-11-24');
    await choosePage('Contact');
    await write(page.getByRole('textbox', { name: 'Summary' }), 'Tell us about your book.');
    await page.getByText(/^Saved \d/).waitFor();
    await use(button('Translate'));
    await write(
      page.getByRole('textbox', { name: 'Tell us about your book.' }),
      'Erzählen Sie uns von Ihrem Buch.',
    );
    await expect
      .poll(() => readSiteFile('files/languages/de/pages/contact.json'))
      .toContain('"to": "Erzählen Sie uns von Ihrem Buch."');
  });

  test('another language', async () => {
    await open('tests/sites/languages', '2026-11-24');
    await use(button('Site'));
    await use(button('Languages'));
    await reach(page.getByLabel('Add a language'));
    await page.keyboard.type('Nederlands');
    await use(button('Add'));
    await write(
      page.getByRole('textbox', { name: 'Books that open flat again' }),
      'Boeken die weer plat openen',
    );
    await expect
      .poll(() => readSiteFile('files/languages/nl/pages/home.json'))
      .toContain('Boeken die weer plat openen');
    expect(manifest().languages.nl).toEqual({ name: 'Nederlands', path: '/nl' });
  });
});
