import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDocumentParser } from '../../../engine/manifest/document/parse-document';
import { applyOperations } from '../../../scripts/edit/apply-operations';
import { describeOperations } from '../../../scripts/edit/describe-operations';
import type { Operation } from '../../../scripts/edit/operations';
import schema from '../../../scripts/edit/operations.schema.json';
import { readOperations } from '../../../scripts/edit/read-operations';
import { SiteEdit } from '../../../scripts/edit/site-edit';
import { openWorkspace } from '../../../scripts/files/workspace';
import { copySiteFolder } from '../../copy-site-folder';
import { engineContract } from '../../engine-contract';

const file = 'site.manifest.json';

let root: string;
let site: SiteEdit;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-model-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function open(name: string): void {
  copySiteFolder(`tests/sites/${name}`, root);
  site = new SiteEdit(root);
}

/** Done as data, and undone to the byte. */
function apply(...operations: readonly Operation[]): void {
  const contract = { ...engineContract, parseDocument: createDocumentParser() };
  const world = { workspace: openWorkspace(root), contract };
  const before = site.changes();
  const given = JSON.parse(JSON.stringify(operations));
  const redo = applyOperations(site, world, applyOperations(site, world, given));
  expect(site.changes()).toEqual(before);
  applyOperations(site, world, redo);
}

const manifest = () => JSON.parse(site.get(file));
const text = { type: 'text', id: 'neu', items: ['Neu.'] };

describe('a block', () => {
  test('is put, changed and moved by its index or its id', () => {
    open('minimal');
    apply(
      { op: 'block insert', page: 'work', value: text, index: 1 },
      { op: 'block set', page: 'work', block: 1, members: { heading: 'Neu', items: ['Alt.'] } },
      { op: 'block move', page: 'work', block: 'neu', index: 2 },
    );
    expect(manifest().pages.work.blocks.map(({ type }: { type: string }) => type)).toEqual([
      'text',
      'children',
      'text',
    ]);
    expect(manifest().pages.work.blocks[2]).toEqual({ ...text, heading: 'Neu', items: ['Alt.'] });
    apply({ op: 'block set', page: 'work', block: 'neu', members: { heading: null, width: null } });
    expect(manifest().pages.work.blocks[2]).toEqual({ ...text, items: ['Alt.'] });
    apply({ op: 'block remove', page: 'work', block: 2 });
    expect(manifest().pages.work.blocks).toHaveLength(2);
  });

  test('moves to a page without blocks, and links to it follow', () => {
    open('documents');
    apply(
      { op: 'block insert', page: 'winter', value: text },
      {
        ...{ op: 'write', file: 'files/texte/hecken.txt' },
        text: '["[Neu](page:winter#neu), [alt](page:winter)."]\n',
      },
      {
        ...{ op: 'write', file: 'files/texte/fruehjahr.md' },
        text: 'Siehe [Neu](page:winter#neu) und [alt](page:winter).\n',
      },
      {
        ...{ op: 'insert', file, path: ['footer', 'columns', 0, 'links'] },
        value: { page: 'winter', anchor: 'neu' },
      },
      { op: 'block move', page: 'winter', block: 'neu', to: 'start' },
    );
    expect(manifest().pages.start.blocks).toEqual([text]);
    expect(site.read('files/texte/hecken.txt')).toBe(
      '["[Neu](page:start#neu), [alt](page:winter)."]\n',
    );
    expect(site.read('files/texte/fruehjahr.md')).toBe(
      'Siehe [Neu](page:start#neu) und [alt](page:winter).\n',
    );
    expect(manifest().footer.columns[0].links.at(-1)).toEqual({ page: 'start', anchor: 'neu' });
  });

  test('takes a file along that is its own and named after its page, and no other', () => {
    open('minimal');
    const block = (name: string) => ({ type: 'content', file: name });
    apply(
      { op: 'put', file: 'files/work.txt', text: '["One."]\n' },
      { op: 'put', file: 'files/work/more.txt', text: '["Two."]\n' },
      { op: 'put', file: 'files/other.txt', text: '["Three."]\n' },
      { op: 'block insert', page: 'work', value: block('work.txt'), index: 0 },
      { op: 'block insert', page: 'work', value: block('work/more.txt'), index: 1 },
      { op: 'block insert', page: 'work', value: block('other.txt'), index: 2 },
      { op: 'block move', page: 'work', block: 0, to: 'home' },
      { op: 'block move', page: 'work', block: 0, to: 'home' },
      { op: 'block move', page: 'work', block: 0, to: 'home' },
    );
    const files = manifest().pages.home.blocks.flatMap(({ file: name = [] }) => name);
    expect(files).toEqual(['home.txt', 'home/more.txt', 'other.txt']);
    expect(site.read('files/home/more.txt')).toBe('["Two."]\n');
    expect(site.read('files/work.txt')).toBeUndefined();
    apply({ op: 'block insert', page: 'work', value: block('home.txt') });
    apply({ op: 'block remove', page: 'work', block: manifest().pages.work.blocks.length - 1 });
    expect(site.read('files/home.txt')).toBe('["One."]\n');
    apply({ op: 'block remove', page: 'home', block: manifest().pages.home.blocks.length - 3 });
    expect(site.read('files/home.txt')).toBeUndefined();
  });
});

test('an entry of the menus is put, changed, moved and removed', () => {
  open('minimal');
  const link = { href: 'https://elsewhere.example.net/', label: 'Elsewhere' };
  apply(
    { op: 'menu insert', value: link, index: 0 },
    { op: 'menu set', entry: [0], members: { label: 'There' } },
    { op: 'menu move', entry: [0], menu: 'repairs' },
    { op: 'menu move', entry: 'repairs', index: 0 },
  );
  expect(manifest().menus).toEqual([
    { page: 'repairs', items: [{ ...link, label: 'There' }] },
    // A list that has lost its last entry is not kept.
    { page: 'work' },
  ]);
  apply({ op: 'menu remove', entry: [0, 0] }, { op: 'menu move', entry: 'work', index: 0 });
  expect(manifest().menus.map(({ page }: { page: string }) => page)).toEqual(['work', 'repairs']);
});

test('a form is renamed where it is shown', () => {
  open('clashes');
  apply({ op: 'form rename', id: 'enquiry', to: 'question' });
  expect(Object.keys(manifest().forms)).toContain('question');
  expect(site.get(file)).not.toContain('"enquiry"');
  apply(
    { op: 'form set', id: 'question', members: { title: 'Ask' } },
    { op: 'form add', id: 'other', value: manifest().forms.question },
    { op: 'form remove', id: 'question' },
  );
  expect(manifest().forms.other.title).toBe('Enquiry');
});

describe('a redirect', () => {
  test('is added, changed and removed in the manifest', () => {
    open('minimal');
    apply(
      { op: 'redirect add', value: { from: '/old', page: 'work' } },
      { op: 'redirect set', from: '/old', members: { page: 'home', status: 308 } },
    );
    expect(manifest().redirects).toEqual([{ from: '/old', page: 'home', status: 308 }]);
    apply({ op: 'redirect remove', from: '/old' });
    expect(manifest().redirects).toEqual([]);
  });

  test('is changed and removed in the list, and other lines stay', () => {
    open('minimal');
    const rows = ['from,to,status', '/a.html,/work', '"/b, c",page:home,301', '/d/*,/work/*'];
    writeFileSync(join(root, 'redirects.csv'), rows.join('\r\n'));
    site = new SiteEdit(root);
    apply(
      { op: 'redirect set', from: '/a.html', members: { status: 308 } },
      { op: 'redirect set', from: '/b, c', members: { page: 'work', anchor: 'x' } },
    );
    expect(site.read('redirects.csv')).toBe(
      'from,to,status\r\n/a.html,/work,308\r\n"/b, c",page:work#x,301\r\n/d/*,/work/*',
    );
    apply(
      { op: 'redirect set', from: '/d/*', members: { status: 410, keepRest: null } },
      { op: 'redirect remove', from: '/a.html' },
    );
    expect(site.read('redirects.csv')).toBe(
      'from,to,status\r\n"/b, c",page:work#x,301\r\n/d/*,,410',
    );
  });

  test('is added to the list, as its other rows are written', () => {
    open('minimal');
    const rows = 'from,to,status\r\n# Old, printed\r\n/a.html,/work,308\r\n';
    writeFileSync(join(root, 'redirects.csv'), rows);
    site = new SiteEdit(root);
    const value = { from: '/b, c', page: 'work', anchor: 'x' };
    apply({ op: 'redirect add', inList: true, value });
    expect(site.read('redirects.csv')).toBe(`${rows}"/b, c",page:work#x,301\r\n`);
    expect(() => apply({ op: 'redirect add', inList: true, value })).toThrow(/already/);
    writeFileSync(join(root, 'redirects.csv'), '/a.html,/work');
    site = new SiteEdit(root);
    apply({
      op: 'redirect add',
      inList: true,
      value: { from: '/d', href: 'https://example.org/' },
    });
    expect(site.read('redirects.csv')).toBe('/a.html,/work\n/d,https://example.org/');
  });
});

test.each<readonly [Operation, string]>([
  [
    { op: 'block insert', page: 'wrok', value: text },
    'There is no page "wrok". Did you mean "work"?',
  ],
  [
    { op: 'block remove', page: 'work', block: 9 },
    'There is no block 9 on the page "work": it has 2 blocks, counted from 0.',
  ],
  [
    { op: 'block remove', page: 'work', block: 'x' },
    'The page "work" has no block with the id "x". Name a block by its index, from 0.',
  ],
  [
    { op: 'block move', page: 'work', block: 0, index: 2 },
    'In the blocks of the page "work", there is no place 2: the last is 1.',
  ],
  [{ op: 'menu set', entry: 'home', members: {} }, 'The page "home" is not in any menu.'],
  [{ op: 'menu remove', entry: [0, 4] }, 'The menus have no entry at place 0, 4.'],
  [
    { op: 'menu remove', entry: 'work' },
    'Other entries are below that of the page "work" in the menus. Move or remove them first.',
  ],
  [
    { op: 'menu move', entry: 'work', menu: 'repairs' },
    'The entry of the page "work" cannot be moved below itself.',
  ],
  [{ op: 'form remove', id: 'x' }, 'There is no form "x".'],
  [{ op: 'redirect remove', from: '/x' }, 'There is no redirect from /x.'],
])('is refused with the reason: %j', (operation, said) => {
  open('minimal');
  expect(() => apply(operation)).toThrow(said);
});

test.each(['', '{', '[1,'])(
  'a value of a manifest that holds %j is refused with the reason',
  (held) => {
    open('minimal');
    writeFileSync(join(root, file), held);
    site = new SiteEdit(root);
    const operation: Operation = { op: 'set', file, path: ['site', 'name'], value: 'X' };
    expect(() => apply(operation)).toThrow(`${file} is not valid JSON`);
  },
);

test.each<Operation>([
  { op: 'block insert', page: 'work', value: { type: 'text' } },
  { op: 'block insert', page: 'work', value: { type: 'text' }, index: 0 },
  { op: 'block move', page: 'home', block: 0, to: 'work' },
  { op: 'redirect add', value: { from: '/x', page: 'home' } },
  { op: 'menu insert', value: { page: 'home' } },
])('an item for anything but a list is refused: %j', (operation) => {
  open('minimal');
  for (const path of [['pages', 'work', 'blocks'], ['menus'], ['redirects']])
    apply({ op: 'set', file, path, value: { type: 'text' } });
  const before = site.get(file);
  expect(() => apply(operation)).toThrow(/ at \/[\w/]+ is not a list\.$/);
  expect(site.get(file)).toBe(before);
});

test.each(['Change the title.', ''])('%j is not a list of operations', (text) => {
  expect(readOperations('stdin', text).findings.map(({ hint }) => hint)).toEqual([
    expect.stringMatching(/^Write a list of operations, such as \[/),
  ]);
});

test('operations in UTF-16 are told as such', () => {
  const bytes = Buffer.from('\ufeff[]', 'utf16le');
  expect(readOperations('x.json', bytes).findings).toMatchObject([
    { code: 'wrong-encoding', message: expect.stringContaining('UTF-16') },
  ]);
});

test('every example in the schema is an operation that can be described', () => {
  const { definitions } = schema;
  const examples = definitions.operation.oneOf.flatMap(({ $ref }) => {
    const name = decodeURIComponent($ref.replace('#/definitions/', ''));
    return (definitions as unknown as Record<string, { examples: Operation[] }>)[name]?.examples;
  });
  const { findings, operations } = readOperations('x.json', JSON.stringify(examples));
  expect(findings).toEqual([]);
  for (const operation of operations as Operation[])
    expect(describeOperations([operation])).toMatch(/^[a-z]+ \S/);
});

test.each([
  [{ op: 'set', file: 'x.json', path: '/menus/0/page', value: 1 }, 'Write ["menus", 0, "page"].'],
  [{ op: 'replace', file: 'x.json', path: ['a'], value: 1 }, 'Did you mean "set"?'],
])('an operation as other tools write it is offered as it is here: %j', (operation, hint) => {
  const { findings } = readOperations('x.json', JSON.stringify([operation]));
  expect(findings.map((finding) => finding.hint)).toEqual([hint]);
  const [alone] = readOperations('x.json', JSON.stringify(operation)).findings;
  expect(alone?.hint).toBe('Write it in [ ], as a list of one.');
});

test('an index in quotes is told as that', () => {
  apply({ op: 'set', file, path: ['redirects'], value: [{ from: '/old', page: 'home' }] });
  const operation = { op: 'unset', file, path: ['redirects', '0', 'page'] } as const;
  expect(() => apply(operation)).toThrow(
    'site.manifest.json has a list at /redirects: write the index without quotes, 0.',
  );
});
