// What a person types about a new item → its summary and its text; and what of the site can be put into words.
import { expect, test } from 'vitest';
import { cutSentence } from '../../../scripts/editor/shell/cut-sentence';
import { fillFacts, listKnownFacts } from '../../../scripts/editor/shell/facts';
import type { EditorState } from '../../../scripts/editor/site-state';

test.each([
  ['en', 'The tug St. Nicholas is back.', 'She was away.'],
  ['en', 'Ask Dr. Stone or Mrs. Reed.', 'They know.'],
  ['en', 'Ropes, e.g. Manila ones, are here.', 'Come and see.'],
  ['de', 'Am 3. Dezember ist offen.', 'Am 4. nicht.'],
  ['de', 'Karten an der Kasse bzw. Garderobe.', 'Bis bald.'],
  ['de', 'Am Kai liegt ein Boot.', 'Es ist neu.'],
  ['de', 'Das z. B. Neue bleibt.', 'Mehr folgt.'],
  ['en', 'It is on us.', 'Come in.'],
  ['en', 'Is it open? ', 'Yes.'],
  ['en', 'We are open at 10 a.m. on Sunday.', 'Come in.'],
])('a sentence in "%s" ends where it does: %s', (language, first, rest) => {
  expect(cutSentence(`${first} ${rest}`, language)).toEqual({ first: first.trim(), rest });
});

test('a line ends a sentence; one sentence leaves nothing', () => {
  expect(cutSentence('Ships\n\nAll of them.', 'en')).toEqual({
    first: 'Ships',
    rest: 'All of them.',
  });
  expect(cutSentence('At the quay lies St.\nShe is old.', 'en').rest).toBe('She is old.');
  expect(cutSentence('It is here.', 'en')).toEqual({ first: 'It is here.', rest: '' });
});

test('a remark beside the facts is not offered as one', () => {
  const manifest = { variables: { $comment: 'Each written once.', town: 'Lisbon' } };
  const site = { manifest } as unknown as EditorState;
  expect(listKnownFacts(site)).toEqual([['town', 'Lisbon']]);
  expect(fillFacts(site, 'From {town} to {river}')).toBe('From Lisbon to {river}');
});
