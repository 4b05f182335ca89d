// Not quick: a thousand sentences, each at several places.
import { expect, test } from 'vitest';
import { findIn, swap } from './harbour-site';
import { handWritten, makeSentences } from './ordinary-sentences';

test('a thousand ordinary sentences have nothing wrong with them, wherever they stand', () => {
  const made = makeSentences(1000);
  expect(new Set(made).size).toBeGreaterThan(900);
  const sentences = [...handWritten, ...made];
  const prices = JSON.stringify([
    ...sentences,
    sentences,
    Object.fromEntries(sentences.map((sentence) => [sentence, sentence])),
  ]);
  expect(findIn({ prices })).toEqual([]);
});

test.each(handWritten.filter((sentence) => sentence.length < 60))('as a title: %s', (title) => {
  const manifest = swap(['"title": "Prices"', `"title": ${JSON.stringify(title)}`]);
  expect(findIn({ manifest })).toEqual([]);
});
