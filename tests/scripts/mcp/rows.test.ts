// Rows of data files, as assistants see and change them.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createCalls } from '../../../scripts/mcp/call-tool';
import { SiteSession } from '../../../scripts/mcp/site-session';
import { copySiteFolder } from '../../copy-site-folder';

type Answer = Record<string, unknown> & { fromSite: Record<string, unknown> };

test('a table has a path to each row and cell, to be read, found and written', async () => {
  const root = mkdtempSync(join(tmpdir(), 'plinth-rows-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  copySiteFolder('tests/sites/collections', root);
  const session = new SiteSession(root, { readOnly: false, allowCode: false, allowRules: false });
  const call = createCalls(session);
  const ask = async (name: string, input: object): Promise<Answer> =>
    (await call(name, input, new AbortController().signal))?.structuredContent as Answer;
  const file = 'files/data/lessons.csv';
  const text = readFileSync(join(root, file), 'utf8');

  const { fromSite } = await ask('outline', { file, path: [0] });
  expect(fromSite.parts).toContainEqual(['price', '32.50']);
  expect((await ask('read', { file, path: [0, 'title'] })).fromSite.text).toBe('"Piano"');
  expect((await ask('read', { file })).fromSite.text).toBe(text);

  const { seen } = fromSite;
  const set = (value: string) => [{ op: 'set', file, path: [0, 'price'], value }];
  expect(await ask('apply', { operations: set('about 3'), seen })).toMatchObject({
    outcome: 'refused',
  });
  expect(await ask('apply', { operations: set('33.00'), seen })).toMatchObject({
    outcome: 'written',
  });
  expect(readFileSync(join(root, file), 'utf8')).toBe(text.replace('32.50', '33.00'));
});
