// The visual editor, as somebody uses it who sees the site and keys alone.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Page, Route } from 'playwright';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nameFact } from '../../scripts/editor/shell/facts';
import { findViolations } from '../axe';
import { openInputMethod } from './input-method';
import { type EditedSite, openEdited } from './open-edited';
import { visit } from './visitor';

let edited: EditedSite;
let root: string;
let page: Page;
let site: FrameLocator;

async function open(...given: Parameters<typeof openEdited>): Promise<void> {
  edited = await openEdited(...given);
  ({ root, page, site } = edited);
}
afterEach(async () => {
  expect(edited.visitor.complaints).toEqual([]);
  await edited.close();
});

const readSiteFile = (path: string): string => readFileSync(join(root, path), 'utf8');
const manifest = (): string => readSiteFile('site.manifest.json');
const saved = (): Promise<void> => page.getByText(/^Saved \d/).waitFor();

/** Types other words in the place of those that were clicked. */
async function type(words: string): Promise<void> {
  await site.getByRole('textbox', { name: 'Words of this page' }).waitFor();
  await page.keyboard.press('ControlOrMeta+A');
  if (words === '') await page.keyboard.press('Delete');
  else await page.keyboard.type(words);
  await page.keyboard.press('ControlOrMeta+Enter');
}

/** On a slow machine a person rests more often: how many steps were written is not known. */
async function undoTo(file: string, before: string): Promise<void> {
  for (let now = readSiteFile(file); now !== before; now = readSiteFile(file)) {
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => readSiteFile(file)).not.toBe(now);
  }
}

describe('a site of pages', () => {
  beforeEach(() => open('tests/sites/everything', '2026-03-01'));

  test('words are written where they stand, in one line of the file, and undone to the byte', async () => {
    const before = manifest();
    const { pages } = JSON.parse(before);
    const [, { title }] = Object.entries<{ title: string }>(pages).find(
      ([id]) => id === 'hecken',
    ) ?? ['', { title: '' }];
    await page.getByRole('treeitem', { name: title, exact: true }).click();
    await site.getByRole('heading', { level: 1, name: title }).click();
    await type('Hecken und Mauern');
    await saved();
    await site.getByRole('heading', { level: 1, name: 'Hecken und Mauern' }).waitFor();
    const lines = manifest().split('\n');
    expect(lines.filter((line, index) => line !== before.split('\n')[index])).toEqual([
      expect.stringContaining('"Hecken und Mauern"'),
    ]);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await site.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    expect(manifest()).toBe(before);
  });

  test('two clicks select a word, which what is typed takes the place of', async () => {
    await page.getByRole('treeitem', { name: 'Hecken', exact: true }).click();
    await site.getByText('Eine Hecke ist eine Wand').waitFor();
    const point = await site.getByText('Eine Hecke ist eine Wand').evaluate((paragraph) => {
      const range = document.createRange();
      const [text] = [...paragraph.childNodes].filter(({ nodeType }) => nodeType === 3);
      range.setStart(text as Text, 6);
      range.setEnd(text as Text, 7);
      const { x, y } = range.getBoundingClientRect();
      const around = paragraph.getBoundingClientRect();
      return { x: x - around.x, y: y - around.y + 5 };
    });
    await site.getByText('Eine Hecke ist eine Wand').dblclick({ position: point });
    await page.keyboard.type('Mauer');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect.poll(() => readSiteFile('files/texte/hecken.txt')).toMatch(/"Eine Mauer ist/);
  });

  test('a paragraph says more, and another begins below it', async () => {
    const text = (): unknown[] => JSON.parse(readSiteFile('files/texte/hecken.txt'));
    const before = readSiteFile('files/texte/hecken.txt');
    await page.getByRole('treeitem', { name: 'Hecken', exact: true }).click();
    await site.getByText('Eine Hecke ist eine Wand').click();
    await site.getByRole('textbox', { name: 'Words of this page' }).waitFor();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' Ganz ');
    await page.keyboard.press('ControlOrMeta+B');
    await page.keyboard.type('sicher');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Mehr: ');
    await page.keyboard.press('ControlOrMeta+K');
    await page.getByRole('combobox', { name: 'Page', exact: true }).click();
    await page.keyboard.type('obstb');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Link', exact: true }).click();
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect
      .poll(() => text().slice(0, 2))
      .toEqual([
        expect.stringMatching(/jede Futterstelle\. Ganz \*\*sicher\*\*$/),
        'Mehr: [Obstbäume](page:obstbaeume)',
      ]);
    await site.getByText('Liguster, wenn es').click();
    await type('');
    await expect.poll(() => readSiteFile('files/texte/hecken.txt')).not.toContain('Liguster');
    await site.getByText('Hainbuche für schwere').click();
    await site.getByRole('textbox', { name: 'Words of this page' }).waitFor();
    await page.keyboard.press('Home');
    for (const _ of 'Hainbuche') await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect
      .poll(() => readSiteFile('files/texte/hecken.txt'))
      .toMatch(/"Hainbuche",\s+"für schwere Böden"/);
    await undoTo('files/texte/hecken.txt', before);
  });

  test('what is typed while a slow server still writes the words before is not lost', async () => {
    await page.route('**/do/step', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    const asked = page.waitForRequest('**/do/step');
    await page.getByRole('treeitem', { name: 'Hecken', exact: true }).click();
    await site.getByText('Eine Hecke ist eine Wand').click();
    await site.getByRole('textbox', { name: 'Words of this page' }).waitFor();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Eine Hecke');
    await asked;
    await page.keyboard.type(' wächst');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect
      .poll(() => JSON.parse(readSiteFile('files/texte/hecken.txt'))[0])
      .toBe('Eine Hecke wächst');
  });

  test('what is typed right after a paragraph was saved is not lost', async () => {
    const text = (): unknown[] => JSON.parse(readSiteFile('files/texte/hecken.txt'));
    await page.getByRole('treeitem', { name: 'Hecken', exact: true }).click();
    await site.getByText('Eine Hecke ist eine Wand').click();
    await site.getByRole('textbox', { name: 'Words of this page' }).waitFor();
    // From the moment in which it is sent to that in which the page shows it.
    for (const [count, pause] of [0, 60, 120, 240].entries()) {
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.press('Enter');
      await page.keyboard.type(`Neu ${count}.`);
      await page.keyboard.press('ControlOrMeta+Enter');
      await new Promise((resolve) => setTimeout(resolve, pause));
      await site.getByText('Hainbuche für schwere').click({ noWaitAfter: true });
      await page.keyboard.press('End');
      await page.keyboard.type(`${count}`);
      await page.keyboard.press('ControlOrMeta+Enter');
      await site.getByText(`Neu ${count}.`).click({ noWaitAfter: true });
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => text().slice(1, 5)).toEqual(['Neu 0.', 'Neu 1.', 'Neu 2.', 'Neu 3.']);
    expect(JSON.stringify(text())).toContain('["Hainbuche für schwere Böden0123","Liguster, wenn');
  });

  test('words become a link to a file that is uploaded for it', async () => {
    await page.getByRole('treeitem', { name: 'Hecken', exact: true }).click();
    await site.getByText('Eine Hecke ist eine Wand').click();
    await site.getByRole('textbox', { name: 'Words of this page' }).waitFor();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('ControlOrMeta+K');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'File', exact: true }).click();
    const buffer = Buffer.from('%PDF-1.4\n%%EOF\n');
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'Hecken schneiden.pdf', mimeType: 'application/pdf', buffer });
    await dialog.getByText('1 kB').waitFor();
    await dialog.getByRole('button', { name: 'Link', exact: true }).click();
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect
      .poll(() => readSiteFile('files/texte/hecken.txt'))
      .toContain('](file:downloads/hecken-schneiden.pdf)');
  });

  test('a click on what a form says opens its field: of a price, and of a picture', async () => {
    const focused = (): Promise<string> =>
      page.evaluate(
        () => document.activeElement?.closest('[data-field]')?.getAttribute('data-field') ?? '',
      );
    await page.getByRole('treeitem', { name: 'Öffnungszeiten', exact: true }).click();
    await site.getByText('38,50').first().click();
    // Who types now changes the amount, not the name before it.
    await expect.poll(focused).toMatch(/blocks\/1\/groups\/0\/items\/\d+\/price\/amount$/);
    await page.getByRole('treeitem', { name: 'Hecken', exact: true }).click();
    await site.getByRole('heading', { level: 1, name: 'Hecken' }).waitFor();
    await site.locator('main img[alt]:not([alt=""])').first().click();
    await expect.poll(focused).toMatch(/\/image$/);
  });

  test('a place is open longer on one day', async () => {
    const hours = () =>
      JSON.parse(manifest()).pages.oeffnungszeiten.blocks.find(
        ({ type: kind }: { readonly type: string }) => kind === 'hours',
      ).hours.regular;
    await page.getByRole('treeitem', { name: 'Öffnungszeiten', exact: true }).click();
    await page
      .getByRole('button', { name: /^Opening hours/ })
      .first()
      .click();
    const until = page.getByLabel('Friday until').last();
    // Saved after a rest, as in any field; the way on from there is as it was.
    await until.fill('20:00');
    await expect.poll(() => JSON.stringify(hours())).toContain('20:00');
    expect(await until.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  test('a page is seen beside what is published', async () => {
    const git = (...args: readonly string[]) => spawnSync('git', ['-C', root, ...args]);
    git('init', '--quiet');
    git('add', '--all');
    git(
      '-c',
      'user.name=Ann',
      '-c',
      'user.email=a@example.org',
      'commit',
      '--quiet',
      '-m',
      'first',
    );
    await page.getByRole('treeitem', { name: 'Hecken', exact: true }).click();
    await page.getByText(/^Last changed by Ann on .*: first$/).waitFor();
    await site.getByRole('heading', { level: 1, name: 'Hecken' }).click();
    await type('Zäune');
    await saved();
    await page.getByRole('button', { name: 'Changes', exact: true }).click();
    await page.getByRole('button', { name: 'The page beside the last version' }).click();
    const heading = (title: string) =>
      page.frameLocator(`iframe[title="${title}"]`).getByRole('heading', { level: 1 });
    await heading('As the last version has it').waitFor();
    expect(await heading('As the last version has it').textContent()).toBe('Hecken');
    expect(await heading('As it is now').textContent()).toBe('Zäune');
  });

  test('a step that would bring an error waits, says why, and is written when it fits', async () => {
    const before = manifest();
    await page.getByRole('treeitem', { name: 'Hecken', exact: true }).click();
    await site.getByRole('heading', { level: 1, name: 'Hecken' }).waitFor();
    await site.getByRole('heading', { level: 1 }).click();
    await type('Hecken von {nobody}');
    await page.getByText(/^1 change waits/).waitFor();
    expect(manifest()).toBe(before);
    await page.getByRole('button', { name: 'Changes', exact: true }).click();
    await page.getByText('There is no variable "nobody".').last().waitFor();
    await page.getByRole('button', { name: 'Drop this change' }).click();
    await page.getByText('Saves by itself').waitFor();
    expect(manifest()).toBe(before);
  });

  test('what is found has its repair beside it', async () => {
    const text = manifest();
    writeFileSync(
      join(root, 'site.manifest.json'),
      text.replace('"page": "kontakt"', '"page": "kontakte"'),
    );
    await page.getByText(/to fix$/).click();
    const repair = page.getByRole('button', { name: /"kontakt"/ });
    await repair.waitFor();
    await repair.click();
    await expect.poll(manifest).toBe(text);
  });

  test('a block is added from its picture, moved by keys, and removed', async () => {
    const before = manifest();
    // On a slow machine the code of a block comes long after what it says.
    let held = 0;
    await page.route(/\/quote[^/]*\.js/, async (route) => {
      held += 1;
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.getByRole('treeitem', { name: 'Hecken', exact: true }).click();
    await page.getByRole('button', { name: 'Add a block' }).click();
    // However many pictures have come, there is a connection left for what is asked for.
    await expect
      .poll(() => page.frames().filter((frame) => frame.url().includes('/_gallery/')).length)
      .toBeGreaterThan(6);
    await Promise.all(page.frames().map((frame) => frame.waitForLoadState('load')));
    await page.keyboard.type('quotation');
    await expect.poll(() => page.locator('.blocks li').count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Quotation' }).waitFor();
    await site.locator('main .quote').waitFor();
    expect(held).toBeGreaterThan(0);
    // What was added is in sight.
    await expect
      .poll(() =>
        site.locator('main .quote').evaluate((block) => {
          const { top } = block.getBoundingClientRect();
          return top >= 0 && top < innerHeight;
        }),
      )
      .toBe(true);
    await page.getByRole('button', { name: 'Up', exact: true }).focus();
    await page.keyboard.press('Enter');
    await saved();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await site.locator('main .quote').waitFor({ state: 'detached' });
    expect(JSON.parse(manifest())).toEqual(JSON.parse(before));
  });

  test('the text of a block that was added and taken back is not asked for', async () => {
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await page.getByRole('treeitem', { name: 'Hecken', exact: true }).click();
    const heading = site.getByRole('heading', { level: 1 });
    await expect.poll(() => heading.textContent()).toBe('Hecken');
    const before = manifest();
    await page.getByRole('button', { name: 'Add a block' }).click();
    await page.keyboard.type('content');
    await page.keyboard.press('Enter');
    await expect.poll(manifest).not.toBe(before);
    const { file } = JSON.parse(manifest()).pages.hecken.blocks.at(-1);
    const isAsked = (path: string) => asked.some((address) => address.includes(`/files/${path}`));
    await expect.poll(() => isAsked(file)).toBe(true);
    await saved();
    asked.length = 0;
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(manifest).toBe(before);
    await heading.click();
    await type('Mauern');
    await expect.poll(() => heading.textContent()).toBe('Mauern');
    await expect.poll(() => isAsked('texte/hecken.txt')).toBe(true);
    expect(isAsked(file)).toBe(false);
  });

  test('a page is added, and found in the tree', async () => {
    await page.getByRole('button', { name: 'New page' }).click();
    await page.getByLabel('Title', { exact: true }).first().fill('Rosen');
    // Enter leads on to what is still asked for.
    await page.keyboard.press('Enter');
    await page.keyboard.type('Rosen für jeden Garten.');
    await page.getByRole('button', { name: 'Add page' }).click();
    await page.getByRole('treeitem', { name: 'Rosen' }).waitFor();
    expect(JSON.parse(manifest()).pages.rosen.path).toMatch(/\/rosen$/);
    // Its words stand before the text of its document: they are changed there.
    const title = page.locator('.panel').getByLabel('Title', { exact: true }).first();
    await expect.poll(() => title.inputValue()).toBe('Rosen');
    await title.fill('Rosen und mehr');
    await page.keyboard.press('Tab');
    await saved();
    const { document, title: written } = JSON.parse(manifest()).pages.rosen;
    expect(readSiteFile(`files/${document}`)).toContain('title: Rosen und mehr\n');
    expect(written).toBeUndefined();
  });

  test('the first piece of news comes with the page that lists it, and opens', async () => {
    await page.getByRole('button', { name: 'Site', exact: true }).click();
    await page.getByRole('button', { name: 'Collections', exact: true }).click();
    await page.getByRole('button', { name: 'Add news, events or jobs' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^News/ }).click();
    await page.keyboard.type('Tulpen');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Jetzt ist die Zeit für Tulpen.');
    // Nobody knows what the page is called in the language of the site.
    await dialog.getByLabel(/^The page that lists them/).fill('Gartenbriefe');
    await page.keyboard.press('Enter');
    await page.locator('.inspector').getByRole('heading', { name: 'Tulpen' }).waitFor();
    const { collections, pages } = JSON.parse(manifest());
    expect(collections.gartenbriefe).toMatchObject({ kind: 'article', list: 'gartenbriefe' });
    expect(pages.gartenbriefe.blocks).toMatchObject([
      { type: 'items', collection: 'gartenbriefe' },
    ]);
    expect(readSiteFile('files/gartenbriefe/tulpen.md')).toContain('title: Tulpen\n');
    // What lists them has a way to the next.
    await page.getByRole('button', { name: 'Pages', exact: true }).click();
    await page.getByRole('treeitem', { name: 'Gartenbriefe' }).click();
    await page.locator('.inspector').getByRole('button', { name: 'New article' }).click();
    await dialog.getByText('New article in “Gartenbriefe”').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  test('a setting of the look shows at once', async () => {
    await page.getByRole('button', { name: 'Site', exact: true }).click();
    await page.getByRole('button', { name: 'Facts used everywhere' }).click();
    const [[name, value] = ['', '']] = Object.entries<string>(JSON.parse(manifest()).variables);
    await page.getByRole('textbox', { name: nameFact(name), exact: true }).fill(`${value} 2`);
    await page.keyboard.press('Tab');
    await saved();
    expect(JSON.parse(manifest()).variables[name]).toBe(`${value} 2`);
  });

  test('a click on a telephone number changes it everywhere, and the bar stays in sight', async () => {
    await page.getByRole('treeitem', { name: /^Öffnungszeiten/ }).click();
    await page.getByRole('button', { name: /^Opening hours/ }).click();
    await site.locator('main .hours').getByText('+49 555 0101').click();
    const field = page.getByRole('textbox', { name: 'Telefon', exact: true });
    await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.type('+49 555 0199');
    await saved();
    expect(JSON.parse(manifest()).variables.telefon).toBe('+49 555 0199');
    await site.locator('main .hours').getByText('+49 555 0199').waitFor();
    expect(await page.evaluate(() => [scrollY, document.documentElement.scrollHeight])).toEqual([
      0,
      await page.evaluate(() => innerHeight),
    ]);
    // What was clicked is selected no more.
    await page.getByRole('treeitem', { name: 'Hecken', exact: true }).click();
    await field.waitFor({ state: 'detached' });
  });

  test('words of a page can be others on a card alone', async () => {
    const { pages } = JSON.parse(manifest());
    type Blocks = { blocks?: { type: string; cards?: { page?: string; title?: string }[] }[] };
    const [found] = Object.entries<Blocks>(pages).flatMap(([id, { blocks = [] }]) =>
      blocks.flatMap(({ type: kind, cards = [] }, index) =>
        kind === 'cards' && cards[0]?.page !== undefined && cards[0].title === undefined
          ? [{ id, index, shown: cards[0].page }]
          : [],
      ),
    );
    if (found === undefined) throw new Error('No card takes its title from a page.');
    const { id, index, shown } = found;
    await page
      .getByRole('treeitem', { name: pages[id].label ?? pages[id].title, exact: true })
      .click();
    await site.getByRole('heading', { level: 1, name: pages[id].title }).waitFor();
    await site
      .locator('main .cards')
      .getByText(pages[shown].title, { exact: true })
      .first()
      .click();
    await page.getByText(/^These words show on \d+ pages, in \d+ places$/).waitFor();
    await page.getByLabel(/^Everywhere: on \d+ pages, in \d+ places$/).waitFor();
    // What was typed before, and written everywhere, is meant for this card, too.
    await site.getByRole('textbox', { name: 'Words of this page' }).waitFor();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Nur auf');
    await expect.poll(() => JSON.parse(manifest()).pages[shown].title).toBe('Nur auf');
    await page.getByLabel('Here only').click();
    await expect.poll(() => JSON.parse(manifest()).pages[shown].title).toBe(pages[shown].title);
    await expect.poll(() => site.locator('[data-edit-host]:focus').innerText()).toBe('Nur auf');
    await page.keyboard.type(' dieser Karte');
    await page.keyboard.press('Enter');
    await saved();
    const after = JSON.parse(manifest());
    expect(after.pages[id].blocks[index].cards[0].title).toBe('Nur auf dieser Karte');
    expect(after.pages[shown].title).toBe(pages[shown].title);
  });

  test('rows from a spreadsheet are pasted into a list of prices', async () => {
    const before = JSON.parse(manifest());
    const [id, index] = Object.entries<{ blocks?: { type: string }[] }>(before.pages).flatMap(
      ([page, { blocks = [] }]) =>
        blocks.flatMap(({ type }, at) => (type === 'prices' ? [[page, at] as const] : [])),
    )[0] ?? ['', 0];
    await page
      .getByRole('treeitem', {
        name: before.pages[id].label ?? before.pages[id].title,
        exact: true,
      })
      .click();
    await page
      .getByRole('button', { name: /^(?:Prices|Price list)/ })
      .first()
      .click();
    await page
      .locator('summary')
      .filter({ hasNotText: /^(?:Look|Publishing|Address)$/ })
      .first()
      .click();
    const cell = page.getByLabel('Name, row 1', { exact: true }).first();
    await cell.focus();
    await cell.evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'Birne\t\t12,50\nQuitte\t\t14');
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    });
    await saved();
    const { items } = JSON.parse(manifest()).pages[id].blocks[index].groups[0];
    expect(items.slice(0, 2)).toMatchObject([
      { name: 'Birne', price: { amount: 12.5 } },
      { name: 'Quitte', price: { amount: 14 } },
    ]);
  });

  const table = () =>
    JSON.parse(manifest()).pages.hecken.blocks.find(
      ({ type: kind }: { type: string }) => kind === 'table',
    );
  async function addTable(): Promise<void> {
    const { pages } = JSON.parse(manifest());
    await page.getByRole('treeitem', { name: pages.hecken.title, exact: true }).click();
    await page.getByRole('button', { name: 'Add a block' }).click();
    await page.keyboard.type('table');
    await page.keyboard.press('Enter');
  }

  test('a table is begun, named and filled from a spreadsheet, and its columns keep their cells', async () => {
    await addTable();
    const heading = page.getByRole('textbox', { name: 'Heading', exact: true });
    await expect.poll(() => heading.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.type('Heckenpflanzen');
    const first = page.getByLabel('Column 1, row 1', { exact: true });
    await first.click();
    await first.evaluate((cell) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'Liguster\t1 m\t4 €\tgrün\nEibe\t2 m\t9 €\timmer');
      cell.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    });
    await expect.poll(() => table()?.table.rows[1]).toEqual(['Eibe', '2 m', '9 €', 'immer']);
    // The column that was pasted beside the others has no heading yet, and the rows of the example are gone.
    expect(table().heading).toBe('Heckenpflanzen');
    expect(table().table.columns[3]).toEqual({});
    expect(table().table.rows).toHaveLength(2);
    await page.getByLabel('Heading of column 4').fill('Laub');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => table().table.columns[3]).toEqual({ heading: 'Laub' });
    await page
      .locator('summary')
      .filter({ hasText: /^Columns$/ })
      .click();
    const up = page.getByRole('button', { name: 'Move Laub up' });
    await up.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => table().table.rows[0]).toEqual(['Liguster', '1 m', 'grün', '4 €']);
    await expect.poll(() => up.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Add row', exact: true }).click();
    await page.keyboard.type('Buche');
    await page.getByRole('button', { name: 'Remove Details' }).focus();
    await expect.poll(() => table().table.rows.at(-1)).toEqual(['Buche', '', '', '']);
    await page.getByRole('button', { name: 'Remove Details' }).click();
    await expect.poll(() => table().table.rows[1]).toEqual(['Eibe', 'immer', '9 €']);
    expect(table().table.columns.map((one: { heading: string }) => one.heading)).toEqual([
      'Name',
      'Laub',
      'Price',
    ]);
    await site.locator('main table').getByText('immer').waitFor();
  });

  test('of two values that exclude each other, one comes in the place of the other', async () => {
    await addTable();
    await page.getByLabel('Heading of column 1').waitFor();
    expect(await page.getByRole('button', { name: 'Remove table' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Rows from a data file instead' }).click();
    await expect.poll(() => Object.keys(table() ?? {})).toContain('rows');
    expect(table().table).toBeUndefined();
    await page.getByRole('button', { name: 'Table instead' }).click();
    await expect.poll(() => Object.keys(table() ?? {})).toContain('table');
    expect(table().rows).toBeUndefined();
  });

  test('words are found in the whole site, and replaced in one step', async () => {
    const before = manifest();
    await page.getByRole('button', { name: 'Find', exact: true }).first().click();
    await page.getByLabel('Find', { exact: true }).waitFor();
    await page.keyboard.type('Hecken');
    await page.keyboard.press('Enter');
    await page.getByText(/^Found in \d+ places?$/).waitFor();
    await page.getByRole('button', { name: /^Remove from \d+/ }).waitFor();
    // Above what was found, however much that is.
    const field = await page.getByLabel('Replace with').boundingBox();
    const list = await page.locator('.inspector .findings').boundingBox();
    expect(field?.y).toBeLessThan(list?.y ?? 0);
    await page.getByLabel('Replace with').fill('Zäune');
    // What comes of it is seen beforehand.
    await page.locator('.findings del', { hasText: 'Hecken' }).first().waitFor();
    await page.getByRole('button', { name: /^Replace in \d+/ }).click();
    await page.getByText(/^Replaced in \d+ places?\.$/).waitFor();
    expect(manifest()).not.toContain('Hecken');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(manifest).toBe(before);
  });

  test('an address that the site had before leads to a website, in one line of the list', async () => {
    const before = readSiteFile('redirects.csv');
    await page.getByRole('button', { name: 'Site', exact: true }).click();
    await page.getByRole('button', { name: 'Old addresses', exact: true }).click();
    await page.getByText('/kontakt.aspx → Schreiben Sie uns').waitFor();
    await page.getByLabel('Old address').fill('/alt.html');
    const form = page.getByRole('group', { name: 'Another old address' });
    await form.getByRole('button', { name: 'Website' }).click();
    await form.getByLabel('Website').pressSequentially('example.org/neu');
    await page.keyboard.press('Enter');
    await page.getByText('/alt.html → https://example.org/neu').waitFor();
    expect(readSiteFile('redirects.csv')).toBe(`${before}/alt.html,https://example.org/neu,301\n`);
  });

  test('a colour says at once whether everything can be read, and nothing is written by that', async () => {
    const before = manifest();
    await page.getByRole('button', { name: 'Site', exact: true }).click();
    await page.getByRole('button', { name: 'Look', exact: true }).click();
    await page
      .locator('summary')
      .filter({ hasText: /^Colours$/ })
      .first()
      .click();
    const colour = page.getByLabel('Text', { exact: true });
    const look = (value: string): Promise<void> =>
      colour.evaluate((element, wanted) => {
        (element as HTMLInputElement).value = wanted;
        element.dispatchEvent(new Event('input', { bubbles: true }));
      }, value);
    await look('#eeeeee');
    await page
      .getByText(/contrast|read/i)
      .filter({ hasText: /\d/ })
      .first()
      .waitFor();
    await look('#111111');
    await page.getByText('It can be read everywhere.').waitFor();
    const tried = page.frameLocator('iframe[data-tried="seen"]').locator('body');
    await expect
      .poll(() => tried.evaluate((body) => getComputedStyle(body).color))
      .toBe('rgb(17, 17, 17)');
    await look('#222222');
    await expect
      .poll(() => tried.evaluate((body) => getComputedStyle(body).color))
      .toBe('rgb(34, 34, 34)');
    // The page itself has its own sheets.
    const own = await site.locator('body').evaluate((body) => getComputedStyle(body).color);
    await site.locator('body').evaluate(() => location.reload());
    await expect
      .poll(() => site.locator('body').evaluate((body) => getComputedStyle(body).color))
      .toBe(own);
    await site.locator('.app[data-live]').waitFor();
    expect(manifest()).toBe(before);
  });

  test('a layout is seen before it is chosen, and what is only looked at is not written', async () => {
    const before = manifest();
    const tried = page.frameLocator('iframe[data-tried="seen"]').locator('main .cards');
    const layouts = (frame: typeof tried) => () => frame.first().getAttribute('data-layout');
    await page.getByRole('button', { name: 'Cards: Was wir ziehen' }).click();
    await page.getByText('Look', { exact: true }).last().click();
    await page.getByRole('combobox', { name: 'Layout' }).click();
    await page.getByRole('option', { name: 'Rows of words in two columns' }).hover();
    await expect.poll(layouts(tried)).toBe('index');
    await page.keyboard.press('ArrowDown');
    await expect.poll(layouts(tried)).toBe('lead');
    await page.keyboard.press('Escape');
    await tried.waitFor({ state: 'detached' });
    expect(manifest()).toBe(before);
    const space = page.getByRole('radiogroup', { name: 'Space above' });
    await space.getByRole('radio', { name: 'As the look has it' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => tried.getAttribute('data-space')).toBe('tight');
    expect(manifest()).toBe(before);
    await page.keyboard.press('Space');
    await saved();
    await expect.poll(() => site.locator('main .cards').getAttribute('data-space')).toBe('tight');
    await tried.waitFor({ state: 'detached' });
    expect(manifest()).toBe(before.replace('"space": "loose"', '"space": "tight"'));
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(manifest).toBe(before);
  });

  test('a click on a picture that only decorates leads to its field', async () => {
    const { pages } = JSON.parse(manifest());
    const [id = ''] = Object.entries<{ blocks?: { type: string; image?: unknown }[] }>(pages)
      .filter(([, { blocks = [] }]) => blocks.some(({ type, image }) => type === 'map' && image))
      .map(([name]) => name);
    const { title, label = title } = pages[id];
    await page.getByRole('treeitem', { name: label, exact: true }).click();
    await site.getByRole('heading', { level: 1, name: title }).waitFor();
    await site.locator('main .map img[alt=""]').first().click();
    await expect
      .poll(() =>
        page.evaluate(() =>
          document.activeElement?.closest('[data-field]')?.getAttribute('data-field'),
        ),
      )
      .toMatch(new RegExp(`pages/${id}/blocks/\\d+/image$`));
  });

  test('a page is dragged onto another in the tree, and moved on by keys', async () => {
    const before = manifest();
    const item = (name: string) => page.getByRole('treeitem', { name, exact: true });
    const listed = (): string[] => {
      const { menus, pages } = JSON.parse(manifest());
      return menus[1].items.map(
        ({ page: id = '' }: { page?: string }) => pages[id]?.label ?? pages[id]?.title,
      );
    };
    const [first = '', second = ''] = listed();
    await item(second).dragTo(item(first), { targetPosition: { x: 60, y: 3 } });
    await expect.poll(() => listed().slice(0, 2)).toEqual([second, first]);
    await item(second).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(() => listed().slice(0, 2)).toEqual([first, second]);
    expect(manifest()).toBe(before);
    expect(await item(second).evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('a button that is a sign alone does what it does, so that what it opens is edited', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await site.locator('header [aria-haspopup="dialog"]:visible').last().click();
    const dialog = site.getByRole('dialog');
    await dialog.waitFor();
    await dialog.getByRole('link').first().click();
    await type('Anders genannt');
    await saved();
    expect(manifest()).toContain('"Anders genannt"');
  });

  test('who uses keys keeps the focus where something is moved or taken away', async () => {
    const focused = (): Promise<string> =>
      page.evaluate(() => {
        const { activeElement: it } = document;
        return it?.getAttribute('aria-label') ?? it?.textContent?.trim() ?? '';
      });
    await page.getByRole('treeitem', { name: 'Hecken', exact: true }).focus();
    await page.keyboard.press('Enter');
    await site.getByRole('heading', { level: 1, name: 'Hecken' }).waitFor();
    await site.locator('.app[data-live]').waitFor();
    await page.keyboard.press('F6');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
    await page.keyboard.press('F6');
    await expect.poll(focused).toBe('Add a block');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect.poll(focused).toBe('Add a block');
    await page.locator('.block-list button').first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Remove', exact: true }).waitFor();
    await expect.poll(focused).toMatch(/^Content/);
    await page.getByRole('button', { name: 'Remove', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('Add a block');
    await page.getByRole('button', { name: 'Menus' }).focus();
    await page.keyboard.press('Enter');
    const items = page.getByRole('tree', { name: 'Menus' }).getByRole('treeitem', { level: 1 });
    const second = items.nth(1);
    await second.focus();
    const name = await focused();
    await page.keyboard.press('Alt+ArrowUp');
    await expect
      .poll(() => items.first().evaluate((it) => it === document.activeElement))
      .toBe(true);
    expect(await focused()).toBe(name);
  });

  test('a page is put into the menu, below another, and out of it', async () => {
    const before = manifest();
    const menus = (): { page?: string; items?: { page?: string }[] }[] =>
      JSON.parse(manifest()).menus;
    const { pages } = JSON.parse(before);
    const listed = JSON.stringify(menus());
    const [id = ''] = Object.keys(pages).filter(
      (one) => pages[one].path !== '/' && !listed.includes(`"page":"${one}"`),
    );
    const [first] = menus();
    const { title, label = title } = pages[id];
    await page.getByRole('treeitem', { name: label, exact: true }).click();
    await site.getByRole('heading', { level: 1, name: title }).waitFor();
    await site.locator('.app[data-live]').waitFor();
    const nameOf = (one = ''): string => pages[one].label ?? pages[one].title;
    const field = page.getByLabel('In the menu', { exact: true });
    await field.selectOption('Yes, in the top row');
    await expect.poll(() => menus().at(-1)?.page).toBe(id);
    await field.selectOption(`Inside “${nameOf(first?.page)}”`);
    await expect.poll(() => menus()[0]?.items?.at(-1)?.page).toBe(id);
    await expect.poll(() => field.inputValue()).toBe(first?.page);
    await field.selectOption('No');
    await expect.poll(manifest).toBe(before);
    await page.getByRole('button', { name: 'Menus' }).click();
    await page.getByRole('combobox', { name: 'Put a page into the menu' }).click();
    await page.keyboard.type(pages[id].title.slice(0, 6));
    await page.keyboard.press('Enter');
    await expect.poll(() => menus().at(-1)?.page).toBe(id);
  });

  test('the tree is used by keys alone', async () => {
    await page.getByRole('treeitem').first().focus();
    await page.keyboard.press('End');
    const last = await page.evaluate(() => document.activeElement?.textContent);
    expect(last).toBe(await page.getByRole('treeitem').last().textContent());
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.getByRole('treeitem').nth(1).getAttribute('aria-selected'))
      .toBe('true');
  });

  test('nothing in the shell is hard to reach for anybody', async () => {
    const click = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const states: Readonly<Record<string, () => Promise<unknown>>> = {
      'a page': async () => undefined,
      'the view': () => click('View'),
      changes: () => click('Changes'),
      publishing: () => click('Publish'),
      'find and replace': () => click('Find'),
      menus: () => click('Menus'),
      languages: async () => {
        await click('Site');
        await click('Languages');
      },
      pictures: () => click('Pictures and files'),
      'the look': async () => {
        await click('Look');
        for (const group of await page.locator('.inspector .more > summary').all())
          await group.click();
      },
      'a block': async () => {
        await click('Pages');
        await page.getByRole('treeitem', { name: 'Hecken', exact: true }).click();
        await site.getByText('Liguster, wenn es').click();
        await site.getByRole('textbox', { name: 'Words of this page' }).waitFor();
      },
      'a link': async () => {
        await page.keyboard.press('ControlOrMeta+K');
        await page.getByRole('combobox', { name: 'Page', exact: true }).click();
      },
      'a new page': async () => {
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
        await click('New page');
      },
    };
    const found: unknown[] = [];
    for (const [name, show] of Object.entries(states)) {
      await show();
      for (const one of await findViolations(page)) found.push([name, one]);
    }
    expect(found).toEqual([]);
  });
});

describe('a site with collections', () => {
  beforeEach(() => open('tests/sites/collections', '2026-11-24'));

  test('a piece of news is written, tagged and taken back by somebody who sees no file', async () => {
    await page.getByRole('button', { name: 'New article' }).click();
    await page.getByLabel('Title', { exact: true }).last().fill('A new piano');
    await page.getByLabel(/^What it says/).fill('It stands in the hall.');
    await page.getByLabel('Date', { exact: true }).last().fill('2026-11-20');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await site.getByRole('heading', { level: 1, name: 'A new piano' }).waitFor();
    // What is chosen shows until the item has been read again.
    let read = (): void => undefined;
    const reading = new Promise<void>((resolve) => {
      read = resolve;
    });
    await page.route('**/do/item', (route) => reading.then(() => route.continue()));
    await page.getByLabel('The house').check();
    await page.getByText(/^Saved \d/).waitFor();
    expect(await page.getByLabel('The house').isChecked()).toBe(true);
    read();
    await page.getByText('The text as it is written').click();
    await page.getByRole('textbox', { name: 'Text of the page' }).fill('Come in.\n\n## And play\n');
    await page.keyboard.press('Tab');
    await site.getByRole('heading', { name: 'And play' }).waitFor();
    await site.getByText('Come in.').click();
    await type('Come in: it is open.');
    await site.getByRole('heading', { level: 1 }).click();
    await type('A grand: new piano');
    await expect
      .poll(() => readSiteFile('files/news/a-new-piano.md'))
      .toBe(
        '---\ntitle: "A grand: new piano"\ndate: 2026-11-20\nsummary: It stands in the hall.\ntags: [house]\n---\n\nCome in: it is open.\n\n## And play\n',
      );
    await page.getByLabel('Draft', { exact: true }).check();
    await page.getByText('A draft: it is shown here, and to nobody else.').waitFor();
    expect(readSiteFile('files/news/a-new-piano.md')).toContain('draft: true\n');
  });

  test('a piece of news is translated, part by part', async () => {
    const german = (): string => readSiteFile('files/languages/de/news/new-rooms.md');
    await page.getByRole('button', { name: 'Site', exact: true }).click();
    await page.getByRole('button', { name: 'Languages', exact: true }).click();
    await page.getByLabel('Add a language').selectOption('de');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('textbox', { name: 'Lessons by the water' }).waitFor();
    await page.getByRole('button', { name: 'Pages', exact: true }).click();
    await page.getByRole('treeitem', { name: 'News', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('treeitem', { name: /^Six new rooms/ }).click();
    await page.getByRole('button', { name: 'Deutsch', exact: true }).click();
    await page.getByRole('textbox', { name: /Six new rooms/ }).fill('Sechs neue: Räume');
    await page.keyboard.press('Tab');
    // Its summary, what its picture shows, and four parts of its text.
    await page.getByText('Not translated yet (6)').waitFor({ state: 'attached' });
    expect(german()).toContain('title: "Sechs neue: Räume"\n');
    await page.getByRole('textbox', { name: /^start/ }).fill('Seit dem Frühling.');
    await page.keyboard.press('Tab');
    await expect.poll(german).toMatch(/\n\nSeit dem Frühling\.\n\n## Who moves upstairs\n/);
  });

  test('a picture is uploaded with what it shows, who made it, and what stays in view', async () => {
    const pixels = { width: 40, height: 30, channels: 3, background: '#2a6' } as const;
    const buffer = await sharp({ create: pixels }).png().toBuffer();
    await page.getByRole('treeitem', { name: 'News', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('treeitem', { name: /^A library/ }).click();
    await page.getByRole('button', { name: 'Add picture' }).click();
    const name = 'Grünes Haus.png';
    const file = { name, mimeType: 'image/png', buffer };
    await page.locator('.file input[type=file]').first().setInputFiles(file);
    await page.getByLabel(/^What the picture shows/).fill('A green house');
    await page.getByLabel('Credit: who made the picture').fill('Photo: the office');
    const image = 'image:\n  src: images/grunes-haus.png\n  alt: A green house\n---\n';
    await expect.poll(() => readSiteFile('files/news/library.md')).toContain(image);
    await page.getByRole('button', { name: /^What stays in view/ }).press('ArrowLeft');
    await expect
      .poll(() => JSON.parse(manifest()).pictures)
      .toEqual({
        'images/grunes-haus.png': { credit: 'Photo: the office', focus: { x: 45, y: 50 } },
      });
  });

  test('a drawing is cleaned before it is taken, and comes in the place of another everywhere', async () => {
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      void dialog.accept();
    });
    await page.getByRole('button', { name: 'Site', exact: true }).click();
    await page.getByRole('button', { name: 'Pictures and files' }).click();
    const begin = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">';
    const upload = (name: string, inner: string, button: string) =>
      page.getByLabel(button, { exact: true }).setInputFiles({
        ...{ name, mimeType: 'image/svg+xml' },
        buffer: Buffer.from(`${begin}${inner}<circle r="4"/></svg>`),
      });
    await upload('Plan.svg', '<script>1</script>', 'Upload');
    await page.getByText('Used nowhere').waitFor();
    expect(asked).toEqual([expect.stringContaining('– a script')]);
    expect(readSiteFile('files/images/plan.svg')).toBe(`${begin}<circle r="4"/></svg>`);
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect.poll(() => existsSync(join(root, 'files/images/plan.svg'))).toBe(false);
    const [used = ''] = /images\/[\w-]+\.svg/.exec(manifest()) ?? [];
    await page.getByTitle(used, { exact: true }).click();
    await page.getByText(/^Used at/).waitFor();
    expect(await page.getByRole('button', { name: 'Remove', exact: true }).isDisabled()).toBe(true);
    await upload('Other.svg', '', 'Replace it everywhere');
    await expect.poll(() => readSiteFile(`files/${used}`)).toBe(`${begin}<circle r="4"/></svg>`);
  });

  test('a row of a table is changed by a click on the page, and another is added', async () => {
    const rows = (): string[] => readSiteFile('files/data/rehearsals.csv').split('\n');
    const before = rows();
    await page.getByRole('treeitem', { name: 'Open rehearsals', exact: true }).click();
    await site.getByText('Room 4, second floor').first().click();
    const cell = page.getByLabel('where, row 3', { exact: true });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('id, row 3');
    await cell.fill('The yard, below');
    await cell.blur();
    await saved();
    expect(rows().filter((row, index) => row !== before[index])).toEqual([
      expect.stringContaining('"The yard, below",3.50'),
    ]);
    await page.getByRole('button', { name: 'Remove row 5' }).click();
    await expect.poll(rows).toHaveLength(before.length - 1);
  });

  test('rows of a list in JSON are changed by a form, each value as what it is', async () => {
    const file = 'files/data/tools.json';
    const lines = (): string[] => readSiteFile(file).split('\n');
    const tools = [
      '{ "name": "Plane", "price": { "amount": 12 }, "lent": false, "for": ["oak"] }',
      '{ "name": "Saw", "price": { "amount": 30.5 }, "lent": true, "for": ["oak", "ash"] }',
    ];
    writeFileSync(join(root, file), `[\n  ${tools.join(',\n  ')}\n]\n`);
    const before = lines();
    await page.getByRole('button', { name: 'Site', exact: true }).click();
    await page.getByRole('button', { name: 'Pictures and files' }).click();
    await page.getByRole('combobox', { name: 'A picture or file' }).click();
    await page.keyboard.type('tools');
    await page.keyboard.press('Enter');
    await page.locator('summary', { hasText: 'Saw' }).click();
    await page.getByLabel('amount', { exact: true }).last().fill('31');
    await page.keyboard.press('Tab');
    await expect
      .poll(lines)
      .toEqual([...before.slice(0, 2), before[2]?.replace('30.5', '31'), ']', '']);
    await page.getByLabel('lent', { exact: true }).last().uncheck();
    await expect
      .poll(lines)
      .toContainEqual(expect.stringContaining('"lent": false, "for": ["oak", "ash"]'));
    await page.getByRole('button', { name: 'Add row', exact: true }).click();
    await expect
      .poll(() => JSON.parse(readSiteFile(file))[2])
      .toEqual({ name: 'new', price: { amount: 0 }, lent: false, for: [''] });
    for (const _ of [1, 2, 3])
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(lines).toEqual(before);
  });

  test('an item is renamed, and its former address leads to it', async () => {
    const before = manifest();
    await page.getByRole('treeitem', { name: 'News', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('treeitem', { name: /^Six new rooms/ }).click();
    await site.getByRole('heading', { level: 1, name: /^Six new rooms/ }).waitFor();
    await page.getByLabel('Last part of the address').fill('six-rooms');
    await page.keyboard.press('Enter');
    await page.getByText('/news/six-rooms', { exact: true }).last().waitFor();
    expect(readSiteFile('files/news/six-rooms.md')).toContain('formerly: [/news/new-rooms]\n');
    expect(manifest()).toContain('news:six-rooms');
    await page.getByRole('treeitem', { name: 'Contact', exact: true }).click();
    await site.getByRole('heading', { level: 1, name: 'Contact' }).waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(manifest).toBe(before);
    // What the open page asks for by its former name is not there, until it is led on.
    const others = edited.visitor.complaints.filter((words) => !/\b404\b/.test(words));
    edited.visitor.complaints.splice(0, Number.POSITIVE_INFINITY, ...others);
  });
});

describe('a site in languages', () => {
  beforeEach(() => open('tests/sites/languages', '2026-11-24'));
  const german = (): string => readSiteFile('files/languages/de/pages/contact.json');
  const openTranslations = () => page.getByRole('button', { name: /^Translate/ }).click();

  test('words that have changed wait beside their translation, which is written anew or left', async () => {
    await page.getByRole('treeitem', { name: 'Contact', exact: true }).click();
    await page.getByRole('textbox', { name: 'Summary' }).fill('Tell us about your book.');
    await page.keyboard.press('Tab');
    await saved();
    // It is said before anybody looks for it; from another page it is one click away.
    await page.getByRole('button', { name: 'Translate 1', exact: true }).waitFor();
    await page.getByRole('treeitem', { name: 'Courses', exact: true }).click();
    await openTranslations();
    await page.getByRole('button', { name: '1 to translate elsewhere', exact: true }).click();
    await page.getByText('The site says something else by now.').waitFor();
    expect(await page.getByLabel('Show').inputValue()).toBe('stale');
    await page.getByRole('treeitem', { name: 'Contact', exact: true }).click();
    await openTranslations();
    await page.getByText('The site says something else by now.').waitFor();
    await page.getByLabel('Show').selectOption('stale');
    const field = page.getByRole('textbox', { name: 'Tell us about your book.' });
    expect(await field.getAttribute('lang')).toBe('de');
    await page.getByRole('button', { name: 'It is right as it is' }).click();
    await page.getByText('Nothing here is left.').waitFor();
    expect(german()).toMatch(/"from": "Tell us about your book.",\s+"kept": "[0-9a-f]{8}"/);
    await page.getByLabel('Show').selectOption('');
    await field.fill('Erzählen Sie uns von Ihrem Buch.');
    await page.keyboard.press('Tab');
    await expect.poll(german).toContain('"to": "Erzählen Sie uns von Ihrem Buch."');
    expect(german()).not.toContain('kept');
  });

  test('a page is seen in a language as soon as it is translated there', async () => {
    await page.getByRole('treeitem', { name: 'Courses', exact: true }).click();
    await site.getByRole('heading', { level: 1 }).waitFor();
    await openTranslations();
    await page.getByRole('combobox', { name: /^Language/ }).selectOption('ar');
    await page.getByText('Not translated yet').waitFor({ state: 'attached' });
    const see = page.getByRole('button', { name: 'See the page in this language' });
    expect(await see.count()).toBe(0);
    const fields = page.locator('.translations :is(textarea, .words)');
    for (let index = 0; index < (await fields.count()); index += 1) {
      await fields.nth(index).fill(`نص ${index}`);
      await page.keyboard.press('Tab');
    }
    await see.click();
    await site.locator('html[lang=ar] h1', { hasText: 'نص 0' }).waitFor();
  });

  test('a language is added with the words that it needs first', async () => {
    const before = manifest();
    await page.getByRole('button', { name: 'Site', exact: true }).click();
    await page.getByRole('button', { name: 'Languages', exact: true }).click();
    await page.getByLabel('Add a language').selectOption('nl');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const field = page.getByRole('textbox', { name: 'Books that open flat again' });
    await field.fill('Boeken die weer plat openen');
    await page.keyboard.press('Tab');
    await expect
      .poll(() => readSiteFile('files/languages/nl/pages/home.json'))
      .toContain('Boeken die weer plat openen');
    expect(JSON.parse(manifest()).languages.nl).toEqual({ name: 'Nederlands', path: '/nl' });
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByText('Redo').waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(manifest).toBe(before);
  });

  test('the page is looked at in each language', async () => {
    await page.getByRole('treeitem', { name: 'Contact', exact: true }).click();
    await page.getByRole('button', { name: 'View' }).click();
    const choose = (name: string) => page.getByRole('radio', { name, exact: true }).check();
    await choose('Deutsch');
    await site.locator('html[lang=de] h1', { hasText: 'Kontakt' }).waitFor();
    await site.locator('.app[data-live]').waitFor();
    await choose('العربية');
    await site.locator('html[lang=ar][dir=rtl] h1', { hasText: 'اتصل بنا' }).waitFor();
    await choose('British English');
    await site.locator('html[lang=en-GB] h1', { hasText: 'Contact' }).waitFor();
  });

  test('the page is looked at as on a computer, as small as it has to be', async () => {
    const frame = page.getByTitle('The site', { exact: true });
    const measure = async () => ({
      page: await site.locator('html').evaluate(() => window.innerWidth),
      room: await frame.evaluate((element) => Math.round(element.getBoundingClientRect().width)),
    });
    const { room } = await measure();
    await page.getByRole('button', { name: 'View' }).click();
    await page.getByRole('radio', { name: 'Computer', exact: true }).check();
    await expect.poll(measure).toEqual({ page: 1280, room: Math.min(room, 1280) });
    await page.getByRole('radio', { name: 'Phone', exact: true }).check();
    await expect.poll(measure).toEqual({ page: 390, room: 390 });
  });

  test('words in another language are shown with those that they translate', async () => {
    const panel = page.locator('.inspector');
    await page.getByRole('treeitem', { name: 'Books that open flat again' }).click();
    await page.getByRole('button', { name: 'View' }).click();
    await page.getByRole('radio', { name: 'Deutsch' }).check();
    await page.keyboard.press('Escape');
    await site.locator('html[lang=de] .app[data-live]').waitFor();
    await site.getByText('Wir schlagen das Buch gemeinsam').click();
    await panel.getByText('It translates:').waitFor();
    await panel.locator('.translation .source', { hasText: 'We open the book' }).waitFor();
  });

  test('two compose words in two languages at once: on the page, and in a field', async () => {
    const arabic = (): string => readSiteFile('files/languages/ar/pages/contact.json');
    const compose = async (on: Page, steps: readonly string[], whole: string): Promise<void> => {
      const method = await openInputMethod(on);
      for (const text of steps) await method.compose(text);
      await method.take(whole);
    };
    const other = await visit({ origin: edited.origin });
    await other.page.goto(page.url());
    for (const of of [page, other.page])
      await of.getByRole('treeitem', { name: 'Contact', exact: true }).click();
    await other.page.getByRole('button', { name: /^Translate/ }).click();
    await other.page.getByRole('combobox', { name: 'Language' }).selectOption('ar');
    const field = other.page.getByRole('textbox', { name: 'Contact', exact: true }).first();
    const [words] = /(?<="to": ")[^"]+/.exec(arabic()) ?? [''];
    await expect.poll(() => field.inputValue()).toBe(words);
    await field.focus();
    await other.page.keyboard.press('End');
    await page.getByRole('button', { name: 'View' }).click();
    await page.getByRole('radio', { name: 'Deutsch', exact: true }).check();
    await page.keyboard.press('Escape');
    const heading = site.locator('html[lang=de] h1');
    const title = (await heading.textContent()) ?? '';
    await heading.click();
    await site.getByRole('textbox', { name: 'Words of this page' }).waitFor();
    await page.keyboard.press('End');
    await Promise.all([
      compose(page, ['´', 'é'], 'é'),
      compose(other.page, ['ك', 'كت', 'كتب'], 'كتب'),
    ]);
    await Promise.all([
      page.keyboard.press('ControlOrMeta+Enter'),
      other.page.keyboard.press('Tab'),
    ]);
    await expect.poll(german).toContain(`"to": "${title}é"`);
    await expect.poll(arabic).toContain(`"to": "${words}كتب"`);
    // Each shows the step of the other.
    await expect.poll(() => field.inputValue()).toBe(`${words}كتب`);
    expect(german()).not.toContain('كتب');
    expect(other.complaints).toEqual([]);
    await other.leave();
  });
});

describe('several at once', () => {
  beforeEach(() => open('tests/sites/everything', '2026-03-01'));

  test('two shells see the steps of each other, and either can take back all of them', async () => {
    const read = (): string => manifest() + readSiteFile('files/texte/hecken.txt');
    const before = read();
    const other = await visit({ origin: edited.origin });
    await other.page.goto(page.url());
    const item = (of: Page, name: string) => of.getByRole('treeitem', { name, exact: true });
    await item(other.page, 'Hecken').waitFor();
    await item(page, 'Hecken').click();
    await site.getByRole('heading', { level: 1, name: 'Hecken' }).click();
    await type('Zäune');
    await item(other.page, 'Zäune').click();
    const theirs = other.page.frameLocator('iframe[title="The site"]');
    await theirs.getByRole('heading', { level: 1, name: 'Zäune' }).waitFor();
    // What one types stays, while the other changes the same page.
    await site.getByText('Hainbuche für schwere').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' und');
    await other.page.getByRole('textbox', { name: 'Title', exact: true }).first().fill('Mauern');
    await other.page.keyboard.press('Tab');
    await item(page, 'Mauern').waitFor();
    await page.keyboard.type(' Lehm');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect
      .poll(() => readSiteFile('files/texte/hecken.txt'))
      .toContain('Hainbuche für schwere Böden und Lehm');
    await site.getByRole('heading', { level: 1, name: 'Mauern' }).waitFor();
    const undo = other.page.getByRole('button', { name: 'Undo', exact: true });
    await expect
      .poll(
        async () => {
          if (await undo.isEnabled()) await undo.click();
          return read();
        },
        { timeout: 15_000 },
      )
      .toBe(before);
    expect(other.complaints).toEqual([]);
    await other.leave();
  });

  /** Lets the next step of a shell wait on its way, until what is returned is called. */
  async function holdStep(of: Page): Promise<() => void> {
    let send = (): void => undefined;
    const until = new Promise<void>((resolve) => {
      send = resolve;
    });
    const wait = async (route: Route): Promise<void> => {
      await until;
      await route.continue();
    };
    await of.route('**/do/step', wait, { times: 1 });
    return () => send();
  }

  test('who writes where others have written since is asked, and can keep theirs', async () => {
    const other = await visit({ origin: edited.origin });
    await other.page.goto(page.url());
    const titleOf = (of: Page) => of.getByRole('textbox', { name: 'Title', exact: true }).first();
    const titleOfPage = (): string => JSON.parse(manifest()).pages.hecken.title;
    for (const of of [page, other.page])
      await of.getByRole('treeitem', { name: 'Hecken', exact: true }).click();
    let send = await holdStep(page);
    await titleOf(page).click();
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await page.keyboard.press('Tab');
    await titleOf(other.page).fill('Mauern');
    await other.page.keyboard.press('Tab');
    await expect.poll(titleOfPage).toBe('Mauern');
    const asked: string[] = [];
    page.once('dialog', (dialog) => {
      asked.push(dialog.message());
      void dialog.dismiss();
    });
    send();
    await expect.poll(() => titleOf(page).inputValue()).toBe('Mauern');
    expect(asked).toEqual([expect.stringContaining('has changed this meanwhile: “Mauern”')]);
    expect(titleOfPage()).toBe('Mauern');
    // What they have seen by now, they may write over.
    await titleOf(page).fill('Hecken und Mauern');
    await page.keyboard.press('Tab');
    await expect.poll(titleOfPage).toBe('Hecken und Mauern');
    send = await holdStep(other.page);
    await titleOf(other.page).click();
    await other.page.keyboard.type('Alte ');
    await other.page.keyboard.press('Tab');
    await titleOf(page).fill('Zäune');
    await page.keyboard.press('Tab');
    await expect.poll(titleOfPage).toBe('Zäune');
    other.page.once('dialog', (dialog) => void dialog.accept());
    send();
    await expect.poll(titleOfPage).toMatch(/Alte/);
    expect(other.complaints).toEqual([]);
    await other.leave();
  });

  test('what is composed comes whole, while others change the page', async () => {
    const { compose, take } = await openInputMethod(page);
    await page.getByRole('treeitem', { name: 'Hecken', exact: true }).click();
    await site.getByText('Hainbuche für schwere').click();
    await site.getByRole('textbox', { name: 'Words of this page' }).waitFor();
    await page.keyboard.press('End');
    for (const text of ['に', 'にほ', 'にほんご', '日本語']) {
      await compose(text);
      const { site: own, ...others } = JSON.parse(manifest());
      writeFileSync(
        join(root, 'site.manifest.json'),
        JSON.stringify({ site: { ...own, name: `${own.name} ${text.length}` }, ...others }),
      );
    }
    await take('日本語');
    for (const text of ['ㅎ', '하', '한']) await compose(text);
    await take('한글');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect
      .poll(() => readSiteFile('files/texte/hecken.txt'))
      .toContain('Hainbuche für schwere Böden日本語한글');
  });
});

test('the page is looked at in both schemes', async () => {
  await open('tests/sites/everything', '2026-03-01', { colorScheme: null });
  const isDark = (): Promise<boolean> =>
    site.locator('body').evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await page.getByRole('button', { name: 'View' }).click();
  await page.getByRole('radio', { name: 'Dark', exact: true }).check();
  await expect.poll(isDark).toBe(true);
  await page.getByRole('radio', { name: 'Light', exact: true }).check();
  await expect.poll(isDark).toBe(false);
});

test('words are written, and a block is moved and its look changed, by touch on a tablet', async () => {
  const viewport = { width: 1024, height: 1366 };
  await open('tests/sites/everything', '2026-03-01', { hasTouch: true, viewport });
  const before = manifest();
  await site.getByRole('heading', { name: 'Was wir ziehen' }).tap();
  await type('Was hier wächst');
  await saved();
  await site.getByRole('heading', { name: 'Was hier wächst' }).waitFor();
  await page.getByRole('button', { name: 'Up', exact: true }).tap();
  await expect
    .poll(() => site.locator('main .block').first().getAttribute('class'))
    .toMatch(/cards/);
  await page.getByText('Look', { exact: true }).last().tap();
  await page.getByRole('combobox', { name: 'Layout' }).tap();
  await page.getByRole('option', { name: 'Rows of words in two columns' }).tap();
  await expect.poll(() => site.locator('main .cards').getAttribute('data-layout')).toBe('index');
  await undoTo('site.manifest.json', before);
});

test('a content file that another document cuts off in the frame is not complained of', async () => {
  await open('tests/sites/everything', '2026-03-01');
  await page.getByRole('treeitem', { name: 'Obstbäume', exact: true }).click();
  await site.getByRole('heading', { level: 1, name: 'Obstbäume' }).waitFor();
  await page.getByRole('checkbox', { name: 'Edit' }).uncheck();
  const cut = new Promise<void>((resolve) => {
    // Never answered.
    void page.route('**/texte/hecken.txt', () => resolve());
  });
  const release = await edited.visitor.hold('**/lesestoff');
  await site.locator('body').evaluate(({ ownerDocument: { defaultView: window } }) => {
    // Another page of the app, while the document is on its way.
    window?.setTimeout(() =>
      window.document.querySelector<HTMLElement>('a[href$="/hecken"]')?.click(),
    );
    window?.location.assign('/baumschule/lesestoff');
  });
  await cut;
  release();
  await site.locator('h1', { hasText: 'Lesestoff' }).waitFor();
  await edited.visitor.settle();
});
