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

const roots: string[] = [];
async function open(site: string): Promise<Base> {
  const root = mkdtempSync(join(tmpdir(), 'plinth-repair-'));
  roots.push(root);
  copySiteFolder(`tests/sites/${site}`, root);
  const workspace = openWorkspace(root);
  return new Base({ workspace, contract: await readContract(workspace, { documents: true }) });
}

let base: Base;
let documents: Base;
beforeAll(async () => {
  [base, documents] = [await open('everything'), await open('documents')];
});
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

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

test.each([
  ['/kontakt', { page: 'kontakt' }],
  ['kontakt', { page: 'kontakt' }],
  ['https://example.org/', { href: 'https://example.org/' }],
])('a redirect to %s leads there, and is not declared gone', (to, target) => {
  const redirect = { from: '/gone-by', to };
  const repair = offer({ op: 'redirect add', value: redirect });
  expect(repair?.operations.at(-1)).toMatchObject({
    op: 'set',
    value: { from: '/gone-by', ...target },
  });
  expect(repair?.operations).toHaveLength(2);
});

test('a redirect to what is nowhere is not declared gone', () => {
  const redirect = { from: '/gone-by', to: '/nowhere' };
  expect(offer({ op: 'redirect add', value: redirect })).toBeUndefined();
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
  // A text has the name: the drawing keeps its ending, in the one repair that there is.
  const other = { op: 'put', file: 'files/entirely.txt', text: '[]' } as const;
  const beside = repairEdit([other, { op: 'move', file, to: 'files/entirely.txt' }], base);
  expect(beside?.titles).toEqual(['Call it files/entirely.svg.']);
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

const file = 'site.manifest.json';

test('an entry of a page that is not there adds the page; the menus stay', () => {
  const value = { page: 'no-such' };
  const repair = offer({ op: 'insert', file, path: ['menus'], value });
  expect(repair?.titles).toEqual(['Add a page "no-such" at /no-such.']);
  const set = offer({ op: 'menu set', entry: 'no-such', members: { label: 'New' } });
  expect(set?.operations.at(-1)).toEqual({
    op: 'menu insert',
    value: { ...value, label: 'New' },
  });
});

test('a form and a block are completed as they begin', () => {
  const form = offer({ op: 'form add', id: 'entirely-new', value: {} });
  const { forms } = JSON.parse(form?.checked.site.get(file) ?? '');
  const { 'entirely-new': added, ...others } = forms;
  expect(added.title).toBe('Entirely new');
  // Which service, which account: as the site has it elsewhere.
  expect(
    Object.values<{ provider: unknown }>(others).map(({ provider }) => provider),
  ).toContainEqual(added.provider);
  const [page] = findMenu();
  const block = offer({ op: 'block insert', page, value: { items: ['Words.'] } });
  expect(block?.titles).toEqual([expect.stringMatching(/^Write "type": "text" at /)]);
});

test('a schema that needs itself ends', () => {
  const { workspace, contract } = base.world;
  const endless = { type: 'object', properties: { title: { $ref: '#' } }, required: ['title'] };
  const schemas = new Map([...contract.schemas, ['form', endless] as const]);
  const form = { op: 'form add', id: 'entirely-new', value: {} } as const;
  const own = new Base({ workspace, contract: { ...contract, schemas } });
  expect(repairEdit([form], own)).toBe(undefined);
});

test('an object is not given another type, nor another order, as a repair', () => {
  const { pages } = JSON.parse(base.begin().get(file));
  const [page] = Object.entries<{ blocks?: readonly { type: string }[] }>(pages).find(
    ([, { blocks }]) => blocks?.[0]?.type === 'content',
  ) ?? [''];
  const repair = offer({ op: 'block set', page, block: 0, members: { type: null } });
  const { pages: after } = JSON.parse(repair?.checked.site.get(file) ?? '{ "pages": {} }');
  expect(after[page]?.blocks.length).not.toBe(0);
  expect(after[page]?.blocks[0].type).not.toBe('content');
});

/** The pages of a site by their ids. */
const readPages = (of: Base): [string, Readonly<Record<string, unknown>>][] =>
  Object.entries(JSON.parse(of.begin().get(file)).pages);

test('a redirect from the home page makes its target the home page', () => {
  const { home } = JSON.parse(documents.begin().get(file)).site;
  const [page, { path }] = readPages(documents).find(([id]) => id !== home) ?? ['', {}];
  const redirect = { op: 'redirect add', value: { from: '/', page } } as const;
  const after = JSON.parse(repairEdit([redirect], documents)?.checked.site.get(file) ?? '');
  expect(after.site.home).toBe(page);
  expect(after.pages[page].path).toBe('/');
  expect(after.pages[home].path).toBe(`/${home}`);
  expect(after.redirects).toContainEqual({ from: path, page });
});

test('what a document says already is written there', () => {
  const [id, { document }] = readPages(documents).find(
    ([, page]) => page.document !== undefined && page.title === undefined,
  ) ?? ['', {}];
  const edit = { op: 'set', file, path: ['pages', id, 'title'], value: 7 } as const;
  const repair = repairEdit([edit], documents);
  expect(repair?.checked.site.get(`files/${document}`)).toMatch(/^title: ['"]7['"]$/m);
});

test('a file that is not there is added, a path outside files/ is led there', () => {
  const [page] = readPages(documents).find(([, { blocks }]) =>
    JSON.stringify(blocks)?.startsWith('[{"type":"content"'),
  ) ?? [''];
  const write = (path: string) => {
    const value = [{ type: 'content', file: path }];
    const edit = { op: 'set', file, path: ['pages', page, 'blocks'], value } as const;
    return repairEdit([edit], documents)?.titles[0];
  };
  expect(['no-such.txt', '../x.txt'].map(write)).toEqual([
    'Add files/no-such.txt with a first sentence.',
    'Write "x.txt" in place of "../x.txt", and add that file.',
  ]);
});

test.each([
  ['£', 'GBP'],
  ['US-$', 'USD'],
  ['swiss franc', 'CHF'],
])('the currency "%s" is %s', (value, code) => {
  const repair = offer({ op: 'set', file, path: ['site', 'currency'], value });
  expect(JSON.parse(repair?.checked.site.get(file) ?? '').site.currency).toBe(code);
});

/** A drawing that the manifest names. */
function findPicture(): string {
  const text = base.begin().get('site.manifest.json');
  const found = [...base.source.files.keys()].find(
    (path) => path.endsWith('.svg') && !path.startsWith('icons/') && text.includes(`"${path}"`),
  );
  return found ?? '';
}
