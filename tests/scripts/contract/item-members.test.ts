import { expect, test } from 'vitest';
import { findItemMembers } from '../../../scripts/contract/item-members';
import { findRefusedKeywords } from '../../../scripts/contract/refused-keywords';

const common = { properties: { title: { type: 'string' }, date: { $ref: '../day.schema.json' } } };
const schemas = new Map([['item-members', common]]);

const properties = {
  duration: { title: 'Duration', type: 'string' },
  begins: { title: 'Begins', $ref: '../day-or-minute.schema.json' },
  season: { title: 'Season', type: 'string', pattern: '^[0-9]{4}$' },
};

const find = (item: object) =>
  findItemMembers({ properties, item }, schemas).map(
    ({ pointer, reason, remedy }) => `${pointer} ${reason}. ${remedy}`,
  );

test('what search engines are told of is there', () => {
  const members = { courseCode: 'durration', teaches: 'zzzzzz', name: 'title', text: 'duration' };
  expect(find({ jsonLd: { type: 'Course', members } })).toEqual([
    '/item/jsonLd/members/courseCode "jsonLd" says that "courseCode" is "durration", and that member is missing. Did you mean "duration"?',
    '/item/jsonLd/members/teaches "jsonLd" says that "teaches" is "zzzzzz", and that member is missing. Name one of its "properties", or one that every item has.',
  ]);
});

test('a date is more than any text', () => {
  expect(find({ date: 'duration' })).toEqual([
    '/item/date "item" says that "duration" is its date, and any text may stand there. Let "duration" be a date: "$ref": "../day-or-minute.schema.json" in place of its "type".',
  ]);
  expect([find({ date: 'begins' }), find({ date: 'season' }), find({})]).toEqual([[], [], []]);
});

test('each value has a title, or none has', () => {
  const level = (enumTitles: string[]) => ({ properties: { a: { enum: ['a', 'b'], enumTitles } } });
  expect(findRefusedKeywords(level(['One']))).toEqual([
    {
      pointer: '/properties/a/enumTitles',
      reason: '"enum" has 2 values, and "enumTitles" 1',
      remedy: 'Write a title for each value, in the same order.',
    },
  ]);
  expect(findRefusedKeywords(level(['One', 'Two']))).toEqual([]);
});
