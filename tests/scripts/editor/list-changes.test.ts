// What is shown of words that have changed since they were translated.
import { expect, test } from 'vitest';
import { listChanges } from '../../../scripts/editor/shell/list-changes';

const marks = { none: '', gone: '-', new: '+' } as const;
const show = (was: string, is: string): string[] =>
  listChanges(was, is).map(({ words, change }) => `${marks[change]}${words}`);

test.each([
  [
    'We answer within a week.',
    'We answer within two days.',
    ['We answer within ', '-a week.', '+two days.'],
  ],
  ['One two', 'One two', ['One two']],
  ['One two', 'Zero one One two', ['+Zero one ', 'One two']],
  ['One two', '', ['-One two']],
  ['', 'One', ['+One']],
])('%s → %s', (was, is, changes) => {
  expect(show(was, is)).toEqual(changes);
});

test('of very long texts, the whole is told at once', () => {
  const [was, is] = ['one ', 'two '].map((word) => word.repeat(600));
  expect(show(was ?? '', is ?? '')).toHaveLength(2);
});
