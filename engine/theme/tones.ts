// A palette → the colours of words over a picture, whatever the picture shows.
import type { Palette, ToneName } from '../model/theme';
import { blend, fade } from './colours';
import { canRead, isDark } from './readable';
import { type Sources, type Surface, toLoud, toSurface } from './surfaces';

export const toneNames = ['dark', 'light'] as const satisfies readonly ToneName[];

interface Tone extends Surface {
  /** What is between the picture and the words, as #rrggbbaa. */
  readonly scrim: string;
  /** What is behind the words at least: the scrim over a white picture, and over a black one. */
  readonly behind: readonly string[];
}

/** The surface of the page that has the tone: its ground, its contrast, or its text as a ground. */
function findSurface(page: Palette, tone: ToneName): Surface {
  const fits = (colour: string): boolean => isDark(colour) === (tone === 'dark');
  if (fits(page.ground)) return toSurface(page, 'ground');
  if (fits(page.contrast)) return toSurface(page, 'contrast');
  const sources: Sources = { ground: 'text', text: 'ground' };
  return { colours: toLoud(page, sources), sources };
}

const opacities = [0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 1] as const;

const seeThrough = (ground: string, opacity: number): string[] =>
  ['#ffffff', '#000000'].map((picture) => blend(ground, opacity, picture));

export function toTone(page: Palette, name: ToneName): Tone {
  const surface = findSurface(page, name);
  const { ground, text } = surface.colours;
  // As little of the ground as the words need.
  const found = opacities.find((opacity) => canRead(text, { backs: seeThrough(ground, opacity) }));
  const opacity = found ?? 1;
  return {
    ...surface,
    // Links have the colour of the words: a third one would need a ground that hides the picture.
    colours: { ...surface.colours, highlight: text },
    scrim: fade(ground, opacity),
    behind: seeThrough(ground, opacity),
  };
}
