// A colour that does not pass → the nearest one of the same hue that does.
import { toLightness, withLightness } from './colours';

/** Of the lightness of Oklab, which goes from 0 to 1. */
const step = 0.04;
const finest = 0.004;

/** Between one that fails and one that passes: the first that passes, as exact as it can be told from its neighbours. */
function refine(failing: number, passing: number, passes: (lightness: number) => boolean): number {
  if (Math.abs(passing - failing) <= finest) return passing;
  const middle = (passing + failing) / 2;
  return passes(middle) ? refine(failing, middle, passes) : refine(middle, passing, passes);
}

/** #rrggbb, or undefined where no lightness passes. */
export function findNearestColour(
  colour: string,
  passes: (candidate: string) => boolean,
): string | undefined {
  const from = toLightness(colour);
  const toColour = (lightness: number): string =>
    withLightness(colour, Math.min(1, Math.max(0, lightness)));
  const fits = (lightness: number): boolean => passes(toColour(lightness));
  for (let away = step; away < 1 + step; away += step)
    for (const direction of [-1, 1]) {
      const nearer = from + direction * (away - step);
      const tried = from + direction * away;
      if (nearer >= 0 && nearer <= 1 && fits(tried)) return toColour(refine(nearer, tried, fits));
    }
  return undefined;
}
