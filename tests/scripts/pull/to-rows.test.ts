// Answers that cannot be rows say why.
import { expect, test } from 'vitest';
import type { Source } from '../../../engine/generated/manifest';
import { toRows } from '../../../scripts/pull/to-rows';

const source = (type: Source['type'], more: Partial<Source> = {}): Source =>
  ({ url: 'https://data.harbour.net/', type, ...more }) as Source;

const explain = (text: string, from: Source): string => {
  try {
    toRows(text, from);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

test('JSON with a mistake is answered with its place', () => {
  expect(explain('[\n  {"id": "a",}\n]', source('json'))).toBe(
    'The answer is not JSON: there is a comma before the closing bracket, in line 2, column 13. Nothing was written.',
  );
});

test.each(['['.repeat(100_000), `[${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}]`])(
  'JSON that is nested too deeply is not read',
  (text) => {
    expect(explain(text, source('json'))).toBe(
      'The answer cannot be read: its values are nested more than 64 levels deep. Nothing was written.',
    );
  },
);

test('a feed whose entries never end is broken', () => {
  const text = '<rss><channel><item><title>A</title></channel></rss>';
  expect(explain(text, source('rss'))).toContain('an entry of it is never closed');
});

test('an entry without an id has a link at least', () => {
  const text = '<rss><channel><item><title>A</title></item></channel></rss>';
  expect(explain(text, source('rss'))).toContain('Entry 1 of the feed has neither');
});

test('a column of a table that is renamed is there', () => {
  const table = 'id,title\na,Piano\n';
  expect(explain(table, source('csv', { rename: { titel: 'name' } }))).toBe(
    'The answer has no column "titel", which "rename" names; its columns: id, title. Nothing was written.',
  );
  expect(toRows(table, source('csv', { rename: { title: 'name' } }))).toEqual([
    { id: 'a', name: 'Piano' },
  ]);
});
