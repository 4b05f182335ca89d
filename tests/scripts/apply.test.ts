// Not quick: one command after the other.
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { run } from '../../scripts/apply';
import { run as redo } from '../../scripts/redo';
import { run as undo } from '../../scripts/undo';
import { copySiteFolder } from '../copy-site-folder';
import { keepPrinted } from './printed';

const file = 'site.manifest.json';

let folder: string;
let root: string;
let printed: ReturnType<typeof keepPrinted>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-apply-'));
  root = join(folder, 'site');
  copySiteFolder('tests/sites/minimal', root);
  printed = keepPrinted();
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const applyText = (text: string, ...words: readonly string[]): Promise<number> => {
  const path = join(folder, 'operations.json');
  writeFileSync(path, text);
  printed.text = '';
  return run([path, '--root', root, ...words]);
};
const apply = (operations: readonly object[], ...words: readonly string[]): Promise<number> =>
  applyText(JSON.stringify(operations, null, 2), ...words);

const setTitle = { op: 'set', file, path: ['pages', 'work', 'title'], value: 'Everything' };
const addPage = { op: 'page add', id: 'bolts', path: '/bolts', title: 'Bolts', summary: 'All.' };

test('writes all that operations come to, or shows it', async () => {
  const before = read(file);
  expect(await apply([setTitle, addPage], '--check')).toBe(0);
  expect(printed.text).toMatch(/^\+.*"title": "Everything"/m);
  expect(printed.text).toContain('Nothing was written (--check).');
  expect([read(file), existsSync(join(root, 'files/bolts.txt'))]).toEqual([before, false]);
  expect(await apply([setTitle, addPage])).toBe(0);
  expect(JSON.parse(read(file)).pages.bolts.path).toBe('/bolts');
  expect(read('files/bolts.txt')).toBe('["All."]\n');
});

/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('an operation is about the files as those before it have left them', async () => {
  const made = 'files/text/made.json';
  const write = { op: 'write', file: made, text: '{ "a": 1 }\n' };
  expect(await apply([write, { op: 'set', file: made, path: ['a'], value: 2 }])).toBe(0);
  expect(read(made)).toBe('{ "a": 2 }\n');
});

test('operations whose edit was undone are written with another key', async () => {
  expect(await apply([setTitle], '--key', 'one')).toBe(0);
  expect(await apply([setTitle], '--key', 'one')).toBe(0);
  expect(printed.text).toMatch(/^These were written before, as the edit [\da-f]+\.$/m);
  expect(await undo(['--root', root])).toBe(0);
  expect(await apply([setTitle], '--key', 'one')).toBe(0);
  expect(printed.text).toContain('and that was undone since: nothing was written.');
  expect(await apply([setTitle], '--key', 'two')).toBe(0);
  expect(read(file)).toContain('"Everything"');
});

test.each([
  { op: 'page rename', id: 'work', to: 'Our Work' },
  { op: 'rename key', file, path: ['pages', 'work'], key: 'Our Work' },
])('a new id that no page can have is offered once, as one operation: %j', async (operation) => {
  expect(await apply([operation])).toBe(1);
  const operations = '[\n  { "op": "page rename", "id": "work", "to": "our-work" }\n]\n';
  expect(printed.text).toContain(operations);
});

test('a file is put from beside the operations, and comes and goes with its bytes', async () => {
  writeFileSync(join(folder, 'point.png'), png);
  const put = { op: 'put', file: 'files/images/point.png', from: 'point.png' };
  const show = {
    ...{ op: 'set', file, path: ['pages', 'work', 'image'] },
    value: { src: 'images/point.png', alt: 'A point' },
  };
  expect(await apply([put, show])).toBe(0);
  expect(printed.text).toContain('Binary files /dev/null and b/files/images/point.png differ');
  const place = join(root, 'files/images/point.png');
  expect(readFileSync(place).equals(png)).toBe(true);
  expect(await undo(['--root', root])).toBe(0);
  expect([existsSync(place), read(file).includes('point.png')]).toEqual([false, false]);
  expect(await redo(['--root', root])).toBe(0);
  expect(readFileSync(place).equals(png)).toBe(true);
  writeFileSync(place, png.subarray(0, 20));
  expect(await undo(['--root', root])).toBe(1);
  expect(printed.text).toContain('this was changed since');
  expect(readFileSync(place).length).toBe(20);
});

test('a file that is moved is shown by its two paths', async () => {
  const move = { op: 'move', file: 'files/images/logo.svg', to: 'files/logo.svg' };
  expect(await apply([move], '--check')).toBe(0);
  expect(printed.text).toContain('rename from files/images/logo.svg\nrename to files/logo.svg\n');
  expect(printed.text).not.toContain('<svg');
});

test('a file that is not there cannot be put', async () => {
  expect(await apply([{ op: 'put', file: 'files/x.png', from: 'x.png' }])).toBe(2);
  expect(printed.text).toContain(`operations.json:2: There is no x.png in ${folder}.`);
});

test('writes nothing where one of them brings an error', async () => {
  const before = read(file);
  const wrong = { op: 'set', file, path: ['menus', 0, 'page'], value: 'wrok' };
  expect(await apply([setTitle, addPage, wrong])).toBe(1);
  expect(printed.text).toContain('unknown-page');
  expect(printed.text).toContain('Nothing was written: the edit would bring');
  expect([read(file), existsSync(join(root, 'files/bolts.txt'))]).toEqual([before, false]);
});

test('says in words what changes for readers', async () => {
  expect(await apply([setTitle, addPage], '--check')).toBe(0);
  expect(printed.text).toMatch(
    /^Pages\n {2}\+ \/bolts {2}Bolts\n(?:.*\n)*? {2}~ \/work {2}"Our work" → "Everything"$/m,
  );
});

test('offers operations that would pass in place of those that are refused', async () => {
  const before = read(file);
  const wrong = { op: 'set', file, path: ['menus', 0, 'page'], value: 'wrok' };
  for (const [operations, said, code] of [
    [[setTitle, wrong], 'With this repair it would pass:\n  Write "work" in place of "wrok".\n', 1],
    [[addPage, { ...addPage, path: '/nuts' }], '  Add it as the page "bolts-2" at /nuts.\n', 2],
    [
      [{ op: 'block insert', page: 'wrok', value: { type: 'text', items: ['Words.'] } }],
      '  Write "work" in place of "wrok".\n',
      2,
    ],
  ] as const) {
    expect(await apply(operations)).toBe(code);
    expect(printed.text).toContain(said);
    expect(read(file)).toBe(before);
    const [offered = ''] = /^\[\n(?:.*\n)*?\]$/m.exec(printed.text) ?? [];
    expect(await applyText(offered, '--check')).toBe(0);
  }
  const wrongType = { op: 'set', file, path: ['version'], value: 99 };
  expect(await apply([wrongType])).toBe(1);
  expect(printed.text).not.toContain('repair');
});

test.each([
  ['a text that is no JSON', '[{ "op": }]', /operations\.json:1:\d+ {2}error {2}not-json/],
  ['no list', '{}', /operations\.json:1:1 {2}error {2}wrong-type/],
  [
    'an operation of another name',
    '[\n{ "op": "sett" }\n]',
    /:2:\d+ {2}error {2}unknown-type(?:.*\n)+ {2}Did you mean "set"\?/,
  ],
  ['a member that is missing', '[{ "op": "unset", "path": ["a"] }]', /"Unset" is missing "file"/],
  [
    'a new path that is a list',
    '[{ "op": "move", "file": "files/x.png", "to": [] }]',
    /string|text/,
  ],
  [
    'a member that is unknown',
    '[{ "op": "page rename", "id": "a", "to": "b", "tu": "" }]',
    /has no field "tu"/,
  ],
])('explains %s, at its place', async (_, text, said) => {
  expect(await applyText(text)).toBe(2);
  expect(printed.text).toMatch(said);
  expect(printed.text).not.toContain('Internal error');
});

test.each([
  [
    { op: 'set', file, path: ['pages', 'wrok', 'title'], value: '' },
    'has nothing at /pages/wrok. Did you mean "work"?',
  ],
  [{ op: 'insert', file, path: ['menus'], value: {}, index: 9 }, 'the index 9 is not in the list'],
  [{ op: 'insert', file, path: ['site'], value: {} }, 'the value at /site is not a list'],
  [{ op: 'unset', file, path: [] }, 'The path is empty'],
  [
    { op: 'remove', file, path: ['pages', 'work'] },
    'the value at /pages is an object. To take a member out of it, use "unset".',
  ],
  [
    { op: 'unset', file, path: ['menus', 0] },
    'the value at /menus is a list. To take an item out of it, use "remove".',
  ],
  [
    { op: 'set', file, path: ['menus', -1], value: {} },
    'a list, which has only the index 0, not -1',
  ],
  [{ op: 'set', file, path: ['menus', 'one'], value: {} }, 'only the index 0, not "one"'],
  [{ op: 'rename key', file, path: ['menus', 0], key: 'one' }, 'a list, whose items have no keys'],
  [{ op: 'set', file: '../x.json', path: ['a'], value: 1 }, 'cannot change "../x.json"'],
  [{ op: 'set', file: 'files/none.txt', path: [0], value: 'x' }, 'There is no files/none.txt'],
  [
    { op: 'move', file, path: ['menus', 0], to: ['menus', 0, 'items', 0] },
    'cannot be moved into itself',
  ],
  [{ op: 'rename key', file, path: ['pages', 'work'], key: 'home' }, 'has /pages/home already'],
  [
    { op: 'edit', file, edits: [{ offset: 9e9, length: 1, text: '' }] },
    'overlap, or leave its text',
  ],
  [
    { op: 'write', file: '.git/hooks/pre-commit', text: '' },
    'cannot change ".git/hooks/pre-commit"',
  ],
  [{ op: 'write', file: 'files/../../x', text: '' }, 'cannot change "files/../../x"'],
  [{ op: 'write', file: '.plinth/history', text: '' }, 'cannot change ".plinth/history"'],
  [{ op: 'put', file: 'files/x.png', text: '', from: 'x' }, 'by exactly one of'],
  [{ op: 'put', file: 'files/x.png' }, 'by exactly one of'],
  [{ op: 'page remove', id: 'wrok' }, 'There is no page "wrok". Did you mean "work"?'],
])('an operation that the site does not allow is named: %j', async (operation, said) => {
  const before = read(file);
  expect(await apply([setTitle, operation])).toBe(2);
  expect(printed.text).toContain(said);
  expect(printed.text).toMatch(/operations\.json:\d+: /);
  expect(printed.text).not.toContain('operations.json:1:');
  expect([read(file), existsSync(join(root, '.git'))]).toEqual([before, false]);
});

test.each([
  ['nothing.json', /^There is no .*nothing\.json\. Name a file\.$/m],
  ['.', /cannot be read: it is a folder\. Name a file\.$/m],
])('a file of operations that cannot be read is named: %s', async (name, said) => {
  expect(await run([join(folder, name), '--root', root])).toBe(2);
  expect(printed.text).toMatch(said);
});

test('a day of a new item is a day', async () => {
  copySiteFolder('tests/sites/collections', root);
  const add = { op: 'page add', id: 'events:choir', title: 'Choir', summary: 'We sing.' };
  expect(await apply([{ ...add, date: 'tomorrow' }])).toBe(2);
  expect(printed.text).toContain('"tomorrow" is not a day. Write it as 2027-03-01');
});

test('pages below one that moves to the front have one slash', async () => {
  await apply([{ op: 'page move', id: 'work', path: '/' }], '--check');
  expect(printed.text).not.toContain('//');
});

test('what edits are judged by is changed only where that is allowed', async () => {
  const rules = { 'duplicate-title': { severity: 'off', reason: 'We mean it.' } };
  const change = { op: 'set', file, path: ['rules'], value: rules };
  expect(await apply([change])).toBe(1);
  expect(printed.text).toContain('the edit changes rules in site.manifest.json');
  expect(read(file)).not.toContain('rules');
  expect(await apply([change], '--allow-rules')).toBe(0);
  expect(JSON.parse(read(file)).rules).toEqual(rules);
  const host = { op: 'set', file, path: ['build'], value: { host: 'netlify' } };
  expect(await apply([setTitle, host])).toBe(1);
  expect(printed.text).toContain('the edit changes build.host');
});

describe('operations that were made for what is not there any more', () => {
  const hashOf = (path: string): string =>
    createHash('sha256')
      .update(readFileSync(join(root, path)))
      .digest('hex');
  const see = (files: Readonly<Record<string, string | null>>): string => {
    const path = join(folder, 'seen.json');
    writeFileSync(path, JSON.stringify(files));
    return path;
  };
  const change = (from: string, to: string): void =>
    writeFileSync(join(root, file), read(file).replace(from, to));
  const setName = { op: 'set', file, path: ['site', 'name'], value: 'Harbour Watches' };

  test('are refused with both hashes, and nothing is written', async () => {
    const seen = hashOf(file);
    change('Our work', 'By hand');
    const before = read(file);
    expect(await apply([setTitle], '--seen', see({ [file]: seen }))).toBe(1);
    expect(printed.text).toContain(`made for  ${seen}\n    there is  ${hashOf(file)}\n`);
    expect(read(file)).toBe(before);
    expect(await apply([setTitle], '--seen', see({ [file]: hashOf(file) }))).toBe(0);
    expect(JSON.parse(read(file)).pages.work.title).toBe('Everything');
  });

  test('are made beside what others have written since, where the text is kept', async () => {
    expect(await apply([setName])).toBe(0);
    const seen = hashOf(file);
    change('Our work', 'By hand');
    const addSentence = {
      ...{ op: 'set', file, path: ['pages', 'home', 'summary'] },
      value: 'Clocks.',
    };
    expect(await apply([addSentence], '--seen', see({ [file]: seen }))).toBe(0);
    const { pages } = JSON.parse(read(file));
    expect([pages.work.title, pages.home.summary]).toEqual(['By hand', 'Clocks.']);
  });

  test('are refused with both texts where others have written at the same place', async () => {
    expect(await apply([setName])).toBe(0);
    const seen = hashOf(file);
    change('Our work', 'By hand');
    const before = read(file);
    expect(await apply([setTitle], '--seen', see({ [file]: seen }))).toBe(1);
    expect(printed.text).toMatch(/^-.*"Our work"/m);
    expect(printed.text).toMatch(/^\+.*"By hand"/m);
    expect(printed.text).toContain('Above is what others have written (+).');
    expect(read(file)).toBe(before);
  });

  test('are refused where both made the same file', async () => {
    writeFileSync(join(root, 'files/bolts.txt'), '["Theirs."]\n');
    const add = { op: 'write', file: 'files/bolts.txt', text: '["Ours."]\n' };
    const seen = see({ 'files/bolts.txt': null });
    expect(await apply([add], '--seen', seen)).toBe(1);
    expect(printed.text).toContain('made for  no file');
    expect(read('files/bolts.txt')).toBe('["Theirs."]\n');
    rmSync(join(root, 'files/bolts.txt'));
    expect(await apply([add], '--seen', seen, '--check')).toBe(0);
  });

  test('are the same edit again under the same key', async () => {
    const words = ['--key', 'one', '--seen', see({ [file]: hashOf(file) })];
    expect(await apply([setTitle], ...words)).toBe(0);
    expect(await apply([setTitle], ...words)).toBe(0);
    expect(printed.text).toContain('These were written before');
  });

  test.each(['nonsense', '[]', '{"a.txt": "abc"}'])('are not read from %s', async (text) => {
    writeFileSync(join(folder, 'seen.json'), text);
    expect(await apply([setTitle], '--seen', join(folder, 'seen.json'))).toBe(2);
    expect(printed.text).toContain('is not a list of files. Write {"site.manifest.json"');
  });
});
