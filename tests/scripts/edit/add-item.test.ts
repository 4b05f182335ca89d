// "page add" with the id of an item: its file, with what its kind asks for.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Base } from '../../../scripts/edit/base';
import { check } from '../../../scripts/edit/check';
import type { Operation } from '../../../scripts/edit/operations';
import { textOf } from '../../../scripts/journal/bytes';
import { openWorld } from '../../../scripts/source/open-world';
import { run as urls } from '../../../scripts/urls';
import { copySiteFolder } from '../../copy-site-folder';

const world = await openWorld('tests/sites/collections', { documents: true });

const add = (page: Partial<Operation> & { readonly id: string }) => {
  const operation = { op: 'page add', title: 'A name', summary: 'A sentence.', ...page };
  return check([operation as Operation], new Base(world));
};

/** The new files with what they say. */
const filesOf = (page: Parameters<typeof add>[0]) =>
  add(page)
    .site.changes()
    .map(({ path, after }) => [path, textOf(after)]);

test('an item is one file in the folder of its collection', () => {
  expect(filesOf({ id: 'news:second-saw', date: '2026-10-05' } as never)).toEqual([
    [
      'files/news/second-saw.md',
      '---\ntitle: A name\ndate: 2026-10-05\nsummary: A sentence.\n---\n',
    ],
  ]);
});

test('its page says one sentence once, and what follows it below', () => {
  const whole = { id: 'news:second-saw', date: '2026-10-05', text: 'A second one.' };
  expect(filesOf(whole as never)[0]?.[1]).toMatch(
    /\nsummary: A sentence\.\n---\n\nA second one\.\n$/,
  );
  const alone = { id: 'news:second-saw', date: '2026-01-05' };
  expect(add(alone as never).brought).toEqual([]);
});

test('a series has an item for each day', () => {
  const date = '2026-12-01T19:00, 2027-01-05';
  expect(filesOf({ id: 'events:quiz', date } as never).map(([path]) => path)).toEqual([
    'files/events/quiz-2026-12-01.md',
    'files/events/quiz-2027-01-05.md',
  ]);
  // Its items may say the same.
  expect(add({ id: 'events:quiz', date } as never).brought).toEqual([]);
  const alone = add({ id: 'events:quiz', title: 'Open day' });
  expect(alone.brought.map(({ code }) => code)).toContain('duplicate-title');
});

test.each([
  [{ id: 'news:saw', path: '/n/saw' }, '"news:saw" is an item, and only pages have "path".'],
  [{ id: 'news:saw', menu: 'about' }, 'only pages have "menu"'],
  [{ id: 'saw', path: '/saw', date: '2026-10-05' }, '"saw" is a page, and only items have "date".'],
  [{ id: 'saw', path: '/saw', tags: 'press' }, 'only items have "tags"'],
  [
    { id: 'events:quiz', date: '2027-01-05T10:00, 2027-01-05T19:00' },
    'Two of the dates are on 2027-01-05, and the items are named by their days: quiz-2027-01-05.',
  ],
])('nothing that is said is passed over: %j', (page, message) => {
  expect(() => add(page)).toThrow(message);
});

test('what its kind asks for besides is there to be changed', () => {
  const [[, text] = []] = filesOf({ id: 'jobs:cook', date: '2026-10-05' } as never);
  expect(text).toContain('employment: full-time\n');
  const [[, person] = []] = filesOf({ id: 'team:cellos' });
  expect(person).toMatch(/^---\nname: A name\nsummary: /);
});

test('the ledger has its address', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-add-item-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const root = join(folder, 'site');
  copySiteFolder('tests/sites/collections', root);
  expect(await urls(['--accept', '--root', root])).toBe(0);
  const operation = { op: 'page add', id: 'news:saw', title: 'A saw', summary: 'It is quiet.' };
  const dated = { ...operation, date: '2026-01-05' } as unknown as Operation;
  const { refusing, site } = check([dated], new Base(await openWorld(root, { documents: true })));
  expect(refusing).toEqual([]);
  expect(site.read('site.urls.lock')).toMatch(/^\/news\/saw news:saw$/m);
});

test('another collection, a wrong name, and a file that is there are refused', () => {
  expect(() => add({ id: 'nws:saw' })).toThrow('Did you mean "news"?');
  expect(() => add({ id: 'news:Second saw' })).toThrow('cannot be the name of an item');
  expect(() => add({ id: 'news:radio' })).toThrow('already exists');
  expect(() => add({ id: 'saw' })).toThrow('needs a path');
  expect(() => add({ id: 'home' })).toThrow('already exists');
  expect(() => add({ id: '/saw' })).toThrow('Name the page, too: saw --path /saw.');
});
