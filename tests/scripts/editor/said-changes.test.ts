// What a step has changed, in words: where two texts begin to differ.
import { expect, test } from 'vitest';
import { listSaidChanges } from '../../../scripts/editor/server/said-changes';

const say = (before: unknown, after: unknown) =>
  listSaidChanges(
    'a.json',
    JSON.stringify({ title: before }),
    JSON.stringify({ title: after }),
  ).map((one) => [one.before, one.after]);

const long =
  'The practice is registered as Fernbank Family Practice, and each doctor who works here says so on the door.';

test('of a long text what is around the change', () => {
  expect(say(long, long.replace('doctor', 'physician'))).toEqual([
    [
      '…Practice, and each doctor who works here says…',
      '…Practice, and each physician who works here says…',
    ],
  ]);
});

test('its beginning and its end where these have changed, and a short one as a whole', () => {
  expect(say(long, `So ${long}`)).toEqual([
    ['The practice is registered…', 'So The practice is registered…'],
  ]);
  expect(say(long, `${long} Ring.`)).toEqual([
    ['…says so on the door.', '…says so on the door. Ring.'],
  ]);
  expect(say('Our doctor', 'Our nurse')).toEqual([['Our doctor', 'Our nurse']]);
});

test('what was never there, and numbers and lists', () => {
  expect(say(undefined, long)).toEqual([
    ['', 'The practice is registered as Fernbank Family Practice, and…'],
  ]);
  expect(say(1, 2)).toEqual([['1', '2']]);
  expect(say(['a'], [])).toEqual([['a', '']]);
});

test('no word of what has only moved', () => {
  const [first, second, third] = ['One', 'Two', 'Three'].map((heading) => ({ heading }));
  expect(say([first, second, third], [third, first, second])).toEqual([['', '']]);
  const other = { heading: 'Four' };
  expect(say([first, second], [second, other])).toEqual([
    ['One', 'Two'],
    ['Two', 'Four'],
  ]);
});

test.each([
  ['| Liability | 140 |', 'Liability, 140'],
  ['- The **place**', 'The place'],
  ['## [What](page:a) is owed', 'What is owed'],
  ['1. First', 'First'],
])('of a document without its signs: %s', (line, words) => {
  const [change] = listSaidChanges('files/a.md', 'Above.\n', `Above.\n${line}\n`);
  expect(change?.after).toBe(words);
});
