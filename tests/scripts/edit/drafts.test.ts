// Not quick: a whole site is validated.
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Base } from '../../../scripts/edit/base';
import { check } from '../../../scripts/edit/check';
import { dropDraft, listDrafts, saveDraft } from '../../../scripts/edit/drafts';
import type { Operation } from '../../../scripts/edit/operations';
import { openWorkspace } from '../../../scripts/files/workspace';
import { readContract } from '../../../scripts/source/open-world';
import { copySiteFolder } from '../../copy-site-folder';

const file = 'site.manifest.json';
const redirect: Operation = { op: 'redirect add', value: { from: '/old', page: 'bolts' } };
const page: Operation = {
  ...{ op: 'page add', id: 'bolts', path: '/bolts', title: 'Bolts', summary: 'All.' },
};

let folder: string;
let root: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-drafts-'));
  root = join(folder, 'site');
  copySiteFolder('tests/sites/minimal', root);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const hashOf = (path: string): string =>
  createHash('sha256')
    .update(readFileSync(join(root, path)))
    .digest('hex');

test('a draft waits, is added to, and passes in the end; the site stays as it is', async () => {
  const before = readFileSync(join(root, file), 'utf8');
  const seen = new Map([
    [file, hashOf(file)],
    ['files/bolts.txt', undefined],
  ]);
  const id = saveDraft(root, { about: 'an old address', operations: [redirect], seen });
  const [draft] = listDrafts(root).drafts;
  expect(draft).toMatchObject({ id, about: 'an old address', operations: [redirect], seen });
  const workspace = openWorkspace(root);
  const contract = await readContract(workspace, { documents: true });
  const base = new Base({ workspace, contract });
  const codes = (operations: readonly Operation[]): string[] =>
    check(operations, base, draft?.seen).refusing.map(({ code }) => code);
  expect(codes([redirect])).toEqual(['unknown-page']);
  saveDraft(root, { id, about: 'an old address', operations: [page, redirect], seen });
  const drafts = listDrafts(root).drafts;
  expect(drafts.map(({ operations }) => codes(operations))).toEqual([[]]);
  expect(readFileSync(join(root, '.plinth/.gitignore'), 'utf8')).toBe('*\n');
  dropDraft(root, id);
  dropDraft(root, id);
  expect(listDrafts(root)).toEqual({ drafts: [], damaged: [] });
  expect(readFileSync(join(root, file), 'utf8')).toBe(before);
  expect(existsSync(join(root, 'files/bolts.txt'))).toBe(false);
});

test('the draft that was saved last is the last', () => {
  const some = { about: '', operations: [redirect], seen: new Map() };
  const ids = [0, 1, 2].map(() => saveDraft(root, some));
  expect(new Set(listDrafts(root).drafts.map(({ id }) => id))).toEqual(new Set(ids));
  const [first = ''] = ids;
  const later = Date.now() + 1;
  while (Date.now() < later);
  saveDraft(root, { id: first, ...some });
  expect(listDrafts(root).drafts.at(-1)?.id).toBe(first);
});

test('what is no draft is named, stays, and brings no operation along', () => {
  saveDraft(root, { id: 'right', about: '', operations: [redirect], seen: new Map() });
  const at = (id: string): string => join(root, '.plinth/drafts', `${id}.json`);
  const right = JSON.parse(readFileSync(at('right'), 'utf8'));
  const broken: Readonly<Record<string, string>> = {
    cut: JSON.stringify(right).slice(0, 40),
    list: '[]',
    unknown: JSON.stringify({ ...right, operations: [{ op: 'rm', file }] }),
    foreign: JSON.stringify({
      ...right,
      operations: [{ op: 'put', file: 'files/a.png', from: '/etc/passwd' }],
    }),
    unseen: JSON.stringify({ ...right, seen: { [file]: 'yes' } }),
  };
  for (const [id, text] of Object.entries(broken)) writeFileSync(at(id), text);
  const { drafts, damaged } = listDrafts(root);
  expect(drafts.map(({ id }) => id)).toEqual(['right']);
  expect([...damaged].sort()).toEqual(Object.keys(broken).sort());
  expect(existsSync(at('cut'))).toBe(true);
});

test('nothing is written outside the folder of drafts', () => {
  const draft = { about: '', operations: [redirect], seen: new Map() };
  for (const id of ['../site.manifest', 'a/b', '', 'A', `a${'b'.repeat(64)}`])
    expect(() => saveDraft(root, { id, ...draft })).toThrow('is not the id of a draft');
  const outside = join(folder, 'outside.json');
  saveDraft(root, { id: 'first', ...draft });
  symlinkSync(outside, join(root, '.plinth/drafts/second.json'));
  expect(() => saveDraft(root, { id: 'second', ...draft })).toThrow();
  expect(existsSync(outside)).toBe(false);
});
