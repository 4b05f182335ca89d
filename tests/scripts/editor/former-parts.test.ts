// Parts of a document whose translation is stale → the words that it was made from, from the commits of the site.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EditSession } from '../../../scripts/editor/server/edit-session';
import { listTranslations } from '../../../scripts/editor/server/translations';
import { openSession } from './open-session';

const folder = mkdtempSync(join(tmpdir(), 'plinth-former-'));
const file = 'files/text/repairs.md';
let session: EditSession;

const git = (...words: string[]) => {
  const names = ['-c', 'user.name=A', '-c', 'user.email=a@b.example', '-c', 'commit.gpgsign=false'];
  execFileSync('git', ['-C', session.base.root, ...names, ...words]);
};
const keep = () => {
  git('add', '.');
  git('commit', '--quiet', '--message', 'Kept');
};
const change = (from: string, to: string): void => {
  const place = join(session.base.root, file);
  const text = readFileSync(place, 'utf8');
  expect(text).toContain(from);
  writeFileSync(place, text.replace(from, to));
};

beforeAll(async () => {
  ({ session } = await openSession('tests/sites/languages', folder));
  git('init', '--quiet');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const listStale = () =>
  listTranslations(session.base, { tag: 'de', page: '', filter: 'stale' }).units.map(
    ({ part, was, source }) => ({ part, was, source }),
  );

test('of parts and of members before the text, several commits ago and since the last', () => {
  keep();
  change('about three weeks', 'about two weeks');
  keep();
  change('title: Repairs', 'title: Mending');
  change('about two weeks', 'a week');
  expect(listStale()).toEqual([
    { part: '/title', was: 'Repairs', source: 'Mending' },
    {
      part: 'what-it-costs',
      was: '## What it costs\n\nYou hear the price before we begin. A new spine takes about three weeks.',
      source: '## What it costs\n\nYou hear the price before we begin. A new spine takes a week.',
    },
  ]);
});
