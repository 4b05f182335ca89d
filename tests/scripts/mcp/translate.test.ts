// Not quick: each call checks a whole site.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCalls } from '../../../scripts/mcp/call-tool';
import { SiteSession } from '../../../scripts/mcp/site-session';
import { copySiteFolder } from '../../copy-site-folder';

interface Open {
  readonly id: string;
  readonly file: string;
  readonly state: string;
  readonly source: string;
  readonly was?: string;
  readonly target?: string;
}

type Answer = Record<string, unknown> & { fromSite: Record<string, unknown> };

let root: string;
let call: ReturnType<typeof createCalls>;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-translate-'));
  copySiteFolder('tests/sites/languages', root);
  call = createCalls(
    new SiteSession(root, { readOnly: false, allowCode: false, allowRules: false }),
  );
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const ask = async (name: string, input: object = {}): Promise<Answer> =>
  (await call(name, input, new AbortController().signal))?.structuredContent as Answer;
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const list = async (input: object) => {
  const { fromSite } = await ask('translate', input);
  return { open: fromSite.open as Open[], seen: fromSite.seen };
};

test('a page that is absent in a language is translated, and marked as written by a machine', async () => {
  expect((await ask('translate')).fromSite.languages).toMatchObject([
    { tag: 'de', missing: 0, stale: 0 },
    { tag: 'ar', absent: expect.arrayContaining(['courses']) },
  ]);
  const { open, seen } = await list({ language: 'ar', page: 'courses' });
  expect(open.length).toBeGreaterThan(2);
  expect(open.every(({ state }) => state === 'missing')).toBe(true);
  const translations = open.map(({ id, source }) => ({ language: 'ar', id, to: `${source} ·` }));
  expect(await ask('apply', { translations, seen })).toMatchObject({ outcome: 'written' });
  const { words } = JSON.parse(read('files/languages/ar/pages/courses.json'));
  for (const { to, machine } of words)
    expect([to.endsWith('·'), /^[0-9a-f]{8}$/.test(machine)]).toEqual([true, true]);
  const again = await list({ language: 'ar' });
  expect(
    again.open.filter(({ file }) => file.endsWith('courses.json')).map(({ state }) => state),
  ).toEqual(words.map(() => 'machine'));
});

test('what has changed since is stale, with the words that it was made from', async () => {
  const { fromSite } = await ask('read', { path: ['pages', 'about', 'title'] });
  const operations = [
    {
      op: 'set',
      file: 'site.manifest.json',
      path: ['pages', 'about', 'title'],
      value: 'About the bindery',
    },
  ];
  await ask('apply', { operations, seen: fromSite.seen });
  const { open, seen } = await list({ language: 'de' });
  const [unit] = open.filter(({ state }) => state === 'stale');
  expect(unit).toMatchObject({ source: 'About the bindery', was: 'About us', target: 'Über uns' });
  const translations = [{ language: 'de', id: unit?.id, to: 'Über die Buchbinderei' }];
  expect(await ask('apply', { translations, seen })).toMatchObject({ outcome: 'written' });
  expect((await list({ language: 'de' })).open.map(({ state }) => state)).toEqual(['machine']);
});

test('a part of a document that is written anew is marked', async () => {
  const file = 'files/languages/de/text/repairs.md';
  const { fromSite } = await ask('read', { file });
  const text = String(fromSite.text);
  const [sentence = ''] = text.split('\n').filter((line) => /^[A-ZÄÖÜ].*\.$/.test(line));
  const operations = [{ op: 'write', file, text: text.replace(sentence, `${sentence} Und mehr.`) }];
  expect(await ask('apply', { operations, seen: fromSite.seen })).toMatchObject({
    outcome: 'written',
  });
  expect(read(file).match(/ machine: /g)).toHaveLength(1);
});

test('a translation of what is not there is refused', async () => {
  const translations = [{ language: 'de', id: '00000000', to: 'x' }];
  expect(await ask('apply', { translations, seen: {} })).toMatchObject({
    error: expect.any(String),
  });
  expect(await ask('apply', { seen: {} })).toMatchObject({ error: expect.any(String) });
  expect(await ask('translate', { language: 'xx' })).toMatchObject({ error: expect.any(String) });
});
