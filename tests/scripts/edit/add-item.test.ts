// "page add" with the id of an item: its file, with what its kind asks for.
import { expect, test } from 'vitest';
import { Base } from '../../../scripts/edit/base';
import { check } from '../../../scripts/edit/check';
import type { Operation } from '../../../scripts/edit/operations';
import { textOf } from '../../../scripts/journal/bytes';
import { openWorld } from '../../../scripts/source/open-world';

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
      '---\ntitle: A name\ndate: 2026-10-05\nsummary: A sentence.\n---\n\nA sentence.\n',
    ],
  ]);
});

test('a series has an item for each day', () => {
  const date = '2026-12-01T19:00, 2027-01-05';
  expect(filesOf({ id: 'events:quiz', date } as never).map(([path]) => path)).toEqual([
    'files/events/quiz-2026-12-01.md',
    'files/events/quiz-2027-01-05.md',
  ]);
});

test('what its kind asks for besides is there to be changed', () => {
  const [[, text] = []] = filesOf({ id: 'jobs:cook', date: '2026-10-05' } as never);
  expect(text).toContain('employment: full-time\n');
  const [[, person] = []] = filesOf({ id: 'team:cellos' });
  expect(person).toMatch(/^---\nname: A name\nsummary: /);
});

test('another collection, a wrong name, and a file that is there are refused', () => {
  expect(() => add({ id: 'nws:saw' })).toThrow('Did you mean "news"?');
  expect(() => add({ id: 'news:Second saw' })).toThrow('cannot be the name of an item');
  expect(() => add({ id: 'news:radio' })).toThrow('already exists');
  expect(() => add({ id: 'saw' })).toThrow('needs a path');
});
