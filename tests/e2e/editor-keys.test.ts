// The visual editor by keys alone: whatever is asked for is reached with Tab and arrows, and nothing is clicked.
import { execFileSync } from 'node:child_process';
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
async function reach(wanted: Locator, key = 'Tab', most = mostPresses): Promise<void> {
  await wanted.first().waitFor();
  const isReached = (): Promise<boolean> =>
    wanted.first().evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses <= most; presses++) {
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
    await choosePage('Öffnungszeiten');
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

  test('a notice, from a minute until a day', async () => {
    await open('tests/sites/everything', '2026-03-01');
    await use(button('Site'));
    await use(button('Company and site'));
    const notice = page.locator('[data-field="site.manifest.json#site/notice"]');
    const say = async (on: Locator, keys: string): Promise<void> => {
      await reach(on);
      await page.keyboard.type(keys);
    };
    await write(notice.getByLabel('Text', { exact: true }), 'The workshop is closed.');
    await say(notice.getByLabel('From', { exact: true }), '12202026');
    await say(notice.getByLabel('From: time of day'), '0930AM');
    await say(notice.getByLabel('Until', { exact: true }), '01062027');
    await reach(notice.getByLabel('Until: time of day'));
    await expect
      .poll(() => manifest().site.notice)
      .toMatchObject({
        ...{ text: 'The workshop is closed.', from: '2026-12-20T09:30', until: '2027-01-06' },
      });
  });

  test('an item of a list within an item of a list', async () => {
    await open('tests/sites/everything', '2026-03-01');
    const points = (): string[] => manifest().pages.hecken.blocks[1].plans[0].points;
    const [first = '', second = '', third = ''] = points();
    await choosePage(manifest().pages.hecken.title);
    await use(page.getByRole('button', { name: /^Plans/ }));
    const plan = manifest().pages.hecken.blocks[1].plans[0].name;
    await use(page.locator('.inspector summary').filter({ hasText: plan }));
    const list = page.locator(
      '[data-field="site.manifest.json#pages/hecken/blocks/1/plans/0/points"]',
    );
    await reach(list.getByRole('button', { name: `Move ${first} down` }));
    await press('Alt+ArrowDown');
    await expect.poll(points).toEqual([second, first, third]);
    // The focus has gone with it.
    await press('Alt+ArrowUp');
    await expect.poll(points).toEqual([first, second, third]);
    await use(list.getByRole('button', { name: /^Add / }));
    // Nothing is added before somebody has said what.
    expect(points()).toEqual([first, second, third]);
    await page.keyboard.type('Ohne Strom');
    await press('Enter');
    await expect.poll(points).toEqual([first, second, third, 'Ohne Strom']);
    await reach(list.getByRole('button', { name: `Remove ${second}` }), 'Shift+Tab');
    await press('Enter');
    await expect.poll(() => points().slice(0, 2)).toEqual([first, third]);
  });

  test('what is added is asked for first', async () => {
    await open('scripts/starter/looks/bakery', '2026-11-24');
    const notice = (): unknown => manifest().site.notice;
    await use(button('Site'));
    await use(button('Notice on every page'));
    await use(button('Add notice'));
    await use(page.locator('.new').getByRole('button', { name: 'Add', exact: true }));
    await page.getByText('“Text” is still empty. Nothing is added without it.').waitFor();
    expect(notice()).toBe(undefined);
    await page.keyboard.type('Closed on Monday.');
    await use(page.locator('.new').getByRole('button', { name: 'Add', exact: true }));
    await expect.poll(notice).toEqual({ text: 'Closed on Monday.' });
    await edited.site.getByText('Closed on Monday.').waitFor();
    // It is over by a day that is typed, whether or not its field is left.
    await reach(page.getByLabel('Until', { exact: true }));
    await page.keyboard.type('01062020');
    await edited.site.getByText('Closed on Monday.').waitFor({ state: 'detached' });
  });

  test('what says an example is next to what publishes', async () => {
    await open('scripts/starter/looks/bakery', '2026-11-24');
    const git = (...args: readonly string[]) =>
      execFileSync('git', [
        '-C',
        edited.root,
        '-c',
        'user.name=A',
        '-c',
        'user.email=a@b.c',
        ...args,
      ]);
    git('init', '--quiet');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Site');
    await use(button('Add a block'));
    await reach(page.getByLabel('Find a block'));
    await page.keyboard.type('prices');
    await press('Enter');
    await page.getByRole('button', { name: /^Prices/, pressed: true }).waitFor();
    await use(button('Publish'));
    const example = page.getByRole('button', { name: '“What it costs”' });
    await reach(example, 'Tab', 3);
    await reach(page.getByLabel('What you did'), 'Tab', 4);
    await page.keyboard.type('Prices');
    await reach(button('Keep this version'), 'Tab', 2);
    await reach(example, 'Shift+Tab', 6);
    await press('Enter');
    await page.keyboard.type('Bread and rolls');
    await press('Tab');
    await expect.poll(() => JSON.stringify(manifest())).toContain('"heading":"Bread and rolls"');
    git('config', 'user.name', 'A');
    git('config', 'user.email', 'a@b.c');
    await use(button('Publish'));
    await reach(page.getByLabel('What you did'));
    await page.keyboard.type('Prices');
    await press('Enter');
    await page.getByText('Visitors do not see it yet').waitFor();
  });

  test('who publishes is told what waits, and why', async () => {
    await open('tests/sites/everything', '2026-03-01');
    const [home] = Object.values<{ readonly title: string }>(manifest().pages);
    await choosePage(String(home?.title));
    await reach(page.getByLabel('Title', { exact: true }));
    await press('ControlOrMeta+A');
    await press('Delete');
    await press('Tab');
    await page.getByText(/^1 change waits: /).waitFor();
    await use(button('Publish'));
    const told = page.getByRole('region', { name: '1 change waits' });
    await use(told.getByRole('button'));
    await use(button('Drop this change'));
    await use(button('Publish'));
    await page.getByRole('heading', { name: 'Publish' }).waitFor();
    await told.waitFor({ state: 'detached' });
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

describe('a block that begins with an example', () => {
  const hasFocus = (on: Locator): Promise<boolean> =>
    on.evaluate((element) => element === document.activeElement);
  const add = async (type: string): Promise<void> => {
    await open('scripts/starter/looks/bakery', '2026-11-24');
    await choosePage('Cakes');
    await use(button('Add a block'));
    await reach(page.getByLabel('Find a block'));
    await page.keyboard.type(type);
    await press('Enter');
    await expect
      .poll(() => hasFocus(page.getByLabel('Heading', { exact: true }).first()))
      .toBe(true);
  };
  const last = () => manifest().pages.cakes.blocks.at(-1);

  test('Tab goes from cell to cell and begins another row, and removes none', async () => {
    await add('table');
    await page.keyboard.type('To order');
    await press('Tab');
    // What takes the words of a field away is not on the way.
    expect(String(await page.locator(':focus').getAttribute('aria-label'))).not.toMatch(/^Clear/);
    const { rows } = last().table;
    await reach(page.getByLabel(`Column 1, row ${rows.length}`, { exact: true }));
    for (const cell of ['Yellow card', 'two words', '£3', 'Nut loaf', 'with a crust', '£4']) {
      await page.keyboard.type(cell);
      await press('Tab');
    }
    // Who goes on without a word begins nothing.
    for (let cells = 0; cells < 3; cells += 1) await press('Tab');
    expect(await hasFocus(button('Add row'))).toBe(true);
    await expect
      .poll(() => last().table.rows)
      .toEqual([
        ...rows.slice(0, -1),
        ['Yellow card', 'two words', '£3'],
        ['Nut loaf', 'with a crust', '£4'],
      ]);
    await reach(page.getByLabel('Column 2, row 2', { exact: true }), 'Shift+Tab');
    await press('Alt+Delete');
    await expect.poll(() => last().table.rows).toHaveLength(rows.length);
    expect(JSON.stringify(last())).not.toContain(rows[1][0]);
    await reach(page.getByLabel('Heading', { exact: true }), 'Shift+Tab');
    await press('Alt+Delete');
    await expect.poll(() => last().heading).toBe(undefined);
  });

  test('words on a button press nothing, and it is said', async () => {
    await add('table');
    const { rows } = last().table;
    await reach(button('Add row'));
    await page.keyboard.type('Large tin ');
    expect(await hasFocus(button('Add row'))).toBe(true);
    await page
      .getByText(/^No field has the caret/)
      .first()
      .waitFor();
    await press('Enter');
    await expect
      .poll(() => hasFocus(page.getByLabel(`Column 1, row ${rows.length + 1}`, { exact: true })))
      .toBe(true);
  });
});

describe('a site in languages', () => {
  test('a word and its translation', async () => {
    await open('tests/sites/languages', '2026-11-24');
    await choosePage('Contact');
    await write(page.getByRole('textbox', { name: 'Summary' }), 'Tell us about your book.');
    await page.getByText(/^Saved \d/).waitFor();
    // What waits for a translation is counted there.
    await use(page.getByRole('button', { name: /^Translate/ }));
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

test('who wrote a piece of news: somebody of the site, or anybody', async () => {
  await open('tests/sites/collections', '2026-11-24');
  const read = (): string => readSiteFile('files/news/new-rooms.md');
  await choosePage('Six new rooms above the quay');
  const more = page.locator('summary').filter({ hasText: /^More$/ });
  await use(more);
  const first = page.getByRole('combobox', { name: 'Author 1' });
  await reach(first);
  expect(await first.inputValue()).toBe('The office');
  await page.keyboard.type('piano');
  await page.getByRole('option', { name: 'The piano teachers' }).waitFor();
  await press('Enter');
  await expect.poll(read).toContain('authors: ["team:piano", Friends of the school]');
  await write(page.getByRole('combobox', { name: 'Author 2' }), 'The choir');
  await expect.poll(read).toContain('authors: ["team:piano", The choir]');
});

test('when an event ends: its day, and its time right after it', async () => {
  await open('tests/sites/collections', '2026-11-24');
  const read = (): string => readSiteFile('files/events/brass-night.md');
  await choosePage('Brass by night');
  const ends = page.getByLabel('Ends', { exact: true });
  await reach(ends);
  await page.keyboard.type('12122026');
  const time = page.getByLabel('Ends: time of day');
  const isInTime = (): Promise<boolean> =>
    time.evaluate((element) => element === document.activeElement);
  // Each part of a day is a stop of its own, and so is the chooser.
  for (let presses = 0; presses < 4 && !(await isInTime()); presses++) await press('Tab');
  await page.keyboard.type('1030PM');
  for (let presses = 0; presses < 4 && (await isInTime()); presses++) await press('Tab');
  await expect.poll(read).toContain('ends: 2026-12-12T22:30');
});

test('a new event: when it begins and ends is asked for', async () => {
  await open('tests/sites/collections', '2026-11-24');
  await use(button('New event'));
  await page.keyboard.type('Quiz night');
  await press('Tab');
  await page.keyboard.type('Twelve questions.');
  await reach(page.getByLabel('Begins', { exact: true }));
  await page.keyboard.type('01122027');
  await reach(page.getByLabel('Begins: time of day'));
  await page.keyboard.type('0700PM');
  await reach(page.getByLabel('Ends', { exact: true }));
  await page.keyboard.type('01122027');
  await reach(page.getByLabel('Ends: time of day'));
  await page.keyboard.type('1000PM');
  await press('Enter');
  await page.getByRole('treeitem', { name: /^Quiz night/, selected: true }).waitFor();
  // What it says besides is nobody's invention.
  expect(readSiteFile('files/events/quiz-night.md')).toBe(
    '---\ntitle: Quiz night\nstarts: 2027-01-12T19:00\nsummary: Twelve questions.\nends: 2027-01-12T22:00\n---\n',
  );
});
