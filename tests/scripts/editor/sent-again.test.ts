// A step whose answer was lost with the server that wrote it → sent again to the next server, it is written once.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EditSession } from '../../../scripts/editor/server/edit-session';
import { findPast } from '../../../scripts/editor/server/past-steps';
import type { Step } from '../../../scripts/editor/wire';
import { openSession } from './open-session';

const folder = mkdtempSync(join(tmpdir(), 'plinth-again-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = 'site.manifest.json';
const contact = { type: 'phone', label: 'Workshop', value: '+44 1632 960 124', icon: 'phone' };
let session: EditSession;
beforeAll(async () => {
  ({ session } = await openSession('tests/sites/minimal', folder));
});

const contacts = (): unknown[] =>
  JSON.parse(readFileSync(join(session.base.root, file), 'utf8')).contacts;

const add: Step = {
  type: 'operations',
  operations: [{ op: 'insert', file, path: ['contacts'], value: contact, index: 0 }],
};

test('an insert that was written already is not made a second time', () => {
  const count = contacts().length;
  const first = session.take({ key: 'add', step: add, once: 'one', isAgain: false });
  expect(first).toMatchObject({ type: 'written' });
  expect(session.take({ key: 'add', step: add, once: 'one', isAgain: true })).toEqual(first);
  expect(contacts()).toHaveLength(count + 1);
});

test('one that nobody has written is made, and so is the same that is asked for anew', () => {
  const count = contacts().length;
  for (const [once, isAgain] of [
    ['two', true],
    ['three', false],
  ] as const)
    expect(session.take({ key: 'add', step: add, once, isAgain })).toMatchObject({
      type: 'written',
    });
  expect(contacts()).toHaveLength(count + 2);
});

test.for([
  ['undo', -1],
  ['redo', 1],
] as const)('a lost answer to %s takes no further step with it', ([name, change]) => {
  const count = contacts().length;
  const { token = '' } = findPast(session.base.root)[name] ?? {};
  const asked = { token, once: name };
  const first = session[name]({ ...asked, isAgain: false });
  expect(first).toMatchObject({ type: 'written' });
  expect(session[name]({ ...asked, isAgain: true })).toEqual(first);
  expect(contacts()).toHaveLength(count + change);
  // For the next: there is one more that could be taken.
  session.undo();
});

test('redo does again what a person saw named there, and nothing else', () => {
  const { token = '' } = findPast(session.base.root).redo ?? {};
  session.undo();
  expect(session.redo({ token })).toMatchObject({ type: 'refused' });
});
