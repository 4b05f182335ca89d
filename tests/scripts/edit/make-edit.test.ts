// Not quick: whole sites are validated, and written.
// What commands, editors and servers call: nothing of it prints.
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OutdatedFiles } from '../../../scripts/edit/apply-to-seen';
import { Base } from '../../../scripts/edit/base';
import { type EditRequest, makeEdit, tryEdit } from '../../../scripts/edit/make-edit';
import { takeBackEdit } from '../../../scripts/edit/take-back-edit';
import { findRedo, findUndo } from '../../../scripts/edit/undo-edit';
import { openWorkspace } from '../../../scripts/files/workspace';
import { readContract } from '../../../scripts/source/open-world';
import { copySiteFolder } from '../../copy-site-folder';
import { keepPrinted } from '../printed';

const file = 'site.manifest.json';

let folder: string;
let root: string;
/** Two processes that stay. */
let bases: readonly [Base, Base];
let printed: ReturnType<typeof keepPrinted>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-edit-'));
  root = join(folder, 'site');
  copySiteFolder('tests/sites/minimal', root);
  const workspace = openWorkspace(root);
  const contract = await readContract(workspace, { documents: true });
  bases = [new Base({ workspace, contract }), new Base({ workspace, contract })];
  printed = keepPrinted();
});
afterEach(() => {
  expect(printed.text).toBe('');
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const read = (path = file): string => readFileSync(join(root, path), 'utf8');
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const setTitle = (value: string, page = 'work'): EditRequest => ({
  operations: [{ op: 'set', file, path: ['pages', page, 'title'], value }],
});
const addRedirect: EditRequest = {
  operations: [{ op: 'redirect add', value: { from: '/old', page: 'bolts' } }],
};
const addPage: EditRequest = {
  operations: [{ op: 'page add', id: 'bolts', path: '/bolts', title: 'Bolts', summary: 'All.' }],
};

test('each outcome says what it is, and only "written" has written', () => {
  const [base] = bases;
  const before = read();
  expect(tryEdit(setTitle('Everything'), base).kind).toBe('accepted');
  const refused = makeEdit(addRedirect, base);
  expect(refused.kind).toBe('refused');
  expect('checked' in refused && refused.checked.refusing.map(({ code }) => code)).toEqual([
    'unknown-page',
  ]);
  const rules = { 'duplicate-title': { severity: 'off', reason: 'We mean it.' } };
  const setRules: EditRequest = {
    operations: [{ op: 'set', file, path: ['rules'], value: rules }],
  };
  expect(makeEdit(setRules, base)).toMatchObject({ kind: 'not-allowed', standards: ['rules'] });
  expect(read()).toBe(before);
  expect(makeEdit(setTitle('Everything'), base).kind).toBe('written');
  expect(makeEdit(setTitle('Everything'), base).kind).toBe('unchanged');
  expect(makeEdit({ ...setRules, allowRules: true }, base).kind).toBe('written');
});

test('processes that stay share a site: each is checked against what the others have written', () => {
  const [one, other] = bases;
  expect(makeEdit(addRedirect, other).kind).toBe('refused');
  expect(makeEdit(addPage, one).kind).toBe('written');
  expect(makeEdit(addRedirect, other).kind).toBe('written');
  const { redirects, pages } = JSON.parse(read());
  expect([redirects, pages.bolts.path]).toEqual([[{ from: '/old', page: 'bolts' }], '/bolts']);
});

test('what is sent twice with a key is written once, whoever sends it', () => {
  const [one, other] = bases;
  const first = makeEdit({ ...addPage, key: 'k1' }, one);
  const second = makeEdit({ ...addPage, key: 'k1' }, other);
  expect(second).toEqual({
    ...{ kind: 'repeated', isUndone: false },
    token: 'token' in first ? first.token : '',
  });
  expect(() => makeEdit({ ...setTitle('Others'), key: 'k1' }, other)).toThrow('Choose another key');
});

test('operations for what others have changed are made beside it, or refused with both', () => {
  const [one, other] = bases;
  makeEdit(setTitle('First'), one);
  const seen = new Map([[file, hashOf(read())]]);
  makeEdit(setTitle('By others'), one);
  expect(() => makeEdit({ ...setTitle('Mine'), seen }, other)).toThrow(OutdatedFiles);
  expect(makeEdit({ ...setTitle('Mine', 'home'), seen }, other).kind).toBe('written');
  const { pages } = JSON.parse(read());
  expect([pages.work.title, pages.home.title]).toEqual(['By others', 'Mine']);
});

test('an edit is taken back and made again, by whoever knows the site', () => {
  const [one, other] = bases;
  const before = read();
  const outcome = makeEdit(setTitle('Everything'), one);
  const after = read();
  const token = outcome.kind === 'written' ? outcome.token : '';
  const undone = takeBackEdit({ findEdit: (site) => findUndo(site, token) }, other);
  expect([undone.kind, read() === before]).toEqual(['written', true]);
  expect([takeBackEdit({ findEdit: findRedo }, one).kind, read() === after]).toEqual([
    'written',
    true,
  ]);
  writeFileSync(join(root, file), after.replace('Everything', 'All'));
  expect(takeBackEdit({ findEdit: findUndo }, other)).toMatchObject({ kind: 'lost' });
});

test('before it writes, the caller may look at the site as it was', () => {
  const [base] = bases;
  const seen: unknown[] = [];
  const willWrite = (): void => void seen.push(read().includes('Everything'));
  makeEdit({ ...setTitle('Everything'), willWrite }, base);
  makeEdit({ ...addRedirect, willWrite }, base);
  expect(seen).toEqual([false]);
});
