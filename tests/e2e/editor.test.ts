// The visual editor, as somebody uses it who sees the site and keys alone.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FrameLocator, Page } from 'playwright';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDevSite } from '../../scripts/dev/create-dev-site';
import { startDevServer } from '../../scripts/dev/dev-server';
import { openEditor } from '../../scripts/editor/server/open-editor';
import { editPaths } from '../../scripts/editor/wire';
import type { LocalServer } from '../../scripts/serve/local-server';
import { openWorld } from '../../scripts/source/open-world';
import { findViolations } from '../axe';
import { copySiteFolder } from '../copy-site-folder';
import { type Visitor, visit } from './visitor';

let root: string;
let server: LocalServer;
let visitor: Visitor;
let page: Page;
let site: FrameLocator;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'plinth-editor-'));
  copySiteFolder('tests/sites/everything', root);
  const world = await openWorld(root, { documents: true });
  const editor = openEditor(world.workspace);
  server = await startDevServer({
    workspace: world.workspace,
    port: 0,
    site: await createDevSite({ world, now: new Date('2026-03-01') }),
    report: () => undefined,
    restart: () => undefined,
    sources: [],
    editor: editor.around,
  });
  visitor = await visit({ origin: server.origin });
  page = visitor.page;
  await page.goto(`${server.origin}${editPaths.shell}#${editor.token}`);
  await page.getByRole('treeitem').first().waitFor();
  site = page.frameLocator('iframe[title="The site"]');
  await site.locator('.app[data-live]').waitFor();
});
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

const manifest = (): string => readFileSync(join(root, 'site.manifest.json'), 'utf8');
const saved = (): Promise<void> => page.getByText(/^Saved \d/).waitFor();

/** Types other words in the place of those that were clicked. */
async function type(words: string): Promise<void> {
  await site.getByRole('textbox', { name: 'Words of this page' }).waitFor();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
}

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
  await page.getByRole('button', { name: 'Undo' }).click();
  await site.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  expect(manifest()).toBe(before);
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
  await page.getByText('All changes are saved.').waitFor();
  expect(manifest()).toBe(before);
});

test('a block is added from its picture, moved by keys, and removed', async () => {
  const before = manifest();
  await page.getByRole('treeitem', { name: 'Hecken', exact: true }).click();
  await page.getByRole('button', { name: 'Add a block' }).click();
  await page.getByRole('button', { name: /^Quotation/ }).click();
  await page.getByRole('heading', { name: 'Quotation' }).waitFor();
  await site.locator('main .quote').waitFor();
  await page.getByRole('button', { name: 'Up', exact: true }).focus();
  await page.keyboard.press('Enter');
  await saved();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await site.locator('main .quote').waitFor({ state: 'detached' });
  expect(JSON.parse(manifest())).toEqual(JSON.parse(before));
});

test('a page is added, and found in the tree', async () => {
  await page.getByRole('button', { name: 'New page' }).click();
  await page.getByLabel('Title', { exact: true }).first().fill('Rosen');
  await page.getByLabel('What it is about, in one sentence').fill('Rosen für jeden Garten.');
  await page.getByRole('button', { name: 'Add page' }).click();
  await page.getByRole('treeitem', { name: 'Rosen' }).waitFor();
  expect(JSON.parse(manifest()).pages.rosen.path).toMatch(/\/rosen$/);
});

test('a setting of the look shows at once', async () => {
  await page.getByRole('button', { name: 'Site', exact: true }).click();
  await page.getByRole('button', { name: 'Facts used everywhere' }).click();
  const [[name, value] = ['', '']] = Object.entries<string>(JSON.parse(manifest()).variables);
  await page.getByRole('textbox', { name, exact: true }).fill(`${value} 2`);
  await page.keyboard.press('Tab');
  await saved();
  expect(JSON.parse(manifest()).variables[name]).toBe(`${value} 2`);
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
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'New page' }).click();
  expect(await findViolations(page)).toEqual([]);
});
