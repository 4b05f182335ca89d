import { expect, test } from 'vitest';
import { editLink, editTarget } from '../../../scripts/edit/edit-links';
import { applyEdits } from '../../../scripts/edit/edits';
import { JsonText } from '../../../scripts/edit/json-edits';

const toJson = (text: string) => new JsonText(JSON.stringify([text]));

function rename(text: string, target: string): string {
  const json = toJson(text);
  return JSON.parse(applyEdits(json.text, editTarget(json, { path: [0], target }, ['a', 'z'])))[0];
}

test.each([
  ['[x](page:a) and [y](page:a-b)', 'page:a', '[x](page:z) and [y](page:a-b)'],
  ['[x](page:a) and [y](page:a#b)', 'page:a', '[x](page:z) and [y](page:a#b)'],
  ['[x](page:a#b) and [y](page:a)', 'page:a#b', '[x](page:z#b) and [y](page:a)'],
  ['[x](page:a#b) and [y](page:a#b-c)', 'page:a#b', '[x](page:z#b) and [y](page:a#b-c)'],
  ['[x](page:a), [y](page:b-a), page:a', 'page:a', '[x](page:z), [y](page:b-a), page:a'],
  ['[x](page:a) [y](page:a)', 'page:a', '[x](page:z) [y](page:z)'],
])('in "%s", a new id for the page of "%s" makes "%s"', (text, target, renamed) => {
  expect(rename(text, target)).toBe(renamed);
});

function remove(text: string, target: string, to: string | undefined): string {
  const json = toJson(text);
  return JSON.parse(applyEdits(json.text, editLink(json, { path: [0], target }, to)))[0];
}

test.each([
  ['[x](page:a) and [y](page:a-b)', 'page:a', undefined, 'x and [y](page:a-b)'],
  ['[x](page:a#b) and [y](page:a)', 'page:a#b', undefined, 'x and [y](page:a)'],
  ['[x](page:a) and [y](page:a-b)', 'page:a', 'z', '[x](page:z) and [y](page:a-b)'],
  ['[x](page:a#b) and [y](page:a#b-c)', 'page:a#b', 'z', '[x](page:z) and [y](page:a#b-c)'],
])('in "%s", a link to "%s" that leads to %s makes "%s"', (text, target, to, changed) => {
  expect(remove(text, target, to)).toBe(changed);
});

test('a link among other parts of a text is replaced by its own parts', () => {
  const parts = ['Read ', { link: { to: 'page:a', text: ['our', { strong: ['work'] }] } }, '.'];
  const json = new JsonText(JSON.stringify(parts));
  const place = { path: [1, 'link', 'to'], target: 'page:a', isWhole: true } as const;
  expect(JSON.parse(applyEdits(json.text, editLink(json, place, undefined)))).toEqual([
    ...['Read ', 'our', { strong: ['work'] }, '.'],
  ]);
});
