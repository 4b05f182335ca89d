// Each language that the engine brings says all of its words, made from those that it says now.
import { expect, test } from 'vitest';
import { completeSchemas } from '../../../scripts/contract/complete-schemas';
import { readSchemas } from '../../../scripts/contract/read-schemas';
import {
  checkPack,
  describeEnglish,
  type English,
  readPacks,
} from '../../../scripts/generate/generate-packs';

const { english, table } = describeEnglish(completeSchemas(readSchemas('schemas')));
const packs = readPacks('.');

const german = packs.find(({ tag }) => tag === 'de') ?? { tag: 'de', pairs: [] };

const withLabel = (text: string): English => ({
  ...english,
  labels: { ...(english.labels as object), reload: text },
});

test.each(packs)('$tag is whole', (pack) => {
  expect(checkPack(pack, english, table)).toEqual([]);
});

test('a pack is stale when the engine says something else', () => {
  expect(checkPack(german, withLabel('Reload this page'), table)).toEqual([
    '"Seite neu laden" was made from "Reload the page", which is now "Reload this page"',
  ]);
});

test('a pack lacks words that it has no pair for, unless it is that of a region', () => {
  const pairs = german.pairs.filter(({ from }) => from !== 'Try again');
  expect(checkPack({ tag: 'de', pairs }, english, table)).toEqual(['nothing for "Try again"']);
  expect(checkPack({ tag: 'de-AT', pairs }, english, table)).toEqual([]);
});

test('a pack loses no placeholder, and says nothing in vain', () => {
  const pairs = [
    ...german.pairs.map((pair) =>
      pair.from.startsWith('Open at') ? { ...pair, to: 'Öffnen' } : pair,
    ),
    { from: 'Once upon a time', to: 'Es war einmal', keep: true },
  ];
  expect(checkPack({ tag: 'de', pairs }, english, table)).toEqual([
    'the engine no longer says "Once upon a time"',
    'lost-variable: "Öffnen"',
  ]);
});
