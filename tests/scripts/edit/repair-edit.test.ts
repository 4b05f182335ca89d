// Not quick: each repair is tried on a whole site.
// Refused operations, and what is offered in their place.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Base } from '../../../scripts/edit/base';
import type { Operation } from '../../../scripts/edit/operations';
import { repairEdit } from '../../../scripts/edit/repairs/repair-edit';
import { openWorkspace } from '../../../scripts/files/workspace';
import { readContract } from '../../../scripts/source/open-world';
import { copySiteFolder } from '../../copy-site-folder';

let root: string;
let base: Base;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'plinth-repair-'));
  copySiteFolder('tests/sites/everything', root);
  const workspace = openWorkspace(root);
  base = new Base({ workspace, contract: await readContract(workspace, { documents: true }) });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const offer = (operation: Operation) => repairEdit([operation], base);

/** The page of the first menu that has entries below it. */
function findMenu(): readonly [head: string, entry: string] {
  const { menus } = JSON.parse(base.begin().get('site.manifest.json'));
  const { page, items } = menus.find((menu: { items?: unknown[] }) => menu.items?.length);
  return [page, items.find((item: { page?: string }) => item.page !== undefined).page];
}

test('a page that is in the menus already is moved there', () => {
  const [, entry] = findMenu();
  const repair = offer({ op: 'menu insert', value: { page: entry }, index: 0 });
  expect(repair?.operations).toEqual([{ op: 'menu move', entry, index: 0 }]);
});

test('an entry that was to be below itself is moved to the end of the menus', () => {
  const [head] = findMenu();
  const repair = offer({ op: 'menu move', entry: head, menu: head });
  expect(repair?.operations).toEqual([{ op: 'menu move', entry: head }]);
});

test('a picture keeps its ending under another name', () => {
  const file = `files/${findPicture()}`;
  const repair = offer({ op: 'move', file, to: 'files/entirely.txt' });
  expect(repair?.operations).toEqual([{ op: 'move', file, to: 'files/entirely.svg' }]);
});

test('a picture gets a name that is free, below the files of the site', () => {
  const file = `files/${findPicture()}`;
  const taken = offer({ op: 'move', file, to: 'blocks/entirely.svg' });
  expect(taken?.operations).toEqual([{ op: 'move', file, to: 'files/entirely.svg' }]);
  const put = { op: 'put', file: 'files/entirely.svg', text: 'x' } as const;
  const free = repairEdit([put, { op: 'move', file, to: 'files/entirely.svg' }], base);
  expect(free?.operations).toEqual([put, { op: 'move', file, to: 'files/entirely-2.svg' }]);
});

test('what is below an entry that is removed moves to its level', () => {
  const [head, entry] = findMenu();
  const repair = offer({ op: 'menu remove', entry: head });
  const { menus } = JSON.parse(repair?.checked.site.get('site.manifest.json') ?? '');
  expect(menus.map(({ page }: { page?: string }) => page)).toContain(entry);
  expect(menus.map(({ page }: { page?: string }) => page)).not.toContain(head);
});

test('blocks that show a form, or a text, go with it', () => {
  const manifest = JSON.parse(base.begin().get('site.manifest.json'));
  const blocks = Object.values<{ blocks?: readonly Readonly<Record<string, unknown>>[] }>(
    manifest.pages,
  ).flatMap((page) => page.blocks ?? []);
  const form = String(blocks.find(({ type }) => type === 'form')?.form);
  const removed = offer({ op: 'form remove', id: form });
  expect(removed?.checked.site.get('site.manifest.json')).not.toContain(`"form": "${form}"`);
  const file = String(blocks.find(({ file: path }) => /\.txt$/.test(String(path)))?.file);
  const deleted = offer({ op: 'delete', file: `files/${file}` });
  expect(deleted?.checked.site.get('site.manifest.json')).not.toContain(JSON.stringify(file));
});

test('paragraphs in place of one are written as one; words of no document are set', async () => {
  const node = { op: 'node set', file: 'site.manifest.json', path: ['site', 'name'] } as const;
  expect(offer({ ...node, text: 'A name' })?.operations).toEqual([
    { op: 'set', file: node.file, path: node.path, value: 'A name' },
  ]);
});

/** A drawing that the manifest names. */
function findPicture(): string {
  const text = base.begin().get('site.manifest.json');
  const found = [...base.source.files.keys()].find(
    (path) => path.endsWith('.svg') && !path.startsWith('icons/') && text.includes(`"${path}"`),
  );
  return found ?? '';
}
