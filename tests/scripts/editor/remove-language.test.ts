import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Base } from '../../../scripts/edit/base';
import { EditSession } from '../../../scripts/editor/server/edit-session';
import { removeLanguage } from '../../../scripts/editor/server/translations';
import { openWorld } from '../../../scripts/source/open-world';
import { copySiteFolder } from '../../copy-site-folder';

let root: string;
let session: EditSession;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'plinth-language-'));
  copySiteFolder('tests/sites/languages', root);
  const world = await openWorld(root, { documents: true });
  const base = new Base(world);
  session = new EditSession({ root, findBase: () => base, onWritten: () => undefined });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const manifest = (): string => readFileSync(join(root, 'site.manifest.json'), 'utf8');
const remove = () =>
  session.takeMade({ key: 'k', about: 'remove German' }, (base) => removeLanguage(base, 'de'));

test('a language goes with its files once no page is there in it alone, and comes back by undo', () => {
  const refused = remove();
  expect(refused).toMatchObject({ type: 'waits', findings: [{ code: 'unknown-language' }] });
  if (refused.type === 'waits') session.discard(refused.id);
  const operations = [{ op: 'page remove', id: 'imprint', redirectTo: 'home' }];
  const step = { type: 'operations', operations } as const;
  expect(session.take({ key: 'p', step })).toMatchObject({ type: 'written' });
  const before = manifest();
  const done = remove();
  expect(done).toMatchObject({ type: 'written' });
  const { languages, redirects } = JSON.parse(manifest());
  expect(languages).not.toHaveProperty('de');
  expect(redirects).toContainEqual({ from: '/de', page: 'home' });
  expect(existsSync(join(root, 'files/languages/de/site.json'))).toBe(false);
  expect(session.undo()).toMatchObject({ type: 'written' });
  expect(manifest()).toBe(before);
  expect(existsSync(join(root, 'files/languages/de/pages/contact.json'))).toBe(true);
});
