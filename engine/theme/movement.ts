// The motion of a theme and the constants of its effects → durations, distances and easings of custom properties.
import type { Behaviour } from '../generated/manifest';
import type { Axes } from '../model/theme';

type Effects = Pick<Behaviour, 'reveal' | 'scrollReveal'>;

/** Where nothing moves, what would be hidden shows. */
const stillness = {
  '--quick': '0s',
  '--slow': '0s',
  '--enter': '0s',
  '--leave': '0s',
  '--reveal-opacity': '1',
  '--reveal-scale': '1',
  '--reveal-distance': '0px',
  '--scroll-distance': '0px',
} as const;

/** Further, longer, and a little past the end. */
const liveliness = { '--slow': '0.5s', '--ease': 'cubic-bezier(0.3, 1.4, 0.5, 1)' } as const;

/** What the style sheets assume without these custom properties. */
const assumed: Readonly<Record<string, string>> = {
  '--reveal-distance': '16px',
  '--reveal-duration': '500ms',
  '--scroll-distance': '16px',
  '--scroll-duration': '500ms',
  '--scroll-delay': '0ms',
};

const toEffects = ({ reveal, scrollReveal }: Effects): Readonly<Record<string, string>> => ({
  '--reveal-distance': `${reveal.distance}px`,
  '--reveal-duration': `${reveal.duration}ms`,
  '--scroll-distance': `${scrollReveal.distance}px`,
  '--scroll-duration': `${scrollReveal.duration}ms`,
  '--scroll-delay': `${scrollReveal.delay}ms`,
});

/** By the name of the custom property; without those that the style sheets assume anyway. */
export function toMovement(
  motion: Axes['motion'],
  effects: Effects,
): Readonly<Record<string, string>> {
  if (motion === 'none') return stillness;
  const values = { ...(motion === 'lively' && liveliness), ...toEffects(effects) };
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => assumed[name] !== value),
  );
}
