// What somebody does who has never seen the files of a site, act by act: on one of the finished sites, with mouse and keys. The ways
// are those that people took who were shown the editor and nothing else; each is as long as it says.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFailed, test } from 'vitest';
import { long } from '../faults/long';
import { type EditedSite, openEdited } from './open-edited';

let edited: EditedSite;
/** A click, a text, a key, a choice in a list, a paste, a file. */
let acts = 0;

const click = async (on: Locator): Promise<void> => {
  acts += 1;
  await on.click();
};
const doubleClick = async (on: Locator): Promise<void> => {
  acts += 1;
  const { width = 0, height = 0 } = (await on.boundingBox()) ?? {};
  // The last word of it.
  await on.dblclick({ position: { x: width - 12, y: height / 2 } });
};
const press = async (key: string): Promise<void> => {
  acts += 1;
  await edited.page.keyboard.press(key);
};
const type = async (words: string): Promise<void> => {
  acts += 1;
  await edited.page.keyboard.type(words);
};
const choose = async (list: Locator, label: string): Promise<void> => {
  // The list drops down, then one of it is clicked.
  acts += 2;
  await list.selectOption(label);
};
const paste = async (rows: readonly (readonly string[])[]): Promise<void> => {
  acts += 1;
  await edited.page.evaluate(
    (text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    rows.map((row) => row.join('\t')).join('\n'),
  );
};
const upload = async (button: Locator, buffer: Buffer): Promise<void> => {
  acts += 1;
  const asked = edited.page.waitForEvent('filechooser');
  await button.click();
  acts += 1;
  await (await asked).setFiles({ name: 'table.jpg', mimeType: 'image/jpeg', buffer });
};

const button = (name: string | RegExp): Locator =>
  edited.page.getByRole('button', { name, exact: typeof name === 'string' });
const item = (name: string): Locator => edited.page.getByRole('treeitem', { name, exact: true });
/** Where somebody begins. */
const goHome = async (): Promise<void> => {
  await button('Pages').click();
  await item('Home').click();
  await edited.site.getByRole('heading', { level: 1, name: 'Good bread takes a night' }).waitFor();
};
const manifest = () => JSON.parse(readFileSync(join(edited.root, 'site.manifest.json'), 'utf8'));
const hasFocus = (on: Locator): Promise<boolean> =>
  on.evaluate((element) => element === document.activeElement);

/** In CSS pixels: a desk, and a telephone. */
const widths = long ? [1440, 390] : [1280];

describe.each(widths)('on a screen %i pixels wide', (width) => {
  beforeAll(async () => {
    const viewport = { width, height: 800 };
    edited = await openEdited('scripts/starter/looks/bakery', '2026-11-27', { viewport });
  });
  beforeEach(() => {
    acts = 0;
  });
  afterAll(async () => {
    expect(edited.visitor.complaints).toEqual([]);
    await edited.close();
  });
  describe('a telephone number everywhere, in 4 acts at most', () => {
    beforeEach(goHome);
    const number = (): string => manifest().variables.phone;

    test('where it stands on the page', async () => {
      await click(button(/^Opening hours/));
      await click(edited.site.locator('main').getByText('01632 960 144'));
      const field = edited.page.getByRole('textbox', { name: 'Phone', exact: true });
      await expect.poll(() => hasFocus(field)).toBe(true);
      await type('01632 960 877');
      await expect.poll(number).toBe('01632 960 877');
      expect(acts).toBe(3);
    });

    test('among the facts of the site', async () => {
      await click(button('Site'));
      await click(edited.page.getByRole('textbox', { name: 'Phone', exact: true }));
      await type('01632 960 144');
      await expect.poll(number).toBe('01632 960 144');
      expect(acts).toBe(3);
      // Nobody has to look whether it is right everywhere.
      await edited.page.getByText(/^Changed on 1\d pages, in \d\d places$/).click();
      await button(/^Small print/).waitFor();
      await edited.page.getByText('“01632 960 877” is written nowhere any more.').waitFor();
    });

    test('by a part of what is looked for', async () => {
      await click(button('Find'));
      await type('01632');
      await click(button('Change “Phone” everywhere'));
      const field = edited.page.getByRole('textbox', { name: 'Phone', exact: true });
      await expect.poll(() => hasFocus(field)).toBe(true);
      await type('01632 960 255');
      await expect.poll(number).toBe('01632 960 255');
      expect(acts).toBe(4);
    });
  });

  describe('a page into the menu, in 6 acts at most', () => {
    beforeEach(goHome);
    const menus = (): unknown[] => manifest().menus;

    test('from the page', async () => {
      await click(item('For kitchens'));
      await choose(edited.page.getByLabel('In the menu', { exact: true }), 'Yes, in the top row');
      await expect.poll(() => menus().at(-1)).toEqual({ page: 'kitchens', panel: false });
      await edited.site
        .locator('header')
        .getByText('For kitchens')
        .first()
        .waitFor({ state: 'attached' });
      expect(acts).toBe(3);
    });

    test('inside another, which was a plain link', async () => {
      await click(item('What the night does'));
      const list = edited.page.getByLabel('In the menu', { exact: true });
      await choose(list, 'Inside “The bakehouse”');
      await expect
        .poll(menus)
        .toContainEqual({ page: 'bakehouse', items: [{ page: 'the-night' }] });
      await edited.page
        .getByText('when they open “The bakehouse” in the menu.', { exact: false })
        .waitFor();
      expect(acts).toBe(3);
    });

    test('from the list of menus', async () => {
      await click(button('Menus'));
      const box = edited.page.getByRole('combobox', { name: 'Put a page into the menu' });
      await click(box);
      // A name is as wide as the list.
      const name = edited.page.getByRole('option').first();
      const widths = [box, name].map(async (on) => (await on.boundingBox())?.width ?? 0);
      const [whole = 0, own = 0] = await Promise.all(widths);
      expect(whole - own).toBeLessThan(8);
      await type('counter');
      await press('Enter');
      await expect.poll(() => menus().at(-1)).toEqual({ page: 'news' });
      expect(acts).toBe(4);
    });
  });

  describe('a table of prices with five rows, in 12 acts at most', () => {
    beforeEach(goHome);
    const rows = [
      ['Small picnic', 'Bread, cheese, an apple', '£7.50'],
      ['Large picnic', 'Bread, ham, cheese, cake', '£11.00'],
      ['Breakfast bag', 'Two rolls, butter, jam', '£4.20'],
      ['Soup in a jar', 'To warm up at home', '£6.80'],
      ['Cake box', 'Four slices, mixed', '£13.60'],
    ];

    test('from a spreadsheet', async () => {
      await click(item('Café'));
      await click(button('Add a block'));
      await type('table');
      await press('Enter');
      const heading = edited.page.getByRole('textbox', { name: 'Heading', exact: true });
      await expect.poll(() => hasFocus(heading)).toBe(true);
      await type('To take along');
      await click(edited.page.getByLabel('Column 1, row 1', { exact: true }));
      await paste(rows);
      const blocks = (): unknown[] => manifest().pages.cafe.blocks;
      await expect
        .poll(() => blocks().at(-1))
        .toEqual({
          type: 'table',
          heading: 'To take along',
          table: {
            columns: [
              { heading: 'Name' },
              { heading: 'Details' },
              { heading: 'Price', align: 'end' },
            ],
            rows,
          },
        });
      await edited.site.locator('main table').getByText('Cake box').waitFor();
      expect(acts).toBe(7);
    });
  });

  test('prices in groups, and nothing of the example is left, in 12 acts at most', async () => {
    await goHome();
    await click(item('Cakes'));
    await click(button('Add a block'));
    await type('prices');
    await press('Enter');
    const heading = edited.page.getByRole('textbox', { name: 'Heading', exact: true }).first();
    await expect.poll(() => hasFocus(heading)).toBe(true);
    await type('Slices');
    await click(edited.page.locator('details[open]').getByLabel('Heading', { exact: true }));
    await type('From the tray');
    await click(edited.page.getByLabel('Name, row 1', { exact: true }).first());
    await paste([
      ['Apple', '£3.20'],
      ['Plum', '£3.40'],
    ]);
    await click(button('Clear the rest'));
    await expect
      .poll(() => manifest().pages.cakes.blocks.at(-1))
      .toEqual({
        ...{ type: 'prices', heading: 'Slices' },
        groups: [
          {
            heading: 'From the tray',
            items: [
              { name: 'Apple', price: { amount: 3.2 } },
              { name: 'Plum', price: { amount: 3.4 } },
            ],
          },
        ],
      });
    expect(acts).toBe(10);
  });

  test('prices cell by cell, as in a spreadsheet, in 12 acts at most', async () => {
    await goHome();
    await click(item('Bread'));
    await click(button('Add a block'));
    await type('prices');
    await press('Enter');
    const heading = edited.page.getByRole('textbox', { name: 'Heading', exact: true }).first();
    await expect.poll(() => hasFocus(heading)).toBe(true);
    await type('Loaves');
    // All of what an example says is selected by a click.
    await click(edited.page.getByLabel('Name, row 1', { exact: true }));
    const { keyboard } = edited.page;
    const loaves = [1, 2, 3, 4, 5].map((at) => ({
      name: `Loaf ${at}`,
      price: { amount: at + 0.5 },
    }));
    for (const { name, price } of loaves) {
      await type(name);
      await keyboard.press('Tab');
      await keyboard.press('Tab');
      await keyboard.type(String(price.amount));
      await keyboard.press('Enter');
    }
    await click(button('Clear the rest'));
    await expect
      .poll(() => manifest().pages.bread.blocks.at(-1))
      .toEqual({ type: 'prices', heading: 'Loaves', groups: [{ items: loaves }] });
    expect(acts).toBe(12);
  });

  test('a row of prices, which nobody reads before it says something', async () => {
    await item('Café').click();
    await edited.page.getByRole('button', { name: /^Prices: The menu/ }).click();
    const { blocks } = manifest().pages.cafe;
    const at = blocks.findIndex(({ type }: { type: string }) => type === 'prices');
    const groups = () => manifest().pages.cafe.blocks[at].groups;
    const before = groups();
    await edited.page.locator('summary', { hasText: 'Breakfast' }).click();
    await button('Add row').first().click();
    const row = before[0].items.length + 1;
    const cell = (name: string) => edited.page.getByLabel(`${name}, row ${row}`, { exact: true });
    await expect.poll(() => hasFocus(cell('Name').first())).toBe(true);
    await edited.page.keyboard.type('Honey toast');
    await button('Add row').first().focus();
    const said = '“Price” is still empty. The row is not added without it.';
    await edited.page.locator('.failure', { hasText: said }).waitFor();
    // Also for who has left the form.
    await button(said).waitFor();
    expect(groups()).toEqual(before);
    await cell('Amount').first().fill('3.4');
    await edited.page.keyboard.press('Tab');
    await expect
      .poll(() => groups()[0].items.at(-1))
      .toEqual({ name: 'Honey toast', price: { amount: 3.4 } });
    // What is pasted says nothing else.
    await edited.page.getByLabel('Name, row 1', { exact: true }).first().click();
    const rows = before[0].items.map(() => ['Toast', '', '2']);
    await paste([...rows, ['Toast', '', '2'], ['Rolls', '', '1.5']]);
    await expect
      .poll(() => groups()[0].items.at(-1))
      .toEqual({ name: 'Rolls', price: { amount: 1.5 } });
  });

  test('a block is moved in the list, by drag and by keys', async () => {
    await item('Home').click();
    const names = edited.page.getByRole('region', { name: 'On this page' }).getByRole('button');
    const listTypes = (): string[] =>
      manifest().pages.home.blocks.map(({ type }: { type: string }) => type);
    const before = listTypes();
    const [first = '', second = '', third = '', ...others] = before;
    await names.nth(2).dragTo(names.nth(1), { targetPosition: { x: 20, y: 3 } });
    await expect.poll(listTypes).toEqual([first, third, second, ...others]);
    // It is the one that was dragged which goes on.
    await expect.poll(() => hasFocus(names.nth(1))).toBe(true);
    await edited.page.keyboard.press('Alt+ArrowDown');
    await expect.poll(listTypes).toEqual(before);
    await expect.poll(() => hasFocus(names.nth(2))).toBe(true);
  });

  test('what is found is told again after an undo, and replaced by Enter', async () => {
    await click(button('Find'));
    await type('Good bread takes a night');
    await click(edited.page.getByLabel('Replace with'));
    await type('Good bread takes its time');
    await press('Enter');
    await edited.page.getByText(/^Replaced in \d place/).waitFor();
    await click(button('Undo'));
    await edited.page.getByText(/^Found in \d place/).waitFor();
    expect(acts).toBe(6);
  });

  test('the picture of the first page, in 5 acts from another page', async () => {
    await click(item('Home'));
    const photograph = await sharp({
      create: { width: 1200, height: 900, channels: 3, background: '#b87' },
    })
      .jpeg()
      .toBuffer();
    const file = join(edited.root, 'site.manifest.json');
    const before = readFileSync(file);
    // Another try begins from the same site.
    onTestFailed(() => {
      writeFileSync(file, before);
      rmSync(join(edited.root, 'files/images/table.jpg'), { force: true });
    });
    await click(edited.site.locator('main .hero img').first());
    // The panel of the page had one, too.
    await edited.page.locator('.inspector .above').waitFor();
    await upload(edited.page.locator('.inspector label.button').first(), photograph);
    const words = edited.page.getByLabel(/^What the picture shows/);
    await expect.poll(() => words.count()).toBe(1);
    await expect.poll(() => hasFocus(words)).toBe(true);
    await type('A table with a plate, a cup and two vases');
    await expect
      .poll(() => manifest().pages.home.blocks[0].image)
      .toMatchObject({ src: 'images/table.jpg', alt: 'A table with a plate, a cup and two vases' });
    expect(acts).toBe(5);
    await button('Undo').click();
    await expect.poll(() => words.count()).toBe(0);
  });

  test('a word of the first page, in 3 acts', async () => {
    await goHome();
    await click(button(/^Text with picture: We start/));
    await doubleClick(edited.site.getByText('We start while you sleep'));
    await edited.site.getByRole('textbox', { name: 'Words of this page' }).waitFor();
    await type('dream');
    await expect
      .poll(() => manifest().pages.home.blocks[2].heading)
      .toBe('We start while you dream');
    expect(acts).toBe(3);
  });

  test('a text of the page by keys alone, and the way goes on from there', async () => {
    // From its beginning.
    await click(item('Small print'));
    await edited.site.getByRole('heading', { level: 1, name: 'Small print' }).waitFor();
    await goHome();
    const isAt = (words: string): Promise<void> =>
      edited.site.locator(':focus', { hasText: words }).waitFor();
    await press('F6');
    await press('ArrowDown');
    await isAt('Good bread takes a night');
    await press('ArrowDown');
    await isAt('Mixed at eight');
    await press('Enter');
    await edited.site.getByRole('textbox', { name: 'Words of this page' }).waitFor();
    await type(' And twice on Saturdays.');
    await expect
      .poll(() => manifest().pages.home.blocks[0].text)
      .toMatch(/is up\. And twice on Saturdays\.$/);
    await press('Enter');
    await press('ArrowDown');
    await isAt('What is on the shelf');
    await press('ArrowUp');
    await isAt('And twice on Saturdays.');
  });

  test('a piece of news, in 8 acts at most', async () => {
    await goHome();
    await click(button('New article'));
    await type('Closed on Tuesday');
    await press('Tab');
    await type('We repair the oven on Tuesday. On Wednesday there is bread again.');
    await press('Tab');
    await type('12012026');
    await press('Enter');
    const file = (): string =>
      readFileSync(join(edited.root, 'files/news/closed-on-tuesday.md'), 'utf8');
    await item('Closed on Tuesday later').waitFor();
    expect(file()).toMatch(/^---\ntitle: Closed on Tuesday\ndate: 2026-12-01\n/);
    // Its page has both, one below the other.
    expect(file()).toMatch(/\nsummary: We repair the oven on Tuesday\.\n/);
    expect(file()).toMatch(/\n\nOn Wednesday there is bread again\.\n$/);
    expect(acts).toBe(7);
    // It is seen beforehand as readers will see it.
    await edited.page
      .getByText('as readers will see it from Tuesday, 1 December 2026 on')
      .waitFor();
    const preview = edited.page.frameLocator('iframe[title="The page from its day on"]');
    await preview.getByRole('heading', { level: 1, name: 'Closed on Tuesday' }).waitFor();
    await preview.locator('main').getByText('On Wednesday there is bread again.').waitFor();
  });
});
