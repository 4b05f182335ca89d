import { expect, test } from 'vitest';
import { mix, toContrast } from '../../../engine/theme/colours';

test('colours are mixed as Chromium 155 mixes them in Oklab', () => {
  expect(mix('#ffffff', 0.92, '#050f24')).toBe('#e8e9ec');
  expect(mix('#5bd8e6', 0.07, '#071530')).toBe('#0b213b');
  expect(mix('#b9c8e6', 0.65, '#071530')).toBe('#7484a2');
  expect(mix('#ffb547', 0.82, '#ffffff')).toBe('#ffc371');
});

test('contrast is what WCAG 2.2 defines', () => {
  expect(toContrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(toContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(toContrast('#123456', '#123456')).toBe(1);
});
