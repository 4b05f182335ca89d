import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Drawn } from '../../../engine/model/theme';
import { withDrawing } from '../../../engine/theme/drawings';
import { neutral } from '../../../engine/theme/neutral';
import { resolveTheme } from '../../../engine/theme/resolve-theme';
import { engineContract } from '../../engine-contract';

const drawings = { ...neutral.drawings, steps: 'numeral' } as const;

test.each([
  ['what the theme says', {}, 'numeral'],
  ['what the block says', { drawing: 'roman' }, 'roman'],
  ['none where the block is drawn as usual', { drawing: 'line' }, undefined],
] as const)('a block has %s', (_, own, drawing) => {
  expect(withDrawing({ type: 'boxes', ...own }, 'steps', drawings)).toEqual(
    drawing ? { type: 'boxes', drawing } : { type: 'boxes' },
  );
});

test('a theme that says nothing of drawings has none', () => {
  expect(withDrawing({}, 'quote', resolveTheme({}).drawings)).toEqual({});
});

/** The sheet of a drawing is beside the component, with this stem. */
const stems: Readonly<Record<Drawn, string>> = {
  steps: 'boxes/boxes',
  quote: 'quote/quote',
  callToAction: 'call-to-action',
  questions: 'questions/questions',
  fields: 'form/form',
  figures: 'figures/figures',
  articles: 'reading',
};

describe.each(Object.entries(stems))('%s', (drawn, stem) => {
  const name = drawn === 'callToAction' ? 'call-to-action' : drawn;
  const values = engineContract.schemas.get(`drawings/${name}`)?.enum as string[];

  test('begins with the usual drawing', () => {
    expect(values[0]).toBe(neutral.drawings[drawn as Drawn]);
  });

  test.each(values.slice(1))('drawn as "%s" has a sheet', (value) => {
    expect(existsSync(`engine/blocks/${stem}.${value}.css`)).toBe(true);
  });
});
