// The scale of a theme → the size of each level of text, for every width of window.
import type { Axes } from '../model/theme';

type Type = Pick<Axes['type'], 'body' | 'display' | 'scale'>;

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

const ratios = { calm: 1.2, standard: 1.25, grand: 1.333 } as const satisfies Record<
  Type['scale'],
  number
>;

/** On narrow screens there is room for small steps only. */
const narrowRatio = 1.18;

/** The widths of window between which sizes grow. */
const narrow = 375;
const wide = 1440;

/** The size of text in px, in the narrow and in the wide window. */
const bodies = {
  small: [16, 16.5],
  regular: [16.8, 18],
  large: [17.6, 20],
} as const satisfies Record<Type['body'], readonly [number, number]>;

/** The size of a hero in px, in the narrow and in the wide window. */
const displays = {
  quiet: [33, 48],
  standard: [37, 64],
  loud: [45, 96],
  poster: [54, wide / 10],
} as const satisfies Record<Exclude<Type['display'], 'scale'>, readonly [number, number]>;

/** What else is as large as the display makes it, as shares of a hero in the narrow and in the wide window. */
const shares = { grand: [1, 1], '1': [0.82, 0.76], call: [0.74, 0.62] } as const;

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** A length that grows evenly between two widths of window; all in px, the result in rem and vw. */
function toFluid(least: number, full: number): string {
  const slope = (full - least) / (wide - narrow);
  const start = least - slope * narrow;
  const rem = (px: number): string => `${round(px / 16)}rem`;
  return `clamp(${rem(least)}, ${rem(start)} + ${round(slope * 100)}vw, ${rem(full)})`;
}

function toDisplay(display: Type['display']): Readonly<Record<string, string>> {
  if (display === 'scale') return {};
  const [least, full] = displays[display];
  return Object.fromEntries(
    Object.entries(shares).map(([name, [small, large]]) => [
      `--size-${name}`,
      toFluid(least * small, full * large),
    ]),
  );
}

/** Lengths of CSS by the name of their custom property. */
export function toSizes({ body, display, scale }: Type): Readonly<Record<string, string>> {
  const [least, full] = bodies[body];
  const all = Object.entries(steps).map(([name, step]) => [
    `--size-${name}`,
    toFluid(least * narrowRatio ** step, full * ratios[scale] ** step),
  ]);
  return { ...Object.fromEntries(all), ...toDisplay(display) };
}
