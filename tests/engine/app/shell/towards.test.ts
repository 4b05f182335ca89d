import { describe, expect, test } from 'vitest';
import { isTowards } from '../../../../engine/app/shell/towards';

const panel = { left: 0, top: 75, right: 1440, bottom: 400 };
const button = { x: 400, y: 40 };

describe('isTowards', () => {
  test.each([
    ['straight down', { x: 400, y: 44 }],
    ['down at a slant, over a neighbouring menu', { x: 480, y: 50 }],
    ['to the far corner at the shallowest slant', { x: 500, y: 44 }],
    ['already inside the panel', { x: 420, y: 120 }],
  ])('is true going %s', (_, to) => {
    expect(isTowards(button, to, panel)).toBe(true);
  });

  test.each([
    ['along the bar', { x: 500, y: 40 }],
    ['up and away', { x: 420, y: 20 }],
    ['nowhere', button],
    ['so shallow that it passes beside the panel', { x: 500, y: 42 }],
  ])('is false going %s', (_, to) => {
    expect(isTowards(button, to, panel)).toBe(false);
  });

  test('looks ahead only, never back', () => {
    expect(isTowards({ x: 400, y: 500 }, { x: 400, y: 510 }, panel)).toBe(false);
  });
});
