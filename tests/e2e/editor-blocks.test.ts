// Every type of block, added and changed by forms alone in a finished site: its words, and how it looks.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  type FormSchema,
  listMembers,
  readNamed,
} from '../../scripts/editor/shell/fields/form-schema';
import type { Schemas } from '../../scripts/editor/shell/shell-state';
import { engineContract } from '../engine-contract';
import { long } from '../faults/long';
import { countHunks } from './count-hunks';
import { type EditedSite, openEdited } from './open-edited';
import { readFields } from './read-fields';

const schemas = Object.fromEntries(engineContract.schemas) as unknown as Schemas;

/** Of the quick tests: a list of groups, one that shows nothing there, a picture, drawings, a grid. */
const few = ['cards', 'children', 'picture', 'questions', 'table'];

const all = Object.keys(schemas).filter((name) => name.startsWith('blocks/'));
const types = all
  .filter((name) => long || few.some((one) => name === `blocks/${one}`))
  .map((name) => [readNamed(schemas, name).title ?? name, name] as const);

let edited: EditedSite;
let page: Page;
/** As the site is without any of them. */
let former: string;
const counted = { types: 0, fields: 0, layout: 0, drawing: 0, surface: 0 };

const manifest = (): string => readFileSync(join(edited.root, 'site.manifest.json'), 'utf8');
const listBlocks = (): Record<string, unknown>[] => JSON.parse(manifest()).pages.cafe.blocks ?? [];
const inspector = (): Locator => page.locator('.inspector');
// By keys: a click waits until nothing moves.
const undo = (): Promise<void> =>
  page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');

beforeAll(async () => {
  edited = await openEdited('scripts/starter/looks/bakery', '2026-11-24');
  ({ page } = edited);
  former = manifest();
  // What comes with a block is asked for.
  page.on('dialog', (dialog) => void dialog.accept());
});
afterEach(async () => {
  for (let now = manifest(); now !== former; now = manifest()) {
    await undo();
    await expect.poll(manifest).not.toBe(now);
  }
  expect(edited.visitor.complaints.splice(0)).toEqual([]);
});
afterAll(() => edited.close());

interface Choice {
  readonly value: unknown;
  readonly title: string;
}
const looks = ['layout', 'drawing', 'surface'] as const;

/** What can be chosen besides what a block has already; one of them where there is little time. */
const listChoices = ({
  enum: values = [],
  enumTitles = [],
  default: usual,
}: FormSchema): Choice[] =>
  values
    .map((value, at) => ({ value, title: enumTitles[at] ?? String(value) }))
    .filter(({ value }) => value !== usual)
    .slice(long ? 0 : -1);

async function choose(field: Locator, { title }: Choice): Promise<void> {
  const box = field.getByRole('combobox');
  if ((await box.count()) === 0)
    return field.getByRole('radio', { name: title, exact: true }).press('Space');
  await box.press('Enter');
  await box.fill(title);
  await box.press('Enter');
}

/** Whether the page becomes another. */
const isSeen = (shown: string): Promise<boolean> =>
  expect
    .poll(() => edited.site.locator('main').innerHTML(), { timeout: 4000 })
    .not.toBe(shown)
    .then(
      () => true,
      () => false,
    );

async function addBlock(title: string): Promise<void> {
  await page.getByRole('treeitem', { name: 'Café' }).click();
  await inspector().getByRole('button', { name: 'Add a block', exact: true }).click();
  const picker = page.getByRole('dialog');
  await picker.getByRole('searchbox').fill(title);
  await picker
    .getByRole('button')
    .filter({ has: page.locator('strong', { hasText: new RegExp(`^${title}$`) }) })
    .press('Enter');
  await inspector().getByRole('heading', { name: title, exact: true }).waitFor();
}

/** These show nothing on a page that has none below it, and is not that of an item. */
const nothing = new Set(['blocks/children', 'blocks/item']);

test.each(types)('%s', async (title, name) => {
  const before = listBlocks().length;
  await addBlock(title);
  await expect.poll(() => listBlocks().length).toBe(before + 1);
  const at = `site.manifest.json#pages/cafe/blocks/${before}/`;
  const { fields, raw } = await readFields(inspector(), JSON.parse(manifest()));
  expect(raw).toEqual([]);
  counted.types += 1;
  counted.fields += fields.length;

  const added = manifest();
  const words = inspector()
    .locator(`[data-field^="${at}"]`)
    .locator('input:not([type]):not([role]), textarea, .words')
    .first();
  await words.fill('brimfield');
  await words.press('Tab');
  await expect.poll(() => JSON.stringify(listBlocks()[before])).toContain('brimfield');
  expect(countHunks(added, manifest())).toBe(1);

  for (const { name: member, schema } of listMembers(schemas, readNamed(schemas, name))) {
    const look = looks.find((one) => one === member);
    if (look === undefined) continue;
    let unseen = 0;
    for (const choice of listChoices(schema)) {
      const [written, shown] = [manifest(), await edited.site.locator('main').innerHTML()];
      await choose(inspector().locator(`[data-field="${at}${look}"]`), choice);
      await expect.poll(() => listBlocks()[before]?.[look]).toBe(choice.value);
      expect(countHunks(written, manifest())).toBe(1);
      if (!(await isSeen(shown))) unseen += 1;
      counted[look] += 1;
    }
    // One of them the theme may have already.
    if (!nothing.has(name)) expect([look, unseen <= 1]).toEqual([look, true]);
  }
  // Where that is nothing, it is said.
  const note = inspector().getByText('There is nothing that it could show here');
  await expect.poll(() => note.count()).toBe(nothing.has(name) ? 1 : 0);
  await page.getByText(/^Saved \d/).waitFor();
  expect(await page.locator('.status').textContent()).not.toMatch(/to fix|wait/);
});

test('a click behind a block that shows nothing selects what was clicked', async () => {
  const { type } = listBlocks().at(-1) ?? {};
  await addBlock('Pages below');
  await inspector().getByRole('button', { name: 'Up', exact: true }).click();
  await expect.poll(() => listBlocks().at(-1)?.type).toBe(type);
  const last = edited.site.locator('main .block').last();
  await last.click({ position: { x: 4, y: 4 } });
  await inspector()
    .getByRole('heading', { name: readNamed(schemas, `blocks/${type}`).title ?? '', exact: true })
    .waitFor();
  await expect.poll(() => last.getAttribute('data-edit-selected')).toBe('');
});

test('they are all, with all of their looks', () => {
  const size = (look: string): number =>
    types
      .flatMap(([, name]) => listMembers(schemas, readNamed(schemas, name)))
      .filter(({ name }) => name === look)
      .reduce((sum, { schema }) => sum + listChoices(schema).length, 0);
  const { fields, ...others } = counted;
  const sizes = Object.fromEntries(looks.map((look) => [look, size(look)]));
  expect(others).toEqual({ types: long ? all.length : few.length, ...sizes });
  expect(fields).toBeGreaterThan(10 * types.length);
});
