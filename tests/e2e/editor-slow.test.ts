// The editor with a slow server: what somebody does while answers are on their way is not lost, and means what they saw.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type EditedSite, openEdited } from './open-edited';

let edited: EditedSite;

afterEach(async () => {
  expect(edited.visitor.complaints).toEqual([]);
  await edited.close();
});

/** Holds back answers to a request, once the server has done what it asks for, until what is returned is called. */
async function holdBack(name: string): Promise<() => void> {
  let release: (() => void) | undefined;
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  await edited.page.route(`**/{do,files}/${name}`, async (route) => {
    if (release === undefined) return route.continue();
    const response = await route.fetch();
    await until;
    return route.fulfill({ response });
  });
  return () => {
    release?.();
    release = undefined;
  };
}

const readSiteFile = (path: string): string => readFileSync(join(edited.root, path), 'utf8');
const manifest = () => JSON.parse(readSiteFile('site.manifest.json'));
const item = (name: string | RegExp): Locator =>
  edited.page.getByRole('treeitem', { name, exact: typeof name === 'string' });

describe('an item', () => {
  const file = 'files/news/piano-tuned.md';
  const read = (): string => readSiteFile(file);
  beforeEach(async () => {
    edited = await openEdited('tests/sites/collections', '2026-11-24');
    await item('News').focus();
    await edited.page.keyboard.press('ArrowRight');
    await item(/^The grand piano is back/).click();
    await edited.site.getByRole('heading', { level: 1, name: 'The grand piano is back' }).waitFor();
  });

  test('its text is written right after a tick', async () => {
    const { page } = edited;
    await page.getByText('The text as it is written').click();
    await page.getByRole('textbox', { name: 'Text of the page' }).waitFor();
    const releases = await Promise.all(['item', 'read'].map(holdBack));
    await page.getByLabel('Draft', { exact: true }).check();
    await page.getByText(/^Saved \d/).waitFor();
    await page.getByRole('textbox', { name: 'Text of the page' }).fill('It sounds well.\n');
    await page.keyboard.press('Tab');
    await expect.poll(read).toContain('It sounds well.');
    expect(read()).toContain('draft: true\n');
    expect(read()).toMatch(/^---\n[\s\S]+\n---\n\nIt sounds well\.\n$/);
    for (const release of releases) release();
    // A text that waits keeps what is ticked meanwhile.
    await page.getByRole('textbox', { name: 'Text of the page' }).fill('See [it](page:nowhere).\n');
    await page.keyboard.press('Tab');
    await page.getByText(/^1 change waits/).waitFor();
    await page.getByLabel('Draft', { exact: true }).uncheck();
    await expect.poll(read).not.toContain('draft: true\n');
    await page.getByRole('textbox', { name: 'Text of the page' }).fill('See [it](page:contact).\n');
    await page.keyboard.press('Tab');
    await expect.poll(read).toContain('See [it](page:contact).');
    expect(read()).not.toContain('draft: true\n');
  });

  test('what is typed stays while the words before are written', async () => {
    const { page } = edited;
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    const release = await holdBack('step');
    await title.click();
    await page.keyboard.press('End');
    let asked = page.waitForRequest('**/do/step');
    await page.keyboard.type(' one');
    await asked;
    await page.keyboard.type(' two');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    const again = await holdBack('step');
    asked = page.waitForRequest('**/do/step');
    release();
    await asked;
    expect(await title.inputValue()).toBe('The grand piano is back one two');
    await page.keyboard.type(' three');
    await page.keyboard.press('Tab');
    again();
    await expect.poll(read).toMatch(/^title: "?The grand piano is back one two three"?$/m);
  });

  test('a tag that is ticked by mistake is as it was, and so is the file', async () => {
    const { page } = edited;
    const tag = page.getByRole('group', { name: 'Tags' }).getByRole('checkbox', { checked: false });
    const name = await tag.first().locator('..').innerText();
    const box = page.getByRole('checkbox', { name });
    const before = read();
    const release = await holdBack('step');
    await box.check();
    await box.uncheck();
    await expect.poll(read).not.toBe(before);
    release();
    await expect.poll(read).toBe(before);
    await page.getByText(/^Saved \d/).waitFor();
    expect(await box.isChecked()).toBe(false);
  });

  test('what is typed and taken back while it is saved is gone, and comes again', async () => {
    const { page } = edited;
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    const before = read();
    const release = await holdBack('step');
    await title.fill('The grand piano is here');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(read).toMatch(/^title: "?The grand piano is here"?$/m);
    release();
    await expect.poll(read).toBe(before);
    await expect.poll(() => title.inputValue()).toBe('The grand piano is back');
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await expect.poll(() => title.inputValue()).toBe('The grand piano is here');
  });

  test('what is typed when the editor is closed is written', async () => {
    const { page } = edited;
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await holdBack('step');
    await page.getByRole('textbox', { name: 'Title', exact: true }).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' at last');
    await page.close({ runBeforeUnload: true });
    await expect.poll(read).toMatch(/^title: "?The grand piano is back at last"?$/m);
    await expect.poll(() => asked).toEqual(['beforeunload']);
  });
});

describe('a list', () => {
  const boxes = (): string[] =>
    manifest().pages.bilder.blocks[2].boxes.map(({ heading }: { heading: string }) => heading);
  beforeEach(async () => {
    edited = await openEdited('tests/sites/everything', '2026-03-01');
  });

  test('an item is removed once, however often somebody asks, and words stay with theirs', async () => {
    const { page } = edited;
    await item('Bilder vom Hof').click();
    await page.getByRole('button', { name: /^Text boxes/ }).click();
    const release = await holdBack('step');
    const remove = page.getByRole('button', { name: 'Remove Boden', exact: true });
    await remove.click();
    await remove.click();
    const box = page.locator('li', { has: page.getByText('Schnitt', { exact: true }) }).last();
    await box.locator('summary').first().click();
    const heading = box.getByRole('textbox', { name: 'Heading', exact: true });
    await heading.fill('Schnitt und Form');
    await page.keyboard.press('Tab');
    await heading.focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' im März');
    release();
    await expect.poll(boxes).toEqual(['Wasser', 'Schnitt und Form', 'Zeit']);
    // Where it goes, the field goes, with what is typed into it.
    expect(await page.locator(':focus').inputValue()).toBe('Schnitt und Form im März');
    await page.keyboard.press('Tab');
    await expect.poll(boxes).toEqual(['Wasser', 'Schnitt und Form im März', 'Zeit']);
  });
});

test('words of a list in front matter stay with theirs when another is removed', async () => {
  edited = await openEdited('tests/sites/collections', '2026-11-24');
  const { page } = edited;
  await item('Stories').focus();
  await page.keyboard.press('ArrowRight');
  await item(/^A choir for people who work late/).click();
  const text = (row: number): Locator => page.getByLabel(`Text, row ${row}`);
  await text(2).waitFor();
  const release = await holdBack('step');
  await page.getByRole('button', { name: 'Remove row 1' }).click();
  await text(2).fill('the last chord');
  await page.keyboard.press('Tab');
  release();
  const read = (): string => readSiteFile('files/cases/evening-choir.md');
  await expect.poll(read).toMatch(/results:\n\W+figure: 22:15\W+text: the last chord\W+---/);
});

test('arrows go to words that the page does not show yet, and stay there', async () => {
  edited = await openEdited('tests/sites/everything', '2026-03-01');
  const { page, site } = edited;
  await item('Hecken').click();
  await site.getByText('Eine Hecke ist eine Wand').waitFor();
  await page.keyboard.press('F6');
  const text = site.locator(':focus', { hasText: 'Eine Hecke ist eine Wand' });
  for (let stops = 0; stops < 9 && (await text.count()) === 0; stops += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await site.getByRole('textbox', { name: 'Words of this page' }).waitFor();
  const release = await holdBack('step');
  const words = 'Eine Hecke wächst.';
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(words);
  await page.keyboard.press('ControlOrMeta+Enter');
  await page.keyboard.press('ArrowDown');
  await site.locator(':focus').waitFor();
  expect(await site.locator(':focus').innerText()).not.toContain(words);
  await page.keyboard.press('ArrowUp');
  await site.locator('[data-edit-host]:focus', { hasText: words }).waitFor();
  release();
  await site.locator(':focus:not([data-edit-host])', { hasText: words }).waitFor();
  await page.keyboard.press('Enter');
  await site.getByRole('textbox', { name: 'Words of this page' }).waitFor();
});

test('words of a block that others move are seen once, and so is what is said of it', async () => {
  edited = await openEdited('scripts/starter/looks/clinic', '2026-11-27');
  const { page, site } = edited;
  const listSeen = (): Promise<string[]> =>
    site
      .locator('main h2')
      .evaluateAll((all) =>
        all.flatMap((one) =>
          one.checkVisibility() && one.textContent?.includes('brings') ? one.textContent : [],
        ),
      );
  await site.getByRole('heading', { name: 'What brings you?' }).click();
  await site.getByRole('textbox', { name: 'Words of this page' }).waitFor();
  const moved = manifest();
  const { blocks } = moved.pages.home;
  blocks.splice(3, 0, ...blocks.splice(1, 1));
  writeFileSync(join(edited.root, 'site.manifest.json'), JSON.stringify(moved, undefined, 2));
  const fourth = page.getByRole('region', { name: 'On this page' }).getByRole('button').nth(3);
  await expect.poll(() => fourth.innerText()).toContain('What brings you?');
  expect(await fourth.getAttribute('aria-pressed')).toBe('true');
  const heading = page.getByRole('textbox', { name: 'Heading', exact: true });
  expect(await heading.inputValue()).toBe('What brings you?');
  const release = await holdBack('step');
  await page.keyboard.press('End');
  await page.keyboard.type(' Say it');
  const asked = page.waitForRequest('**/do/step');
  await page.keyboard.press('Enter');
  await asked;
  for (let looks = 0; looks < 20; looks += 1) {
    expect(await listSeen()).toEqual(['What brings you? Say it']);
    await page.waitForTimeout(25);
  }
  release();
  const third = site.locator('main h2').nth(2);
  await expect.poll(() => third.textContent()).toBe('What brings you? Say it');
  expect(await listSeen()).toEqual(['What brings you? Say it']);
  expect(manifest().pages.home.blocks[3].heading).toBe('What brings you? Say it');
  await expect.poll(() => heading.inputValue()).toBe('What brings you? Say it');
});

test('a block is added once, however often somebody asks, and is in sight', async () => {
  edited = await openEdited('scripts/starter/looks/clinic', '2026-11-27', {
    viewport: { width: 1280, height: 800 },
  });
  const { page, site } = edited;
  const listTypes = (): string[] =>
    manifest().pages.home.blocks.map(({ type }: { type: string }) => type);
  const before = listTypes();
  const names = page.getByRole('region', { name: 'On this page' }).getByRole('button');
  await names.nth(1).click();
  await page.getByRole('button', { name: 'Add below' }).click();
  const picker = page.getByRole('dialog');
  await picker.getByRole('searchbox').fill('questions');
  const questions = picker.getByRole('button', { name: /^Questions/ });
  await questions.focus();
  const release = await holdBack('step');
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Space');
  await expect.poll(listTypes).toHaveLength(before.length + 1);
  release();
  await picker.waitFor({ state: 'hidden' });
  await page.getByText(/^Saved \d/).waitFor();
  expect(listTypes()).toEqual(before.toSpliced(2, 0, 'questions'));
  const seen = (): Promise<number> =>
    site.locator('.block.questions').evaluate((block) => {
      const { top, bottom } = block.getBoundingClientRect();
      return Math.min(bottom, innerHeight) - Math.max(top, 0);
    });
  await expect.poll(seen).toBeGreaterThan(100);
  // What is left of the example is marked, and one leads to the next.
  const marked = page.locator('.inspector [data-example]');
  const left = await marked.count();
  expect(left).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Go to the next' }).click();
  await expect.poll(() => marked.locator(':focus').count()).toBe(1);
  await page.keyboard.type('Ours');
  await page.keyboard.press('Tab');
  await expect.poll(() => marked.count()).toBe(left - 1);
  // Its name leads to it again.
  await site.locator('html').evaluate(() => scrollTo(0, 0));
  await expect.poll(seen).toBeLessThan(100);
  await names.nth(2).click();
  await expect.poll(seen).toBeGreaterThan(100);
});

test('a new block comes in sight where the page has to load anew for it', async () => {
  edited = await openEdited('scripts/starter/looks/plant', '2026-11-30');
  const { page, site } = edited;
  await item('Contact').click();
  await site.locator('main .block.hours').waitFor();
  await page.getByRole('button', { name: 'Add a block' }).click();
  await page.getByLabel('Find a block').fill('prices');
  // The app of the page goes to where it was once it is there.
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 500));
    await route.continue();
  });
  await page.keyboard.press('Enter');
  const block = site.locator('.block.prices');
  await block.waitFor();
  const seen = (): Promise<number> =>
    block.evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return Math.min(bottom, innerHeight) - Math.max(top, 0);
    });
  await expect.poll(seen).toBeGreaterThan(100);
});

test('a click on the number at the end of the page moves nothing', async () => {
  edited = await openEdited('scripts/starter/looks/law', '2026-11-30');
  const { page, site } = edited;
  const scroll = () => site.locator('html').evaluate(() => scrollY);
  await site.locator('html').evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const before = await scroll();
  await site.locator('footer a[href^="tel:"]').last().click();
  const field = page.locator('[data-field="site.manifest.json#variables/phone"] input');
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  await site.locator('[data-edit-host]').waitFor({ state: 'detached' });
  expect(await scroll()).toBe(before);
});

test('who types in a row of a grid while it is written types on, in the same row', async () => {
  edited = await openEdited('tests/sites/languages', '2026-11-24');
  const { page } = edited;
  const read = () => manifest().pages.prices.blocks[0].groups[0].items;
  const before = read();
  await item('Prices and hours').click();
  await page
    .getByRole('region', { name: 'On this page' })
    .getByRole('button', { name: /What it costs/ })
    .click();
  await page.locator('.inspector summary', { hasText: 'Repairs' }).click();
  const cell = (name: string, row: number): Locator =>
    page.getByLabel(`${name}, row ${row}`, { exact: true }).first();
  const last = before.length + 1;
  await cell('Name', last).click();
  await page.keyboard.type('Gold on a spine');
  await cell('Amount', last).click();
  await page.keyboard.type('40');
  const release = await holdBack('step');
  await cell('Note', last - 1).click();
  await page.keyboard.type('All of them.');
  // Into the row that is on its way.
  await page.keyboard.press('Enter');
  await page.keyboard.type('By');
  release();
  await expect.poll(read).toHaveLength(last);
  await page.getByText(/^Saved \d/).waitFor();
  await page.keyboard.type(' hand.');
  expect(await cell('Note', last).inputValue()).toBe('By hand.');
  await page.keyboard.press('Tab');
  await expect
    .poll(read)
    .toEqual([
      ...before.slice(0, -1),
      { ...before.at(-1), note: 'All of them.' },
      { name: 'Gold on a spine', note: 'By hand.', price: { amount: 40 } },
    ]);
  expect(await page.locator(':focus').getAttribute('aria-label')).toBe(`Amount, row ${last}`);
});

test('Tab in a table goes on at once, and what an input method says comes into the next cell', async () => {
  edited = await openEdited('tests/sites/documents', '2026-03-01');
  const { page, site } = edited;
  const { keyboard } = page;
  const file = 'files/texte/winter.md';
  const typed = () => site.locator('[data-edit-host]:focus');
  await item('Bäume im Winter').click();
  await site.getByRole('cell', { name: 'Pfirsich' }).click();
  await site.locator('[data-edit-host]:focus', { hasText: 'Pfirsich' }).waitFor();
  const releases = await Promise.all(['step', 'words'].map(holdBack));
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('Quitte');
  await keyboard.press('Tab');
  // A character that no key has.
  await keyboard.insertText('€');
  expect(await typed().innerText()).toBe('€');
  await keyboard.type(' 12');
  await keyboard.press('Tab');
  await keyboard.insertText('日本');
  expect(await typed().innerText()).toBe('日本');
  // Back to what is not written yet: that waits for the page, and what is typed for both.
  await keyboard.press('Shift+Tab');
  await keyboard.insertText('£');
  await keyboard.type(' 1');
  await keyboard.insertText('3');
  for (const release of releases) release();
  await expect.poll(() => typed().innerText()).toBe('£ 13');
  await keyboard.press('ControlOrMeta+Enter');
  await expect.poll(() => readSiteFile(file)).toMatch(/\| Quitte *\| *£ 13 *\| *\*\*日本\*\* *\|/);
});

test('a row that Tab has begun in a table is gone where nothing is said in it', async () => {
  edited = await openEdited('tests/sites/documents', '2026-03-01');
  const { page, site } = edited;
  const { keyboard } = page;
  const read = () => readSiteFile('files/texte/winter.md');
  await item('Bäume im Winter').click();
  const cells = site.locator('main td');
  const last = await cells.last().innerText();
  const [before, count] = [read(), await cells.count()];
  for (const leave of [
    () => keyboard.press('Escape'),
    () => site.getByRole('heading', { level: 1 }).click(),
    () => page.getByLabel('Find a page').click(),
  ]) {
    await cells.last().click();
    await site.locator('[data-edit-host]:focus', { hasText: last }).waitFor();
    await keyboard.press('End');
    await keyboard.type('!');
    await keyboard.press('Tab');
    await site.locator('[data-edit-host]:focus', { hasText: '…' }).waitFor();
    expect(read()).not.toBe(before);
    // From one of its cells to the next, it stays.
    await keyboard.press('Tab');
    await page.waitForTimeout(500);
    await site.locator('[data-edit-host]:focus', { hasText: '…' }).waitFor();
    await leave();
    await expect.poll(read).not.toContain('…');
    expect(read()).toContain(`${last}!`);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(read).toBe(before);
    await expect.poll(() => cells.count()).toBe(count);
    // No frame is left around words that are typed no more.
    expect(await cells.last().evaluate((cell) => getComputedStyle(cell).outlineStyle)).toBe('none');
  }
});

test('Tab in a table of an item goes to the next cell', async () => {
  edited = await openEdited('tests/sites/collections', '2026-11-24');
  const { page, site } = edited;
  await item('News').focus();
  await page.keyboard.press('ArrowRight');
  await item(/^Six new rooms/).click();
  await site.getByRole('cell', { name: 'Cello' }).click();
  await site.locator('[data-edit-host]:focus', { hasText: 'Cello' }).waitFor();
  for (const words of ['5', '13', 'Brass']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(words);
  }
  await page.keyboard.press('ControlOrMeta+Enter');
  const read = (): string => readSiteFile('files/news/new-rooms.md');
  await expect.poll(read).toMatch(/\| Cello *\| 5 *\| *13 *\|\n\| Brass *\| cellar/);
});

describe('prices on the page', () => {
  const typed = () => edited.site.locator('[data-edit-host]:focus');
  const block = () => manifest().pages.families.blocks.at(-1);
  const cell = (row: number): Locator =>
    edited.page.getByLabel(`Amount, row ${row}`, { exact: true });
  const showCells = (): Promise<void> =>
    cell(1).evaluate((one) => {
      for (let at = one.closest('details'); at; at = at.parentElement?.closest('details') ?? null)
        at.open = true;
    });
  beforeEach(async () => {
    edited = await openEdited('scripts/starter/looks/clinic', '2026-11-30');
    const { page, site } = edited;
    await item(/^Families|^For families/).click();
    await site.locator('main .block.table').waitFor();
    await page.getByRole('button', { name: 'Add a block' }).click();
    await page.getByLabel('Find a block').fill('prices');
    await page.keyboard.press('Enter');
    await site.locator('main .block.prices').waitFor();
  });

  test('what is typed right after a click goes from a name to its price and its note, while the page loads anew', async () => {
    const { page, site } = edited;
    const { keyboard } = page;
    const before = block().groups[0].items;
    await page.getByRole('textbox', { name: 'Heading', exact: true }).first().waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    await keyboard.type('Visits');
    const releases = await Promise.all(['step', 'words'].map(holdBack));
    await site.locator('.prices-name').first().click();
    await keyboard.type('New baby visit');
    await keyboard.press('Tab');
    await keyboard.type('$40');
    await keyboard.press('Tab');
    await keyboard.type('45 minutes');
    for (const release of releases) release();
    await expect.poll(() => typed().innerText()).toBe('45 minutes');
    await keyboard.press('Tab');
    await keyboard.type('Advice');
    await keyboard.press('Tab');
    await keyboard.type('free');
    await keyboard.press('ControlOrMeta+Enter');
    await expect
      .poll(() => block().groups[0].items)
      .toEqual([
        { ...before[0], name: 'New baby visit', price: { amount: 40 }, note: '45 minutes' },
        { ...before[1], name: 'Advice', price: { text: 'free' } },
        ...before.slice(2),
      ]);
    expect(block().heading).toBe('Visits');
  });

  test('a row that Tab has begun is gone where nothing is said in it', async () => {
    const { page, site } = edited;
    const { keyboard } = page;
    const before = block().groups[0].items;
    await site.locator('main .block.prices').getByText('Full service', { exact: true }).click();
    await site.locator('[data-edit-host]:focus', { hasText: 'Full service' }).waitFor();
    await keyboard.press('Tab');
    await keyboard.type('150');
    await keyboard.press('Tab');
    await expect.poll(() => typed().innerText()).toBe('…');
    const items = () => block().groups[0].items;
    expect(items()).toHaveLength(4);
    await page.getByRole('textbox', { name: 'Heading', exact: true }).first().click();
    await expect.poll(items).toHaveLength(3);
    expect(items()).toEqual([...before.slice(0, 2), { ...before[2], price: { amount: 150 } }]);
  });

  test('what is typed over an amount is a number, a currency or words, whatever the sign', async () => {
    const { page } = edited;
    const { keyboard } = page;
    const prices = () => block().groups[0].items.map(({ price }: { price: object }) => price);
    const say = async (row: number, words: string): Promise<void> => {
      await cell(row).fill(words);
      await keyboard.press('Tab');
    };
    const [, second, third] = prices();
    const { amount: _amount, ...around } = third;
    await showCells();
    await say(1, '$25.50');
    await expect.poll(prices).toEqual([{ amount: 25.5 }, second, third]);
    await expect.poll(() => cell(1).inputValue()).toBe('25.5');
    await say(2, '€12');
    await expect.poll(prices).toEqual([{ amount: 25.5 }, { amount: 12, currency: 'EUR' }, third]);
    await say(3, 'On request');
    await expect
      .poll(prices)
      .toEqual([
        { amount: 25.5 },
        { amount: 12, currency: 'EUR' },
        { ...around, text: 'On request' },
      ]);
    await say(2, '$13');
    await say(3, '15');
    await expect
      .poll(prices)
      .toEqual([{ amount: 25.5 }, { amount: 13 }, { ...around, amount: 15 }]);
  });

  test('a change that waits is what is taken back first', async () => {
    const { page } = edited;
    const before = block();
    await showCells();
    await cell(1).fill('-5');
    await page.keyboard.press('Tab');
    const waits = page.getByText(/^1 change waits/).first();
    await waits.waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await waits.waitFor({ state: 'detached' });
    expect(block()).toEqual(before);
    await expect.poll(() => cell(1).inputValue()).toBe('12.5');
  });

  test('Tab behind the last price begins a row, and at an end of the block it stays in sight', async () => {
    const { page, site } = edited;
    const { keyboard } = page;
    const open = async (words: string): Promise<void> => {
      await site.locator('main .block.prices').getByText(words, { exact: true }).click();
      await site.locator('[data-edit-host]:focus', { hasText: words }).waitFor();
    };
    const before = block().groups[0].items;
    await open('Full service');
    for (const words of ['150', 'Letter', '$10']) {
      await keyboard.press('Tab');
      await keyboard.type(words);
    }
    await expect.poll(() => typed().innerText()).toBe('$10');
    await keyboard.press('ControlOrMeta+Enter');
    await expect
      .poll(() => block().groups[0].items)
      .toEqual([
        ...before.slice(0, 2),
        { ...before[2], price: { amount: 150 } },
        { name: 'Letter', price: { amount: 10 } },
      ]);
    const { heading } = block();
    await open(heading);
    await keyboard.press('Shift+Tab');
    await site.locator(':focus:not([contenteditable=true])', { hasText: heading }).waitFor();
    await keyboard.type('Lost?');
    await page
      .getByText(/^No field has the caret/)
      .first()
      .waitFor();
    expect(block().heading).toBe(heading);
  });
});

describe('a field that a click on the page opens beside it', () => {
  beforeEach(async () => {
    edited = await openEdited('tests/sites/everything', '2026-03-01');
    await item('Öffnungszeiten').click();
    await edited.site.getByText('38,50').first().waitFor();
  });
  const blocks = () => manifest().pages.oeffnungszeiten.blocks;

  test('what is typed before it has the focus comes into it, and behind Tab into the next', async () => {
    const { page, site } = edited;
    const { keyboard } = page;
    const prices = () => blocks()[1].groups[0].items;
    const [first, ...others] = prices();
    const release = await holdBack('words');
    await site.getByText('38,50').first().click();
    await keyboard.type('41,2');
    await keyboard.press('Tab');
    // A character that no key has.
    await keyboard.insertText('€');
    await keyboard.press('Tab');
    release();
    const price = { amount: 41.2, before: '€' };
    await expect.poll(prices).toEqual([{ ...first, price }, ...others]);
  });

  test('a time is typed on when its field has the focus', async () => {
    const { page, site } = edited;
    const { keyboard } = page;
    const release = await holdBack('words');
    await site.locator('main .hours').getByText('08:00').first().click();
    await keyboard.type('9:');
    release();
    const opens = page.locator('.week input:focus');
    await opens.waitFor();
    await expect.poll(() => opens.inputValue()).toBe('09:00');
    await keyboard.type('20');
    expect(await opens.inputValue()).toBe('09:20');
    await keyboard.press('Enter');
    await expect.poll(() => JSON.stringify(blocks())).toContain('"opens":"09:20"');
  });
});

describe('a picture that is chosen beside the page', () => {
  const pixels = { width: 40, height: 30, channels: 3, background: '#2a6' } as const;
  const image = (): object => manifest().pages.home.blocks[0].image;

  async function upload(): Promise<void> {
    const { page } = edited;
    await page.locator('.inspector .above').waitFor();
    const chooser = page.waitForEvent('filechooser');
    await page.locator('.inspector label.button', { hasText: 'Upload another' }).click();
    const buffer = await sharp({ create: pixels }).png().toBuffer();
    await (await chooser).setFiles({ name: 'oven.png', mimeType: 'image/png', buffer });
    const words = page.getByLabel(/^What the picture shows/);
    await expect.poll(() => words.evaluate((one) => one === document.activeElement)).toBe(true);
  }

  beforeEach(async () => {
    edited = await openEdited('scripts/starter/looks/bakery', '2026-11-27');
  });

  test('is the one that was clicked on a slow page', async () => {
    const { page, site } = edited;
    const release = await holdBack('words');
    const asked = page.waitForRequest('**/do/words');
    await site.locator('main .hero img').first().click();
    await asked;
    await upload();
    await page.keyboard.type('An oven, ');
    release();
    await edited.visitor.settle();
    await page.keyboard.type('still warm');
    await expect.poll(image).toMatchObject({ src: 'images/oven.png', alt: 'An oven, still warm' });
  });

  test('has the words that were typed while it was on its way', async () => {
    const { page, site } = edited;
    const before = image();
    await site.locator('main .hero img').first().click();
    const release = await holdBack('oven.png*');
    await upload();
    await page.keyboard.type('An oven ');
    await page.keyboard.press('Enter');
    expect(image()).toEqual(before);
    const answered = page.waitForResponse('**/files/oven.png*');
    release();
    await answered;
    await page.keyboard.type('with ten loaves', { delay: 20 });
    await expect
      .poll(image)
      .toMatchObject({ src: 'images/oven.png', alt: 'An oven with ten loaves' });
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(image).toEqual(before);
  });
});
