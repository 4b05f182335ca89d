// Documents in a browser: the page of one is taken over as it is, fits every screen, and its footnotes lead there and back.
import { afterEach, expect, test } from 'vitest';
import { findViolations } from '../axe';
import { type Visitor, visit } from './visitor';

let visitor: Visitor;
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test.each([
  ['wide', { width: 1440, height: 900 }],
  ['narrow', { width: 320, height: 640 }],
])(
  'on a %s screen nothing is hard to reach, and the page never moves sideways',
  async (_, viewport) => {
    visitor = await visit({ site: 'documents', viewport, bypassCSP: true });
    await visitor.goto('/winter');
    await visitor.ready();
    expect(await findViolations(visitor.page)).toEqual([]);
    const isWider = await visitor.page
      .locator('html')
      .evaluate((box) => box.scrollWidth > box.clientWidth);
    expect(isWider).toBe(false);
  },
);

test('numbers lead to the footnotes of their own text, and back', async () => {
  visitor = await visit({ site: 'documents', viewport: { width: 375, height: 500 } });
  await visitor.goto('/winter');
  await visitor.ready();
  const { page } = visitor;
  const note = page.locator('.notes-list').nth(1).locator('li').first();
  await page.locator('[role="doc-noteref"]').last().click();
  await expect.poll(() => page.evaluate(() => decodeURI(location.hash))).toBe('#_block-2-note-1');
  expect(await note.getAttribute('id')).toBe('_block-2-note-1');
  await note.locator('[role="doc-backlink"]').click();
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#_block-2-mark-1');
});

test('a page with documents is entered by a click, with their code and text', async () => {
  visitor = await visit({ site: 'documents' });
  await visitor.goto('/hecken');
  await visitor.ready();
  const { page } = visitor;
  await visitor.follow('/winter');
  await page.locator('.inline-code', { hasText: 'Kalkmilch 1:3' }).waitFor();
  await page.locator('.notes-list').first().waitFor();
  await expect.poll(() => page.title()).toContain('Bäume im Winter');
});
