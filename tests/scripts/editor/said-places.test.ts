// What a step has changed → the words that a person knows it by, and no names of settings.
import { expect, test } from 'vitest';
import { listSaidWords, listSettings } from '../../../scripts/editor/shell/said-places';
import type { Schemas } from '../../../scripts/editor/shell/shell-state';
import { engineContract } from '../../engine-contract';

const schemas = Object.fromEntries(engineContract.schemas) as unknown as Schemas;
const settings = listSettings(schemas);

const say = (before: string, after: string) =>
  listSaidWords(
    [{ file: 'site.manifest.json', pointer: '/pages/home/blocks/0/heading', before, after }],
    settings,
  ).map((one) => [one.before, one.after]);

test.each([
  ['', 'bento'],
  ['tint', ''],
  ['#a52ff4', '#21130b'],
])('%j → %j is a setting', (before, after) => {
  expect(say(before, after)).toEqual([]);
});

test.each([
  ['Come in', 'Good bread'],
  ['', '01632 960 144'],
  ['bread', 'rolls'],
])('%j → %j is read', (before, after) => {
  expect(say(before, after)).toEqual([[before, after]]);
});
