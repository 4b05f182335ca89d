// What a real browser makes of tables, quotations, pictures and code, in texts and as blocks.
import { afterEach, expect, test } from 'vitest';
import { findViolations } from '../axe';
import { type Visitor, visit } from './visitor';

const path = '/lesestoff';

let visitor: Visitor;
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

/** What of a table reaches beyond what is seen of it. */
const isWider = (selector: string): Promise<boolean> =>
  visitor.page.locator(selector).evaluate((box) => box.scrollWidth > box.clientWidth);

test.each([
  ['wide', { width: 1440, height: 900 }],
  ['narrow', { width: 320, height: 640 }],
])(
  'nothing on a %s screen is hard to reach, and the page never moves sideways',
  async (_, viewport) => {
    visitor = await visit({ site: 'everything', viewport, bypassCSP: true });
    await visitor.goto(path);
    await visitor.ready();
    expect(await findViolations(visitor.page)).toEqual([]);
    expect(await isWider('html')).toBe(false);
  },
);

test('a table that is too wide moves within itself, by keys, and keeps the names of its rows', async () => {
  visitor = await visit({ site: 'everything', viewport: { width: 375, height: 800 } });
  await visitor.goto(path);
  await visitor.ready();
  const { page } = visitor;
  expect(await isWider('#preise .table-frame')).toBe(true);
  await page.locator('#preise .table-frame').focus();
  await page.keyboard.press('End');
  const name = page.locator('#preise tbody th').first();
  const before = await name.boundingBox();
  await page.locator('#preise .table-frame').evaluate((frame) => frame.scrollTo(200, 0));
  expect((await name.boundingBox())?.x).toBe(before?.x);
  // Rows as cards need no room beside them.
  expect(await isWider('[data-layout="cards"] .table-frame')).toBe(false);
  const cell = page.locator('[data-layout="cards"] tbody td').first();
  const said = await cell.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(said).toBe('"Stamm"');
});

test('a click copies code as it is written', async () => {
  visitor = await visit({
    site: 'everything',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await visitor.goto(path);
  await visitor.ready();
  const { page } = visitor;
  const button = page.locator('.block.content .code-copy');
  await button.click();
  await page.getByText('Kopiert').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toEqual([
    'sorte;form;hoehe',
    'Jakob Fischer;Hochstamm;{180}',
    'Gellerts Butterbirne;Halbstamm;120',
  ]);
});

test('without JavaScript all is there but the button that needs it', async () => {
  visitor = await visit({ site: 'everything', javaScriptEnabled: false });
  await visitor.goto(path);
  const { page } = visitor;
  const count = (selector: string): Promise<number> => page.locator(selector).count();
  expect(await count('.content-nodes :is(ol, table, blockquote, figure img, hr, pre)')).toBe(6);
  expect(await count('.block :is(table, blockquote, pre)')).toBe(10);
  expect(await count('.code-copy')).toBe(0);
});

test('what comes with a visit from another page looks and reads the same', async () => {
  visitor = await visit({ site: 'everything' });
  await visitor.goto(path);
  await visitor.ready();
  const { page } = visitor;
  const main = () => page.locator('main').innerText();
  const whole = await main();
  await visitor.goto('/kontakt');
  await visitor.ready();
  await visitor.follow('/baumschule/lesestoff');
  await page.locator('.block.content .table-grid').waitFor();
  await page.locator('.block.code .code-copy').waitFor();
  await expect.poll(main).toBe(whole);
  const lines = await page
    .locator('.block.content .table-grid td')
    .last()
    .evaluate((cell) => getComputedStyle(cell).borderBottomStyle);
  expect(lines).toBe('solid');
});
