import { expect, test } from 'vitest';
import { resolveTheme } from '../../../engine/theme/resolve-theme';
import { findVoiceSheets, toVoices } from '../../../engine/theme/voices';

const sans = { family: 'Example Sans', weight: '400', fallback: 'sans-serif' } as const;

test('a theme that says nothing of labels, axes and features needs no sheet for them', () => {
  expect(findVoiceSheets(resolveTheme({ displayFont: sans, textFont: sans }))).toEqual({});
});

test.each([
  [{ labelFont: sans }, { labels: 'set' }],
  [{ type: { labels: { case: 'upper' } } }, { labels: 'set' }],
  [{ type: { labels: { tracking: 'wide' } } }, { labels: 'set' }],
  [{ type: { labels: { size: 'small' } } }, { labels: 'set' }],
  [{ textFont: { ...sans, features: ['tnum'] } }, { fonts: 'set' }],
  [{ displayFont: { ...sans, axes: { wdth: 85 } } }, { fonts: 'set' }],
] as const)('%j needs %j', (theme, sheets) => {
  expect(findVoiceSheets(resolveTheme(structuredClone(theme) as never))).toEqual(sheets);
});

test('headings and labels have the axes and features of the text font where they have no font of their own', () => {
  const textFont = { ...sans, axes: { wdth: 85, GRAD: -20 }, features: ['tnum', 'zero 0'] };
  const [axes, features] = ['"wdth" 85,"GRAD" -20', '"tnum","zero" 0'];
  expect(toVoices(resolveTheme({ textFont }))).toEqual({
    '--text-axes': axes,
    '--text-features': features,
    '--display-axes': axes,
    '--display-features': features,
    '--label-axes': axes,
    '--label-features': features,
  });
  expect(toVoices(resolveTheme({ textFont, displayFont: sans }))).toMatchObject({
    '--text-axes': axes,
    '--display-axes': 'normal',
    '--display-features': 'normal',
  });
});
