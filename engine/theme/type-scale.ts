// The scale of a theme → the size of each level of text, for every width of window.
import type { Axes } from '../model/theme';

type Scale = Axes['type']['scale'];

/** Steps of the scale from the size of text. */
const steps = {
  text: 0,
  lead: 1,
  '4': 0.75,
  '3': 1.1,
  read: 1.6,
  '2': 3,
  call: 3.75,
  '1': 4.5,
  grand: 5.25,
} as const;

const ratios = { calm: 1.2, standard: 1.25, grand: 1.333 } as const satisfies Record<Scale, number>;

/** On narrow screens there is room for small steps only. */
const narrowRatio = 1.18;

/** The size of text in px, and the widths of window between which sizes grow. */
const narrow = { width: 375, text: 16.8 } as const;
const wide = { width: 1440, text: 18 } as const;

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** A length that grows evenly between two widths of window; all in px, the result in rem and vw. */
function toFluid(least: number, full: number): string {
  const slope = (full - least) / (wide.width - narrow.width);
  const start = least - slope * narrow.width;
  const rem = (px: number): string => `${round(px / 16)}rem`;
  return `clamp(${rem(least)}, ${rem(start)} + ${round(slope * 100)}vw, ${rem(full)})`;
}

/** Lengths of CSS by the name of their custom property. */
export const toSizes = (scale: Scale): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(steps).map(([name, step]) => [
      `--size-${name}`,
      toFluid(narrow.text * narrowRatio ** step, wide.text * ratios[scale] ** step),
    ]),
  );
