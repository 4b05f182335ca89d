// A colour that is not written → what its field shows: what readers see there.
import { expect, test } from 'vitest';
import { findUsedColours } from '../../../scripts/editor/server/used-colours';

const clinic = { theme: { style: 'clinic' }, pages: { home: {} } };

test('a colour for both schemes has one of each', () => {
  expect(findUsedColours(clinic, ['theme', 'colours', 'accent'])).toEqual(['#0f6e66', '#5ac8bb']);
});

test('a colour for one scheme has its own', () => {
  expect(findUsedColours(clinic, ['theme', 'coloursDark', 'accent'])).toEqual(['#5ac8bb']);
});

test('the accent of a page begins with that of the theme', () => {
  expect(findUsedColours(clinic, ['pages', 'home', 'accent'])).toEqual(['#0f6e66', '#5ac8bb']);
});

test('the text on an accent follows from it', () => {
  const theme = { style: 'clinic', colours: { accent: '#1d4ed8' } };
  expect(findUsedColours({ theme }, ['theme', 'colours', 'onAccent'])).toEqual(['#ffffff']);
});

test('nothing is known of another colour, nor of a style that is none', () => {
  expect(findUsedColours(clinic, ['services', 'chat', 'accent'])).toEqual([]);
  expect(findUsedColours({ theme: { style: 'none' } }, ['theme', 'colours', 'text'])).toEqual([]);
});
