// Words that somebody empties on a page → none where there need be none; else they wait until there are others.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openSession } from './open-session';

const folder = mkdtempSync(join(tmpdir(), 'plinth-emptied-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = 'site.manifest.json';
const from = 'tests/sites/everything';

test('a text that may be there is taken out, one that has to be waits', async () => {
  const { session } = await openSession(from, folder);
  const read = (): string => readFileSync(join(folder, from.replaceAll('/', '-'), file), 'utf8');
  const before = read();
  const items = '/pages/oeffnungszeiten/blocks/1/groups/0/items/3';
  const empty = (pointer: string) =>
    session.take({
      key: pointer,
      step: { type: 'words', spot: { file, pointer }, text: '', before: 'ab' },
    });
  expect(empty(`${items}/price/before`)).toMatchObject({ type: 'written' });
  expect(before.split('"before": "ab"')).toHaveLength(2);
  expect(read()).toBe(before.replace(/,\s*"before": "ab"/, ''));
  session.base.refresh();
  // Who goes on in the same words says them anew.
  const spot = { file, pointer: `${items}/price/before` };
  const again = { type: 'words', spot, text: 'von', before: '' } as const;
  expect(session.take({ key: 'again', step: again })).toMatchObject({ type: 'written' });
  expect(read()).toContain('"before": "von"');
  const name = { type: 'words', spot: { file, pointer: `${items}/name` }, text: '' } as const;
  expect(session.take({ key: 'name', step: name })).toMatchObject({ type: 'waits' });
  expect(session.listWaiting()).toHaveLength(1);
});
