import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { applyOperations } from '../../../scripts/edit/apply-operations';
import { applyEdits } from '../../../scripts/edit/edits';
import { type JsonPath, JsonText } from '../../../scripts/edit/json-edits';
import { toEdits } from '../../../scripts/edit/operation-edits';
import type { JsonOperation, Operation } from '../../../scripts/edit/operations';
import { SiteEdit } from '../../../scripts/edit/site-edit';
import { openWorkspace } from '../../../scripts/files/workspace';
import { copySiteFolder } from '../../copy-site-folder';
import { engineContract } from '../../engine-contract';

/** How many random cases a run tries; more in the long run. */
const numRuns = Number(process.env.PLINTH_CASES ?? 300);
const file = 'site.manifest.json';

const sample = `{
  "menus": [
    {
      "page": "one",
      "items": [
        { "page": "inner" },
        {
          "page": "deep",
          "items": [{ "page": "a" }, { "page": "b" }]
        }
      ]
    },
    { "page": "two",   "label": "2.50" }
  ],
  "pages": { "one": {}, "two": {} },
  "other": { "two": 2, "one": 1 }
}
`;

type Change = Omit<JsonOperation, 'file'>;
const change = (operation: Change, text = sample): string =>
  applyEdits(text, toEdits(new JsonText(text), { file, ...operation } as JsonOperation));

describe('an operation on JSON', () => {
  test('set replaces a value, adds a member, and puts a page where its id belongs', () => {
    expect(change({ op: 'set', path: ['other', 'two'], value: 3 } as Change)).toBe(
      sample.replace('"two": 2', '"two": 3'),
    );
    expect(change({ op: 'set', path: ['other', 'new'], value: 3 } as Change)).toContain(
      '"one": 1, "new": 3 }',
    );
    expect(change({ op: 'set', path: ['pages', 'pi'], value: {} } as Change)).toContain(
      '"one": {}, "pi": {}, "two": {}',
    );
  });

  test('insert makes a list where there is none', () => {
    const added = { op: 'insert', path: ['menus', 1, 'items'], value: { page: 'x' } } as Change;
    expect(change(added)).toContain('"label": "2.50", "items": [{ "page": "x" }] }');
    expect(change({ ...added, path: ['menus'], index: 0 } as Change)).toContain(
      '"menus": [\n    { "page": "x" },\n    {\n      "page": "one",',
    );
  });

  test('move changes the order within a list, texts as they were written', () => {
    const moved = change({ op: 'move', path: ['menus', 1], to: ['menus', 0] } as Change);
    expect(moved).toContain('"menus": [\n    { "page": "two",   "label": "2.50" },\n    {\n');
    expect(moved).toHaveLength(sample.length);
    expect(moved.replaceAll(',\n', '\n').split('\n').sort()).toEqual(
      sample.replaceAll(',\n', '\n').split('\n').sort(),
    );
  });

  test('move carries an item into another list, indented as it is there', () => {
    const up = { op: 'move', path: ['menus', 0, 'items', 1], to: ['menus', 2] } as Change;
    expect(change(up)).toContain(
      '"label": "2.50" },\n    {\n      "page": "deep",\n      "items": [{ "page": "a" }, { "page": "b" }]\n    }\n  ],',
    );
    const into = ['menus', 0, 'items', 1, 'items', 1];
    expect(change({ op: 'move', path: ['menus', 1], to: into } as Change)).toContain(
      '[{ "page": "a" }, { "page": "two",   "label": "2.50" }, { "page": "b" }]',
    );
  });

  test('a key is renamed, and members and items go with their commas', () => {
    const renamed = { op: 'rename key', path: ['other', 'two'], key: 'three' } as Change;
    expect(change(renamed)).toBe(sample.replace('"two": 2', '"three": 2'));
    expect(change({ op: 'unset', path: ['other', 'two'] })).toContain('"other": { "one": 1 }');
    expect(change({ op: 'remove', path: ['menus', 1] })).toContain('      ]\n    }\n  ],');
  });
});

describe('a move in any list', { timeout: 30_000 + numRuns * 20 }, () => {
  const layouts = fc.constantFrom<[string | number | undefined, string]>(
    [2, '\n'],
    ['\t', '\r\n'],
    [undefined, '\n'],
  );
  const items = fc.array(fc.jsonValue({ maxDepth: 2 }), { minLength: 1, maxLength: 6 });

  test('makes the wanted order, in as many characters', () => {
    fc.assert(
      fc.property(items, layouts, fc.nat(), fc.nat(), (list, [indent, lineBreak], from, to) => {
        const text = JSON.stringify({ list }, null, indent).replaceAll('\n', lineBreak);
        const wanted = JSON.parse(text).list;
        const place = to % list.length;
        wanted.splice(place, 0, ...wanted.splice(from % list.length, 1));
        const path = ['list', from % list.length];
        const after = change({ op: 'move', path, to: ['list', place] } as Change, text);
        expect(JSON.parse(after).list).toEqual(wanted);
        expect(after).toHaveLength(text.length);
      }),
      { numRuns },
    );
  });

  test('takes an item to another list, and nothing else changes', () => {
    fc.assert(
      fc.property(items, items, layouts, fc.nat(), fc.nat(), (one, two, layout, from, to) => {
        const [indent, lineBreak] = layout;
        const text = JSON.stringify({ one, deep: { two } }, null, indent).replaceAll(
          '\n',
          lineBreak,
        );
        const wanted = JSON.parse(text);
        const place = to % (two.length + 1);
        wanted.deep.two.splice(place, 0, ...wanted.one.splice(from % one.length, 1));
        const path = ['one', from % one.length];
        const after = change({ op: 'move', path, to: ['deep', 'two', place] } as Change, text);
        expect(JSON.parse(after)).toEqual(wanted);
        if (lineBreak === '\r\n') expect(after.replaceAll('\r\n', '')).not.toContain('\n');
      }),
      { numRuns },
    );
  });
});

describe('any operation', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'plinth-operations-'));
    copySiteFolder('tests/sites/everything', root);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const world = () => ({ workspace: openWorkspace(root), contract: engineContract });
  const words = { path: '/ganz/neu', title: 'Neu', summary: 'Neu.' };

  test.each<Operation>([
    { op: 'set', file, path: ['site', 'name'], value: 'Anders' },
    { op: 'unset', file, path: ['pages', 'hecken', 'lead'] },
    { op: 'insert', file, path: ['menus'], value: { page: 'impressum' }, index: 0 },
    { op: 'remove', file, path: ['menus', 0] },
    { op: 'move', file, path: ['menus', 1], to: ['menus', 0] },
    { op: 'move', file, path: ['menus', 1], to: ['menus', 0, 'items', 0] },
    { op: 'rename key', file, path: ['pages', 'hecken'], key: 'aeste' },
    { op: 'write', file: 'files/neu.txt', text: '["Neu."]\n' },
    { op: 'write', file: 'files/texte/hecken.txt', text: null },
    { op: 'edit', file, edits: [{ offset: 1, length: 0, text: ' ' }] },
    { op: 'page add', id: 'ganz-neu', ...words, menu: 'gehoelze' },
    { op: 'page move', id: 'hecken', path: '/hecken' },
    { op: 'page move', id: 'gehoelze', path: '/gehoelze' },
    { op: 'page move', id: 'gehoelze', path: '/baeume', unpublished: true },
    { op: 'page rename', id: 'kontakt', to: 'schreiben' },
    { op: 'page remove', id: 'pflanzzeit' },
    { op: 'page remove', id: 'alleebaeume', redirectTo: 'hecken' },
  ])('is data, and is undone to the byte: $op', (operation) => {
    const site = new SiteEdit(root);
    const inverse = applyOperations(site, world(), [JSON.parse(JSON.stringify(operation))]);
    const changed = site.changes();
    expect(changed.length).toBeGreaterThan(0);
    const redo = applyOperations(site, world(), JSON.parse(JSON.stringify(inverse)));
    expect(site.changes()).toEqual([]);
    applyOperations(site, world(), redo);
    expect(site.changes()).toEqual(changed);
  });

  test.each<readonly [name: string, path: JsonPath, value: string]>([
    ['longer', ['site', 'notice', 'link', 'label'], 'Schreiben Sie uns '.repeat(9).trim()],
    ['shorter', ['site', 'organization', 'address', 'street'], 'Weg 3'],
  ])('a value that gets %s changes its line alone', (_, path, value) => {
    const site = new SiteEdit(root);
    const before = site.get(file).split('\n');
    applyOperations(site, world(), [{ op: 'set', file, path, value }]);
    const after = site.get(file).split('\n');
    expect(after.length).toBe(before.length);
    expect(after.filter((line, index) => line !== before[index])).toEqual([
      expect.stringContaining(value),
    ]);
  });
});
