import { expect, test } from 'vitest';
import { toMovement } from '../../../engine/theme/movement';

const effects = {
  reveal: { threshold: 100, reset: false, distance: 16, duration: 500 },
  scrollReveal: { reset: false, distance: 16, duration: 500, delay: 0 },
};

test('what the style sheets assume anyway is not written', () => {
  expect(toMovement('quiet', effects)).toEqual({});
});

test('only what differs is written', () => {
  const scrollReveal = { ...effects.scrollReveal, distance: 20, delay: 200 };
  expect(toMovement('quiet', { ...effects, scrollReveal })).toEqual({
    '--scroll-distance': '20px',
    '--scroll-delay': '200ms',
  });
});

test('without motion nothing is hidden, and nothing moves', () => {
  const values = toMovement('none', {
    ...effects,
    reveal: { ...effects.reveal, distance: 300 },
  });
  expect(values['--reveal-opacity']).toBe('1');
  for (const name of ['--quick', '--slow', '--enter', '--leave', '--reveal-distance'])
    expect(Number.parseFloat(values[name] ?? '1')).toBe(0);
});
