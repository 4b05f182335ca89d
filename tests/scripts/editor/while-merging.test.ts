// A manifest in the middle of a merge → each step is refused in words, and nothing is written.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Base } from '../../../scripts/edit/base';
import { EditSession } from '../../../scripts/editor/server/edit-session';
import { addLanguage, removeLanguage } from '../../../scripts/editor/server/translations';
import type { StepRequest } from '../../../scripts/editor/wire';
import { openWorld } from '../../../scripts/source/open-world';
import { copySiteFolder } from '../../copy-site-folder';

const file = 'site.manifest.json';
const path = ['pages', 'home', 'title'];
const set = { op: 'set', file, path, value: 'Anew' };
const steps: Readonly<Record<string, StepRequest['step']>> = {
  words: { type: 'words', spot: { file, pointer: '/pages/home/title' }, text: 'Anew', before: 'x' },
  'a field': { type: 'operations', operations: [set] },
  'a field that was seen': {
    type: 'operations',
    operations: [set],
    seen: { file, path, value: 'x' },
  },
  'a page': { type: 'operations', operations: [{ op: 'page remove', id: 'imprint' }] },
};

let root: string;
let session: EditSession;
let merging: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'plinth-merging-'));
  copySiteFolder('tests/sites/languages', root);
  const base = new Base(await openWorld(root, { documents: true }));
  session = new EditSession({ root, findBase: () => base, onWritten: () => undefined });
  merging = `<<<<<<< HEAD\n${readFileSync(join(root, file), 'utf8')}=======\n{}\n>>>>>>> other\n`;
  writeFileSync(join(root, file), merging);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const refused = { type: 'refused', message: expect.stringContaining('is not valid JSON') };

test.for(Object.keys(steps))('%s', (name) => {
  const step = steps[name];
  expect(step && session.take({ key: name, step })).toEqual(refused);
  expect(readFileSync(join(root, file), 'utf8')).toBe(merging);
});

test.for(['de', 'fr'])('the language %s', (tag) => {
  const make = (base: Base) =>
    tag === 'de' ? removeLanguage(base, tag) : addLanguage(base, { tag, name: tag });
  expect(session.takeMade({ key: tag, about: tag }, make)).toEqual(refused);
});
