import { expect, test } from 'vitest';
import { withoutConsequences } from '../../../engine/manifest/consequences';
import type { RawFinding } from '../../../engine/manifest/raw-finding';

const at = { file: 'site.manifest.json', pointer: '/pages/home/title' };
const lost: RawFinding = { code: 'lost-character', ...at, params: {} };
const empty: RawFinding = {
  code: 'empty-value',
  ...at,
  params: { concept: 'Title', example: undefined },
};

test('how a value is written matters where nothing else is wrong with it', () => {
  expect(withoutConsequences([lost], [])).toEqual([lost]);
  expect(withoutConsequences([lost, empty], [])).toEqual([empty]);
  expect(withoutConsequences([{ ...lost, offset: 3 }, empty], [])).toEqual([empty]);
});
