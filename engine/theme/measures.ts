// The axes of a theme that are measures → lengths and values of custom properties.
import type { Axes } from '../model/theme';

const densities = { compact: 0.8, regular: 1, airy: 1.3 } as const;
const widths = { narrow: 68, regular: 76, wide: 90 } as const;
const lineWidths = { none: 0, hair: 1, strong: 2 } as const;
const trackings = { tight: '-0.012em', normal: 'normal', wide: '0.04em' } as const;
const labelTrackings = { normal: 'normal', wide: '0.06em', wider: '0.14em' } as const;
const labelSizes = { small: '0.8125rem', regular: 'var(--size-small)' } as const;
/** In em, the letters of titles. */
export const titleSpacings = { tight: -0.022, normal: 0, wide: 0.03 } as const;
const titleTrackings = { tight: '-0.022em', normal: 'normal', wide: '0.03em' } as const;

/** Distances at the regular density: the least, what grows with the window (rem and vw), and the most; in rem. */
const distances = {
  '--small': [1, 0, 2, 1.75],
  '--inset': [1.25, 0, 2.2, 1.875],
  '--gap': [1.5, 0, 4.5, 4.5],
  '--near': [2.25, 1.5, 3, 4.5],
  '--space': [3, 2.2, 3.4, 6],
} as const;

function toDistances(density: Axes['density']): Record<string, string> {
  const times = (value: number): number => Math.round(value * densities[density] * 1000) / 1000;
  return Object.fromEntries(
    Object.entries(distances).map(([name, [least, start, slope, most]]) => [
      name,
      `clamp(${times(least)}rem, ${start === 0 ? '' : `${times(start)}rem + `}${times(slope)}vw, ${times(most)}rem)`,
    ]),
  );
}

/** The corners of buttons, and of fields: a text area cannot have half circles at its ends. */
const toCorners = (shape: Axes['buttons']['shape'], radius: number): readonly [string, string] =>
  ({
    soft: [`${radius}px`, `${radius}px`],
    square: ['0px', '0px'],
    pill: ['10rem', '1.5rem'],
  })[shape] as [string, string];

const cases = { written: 'none', upper: 'uppercase' } as const;

/** By the name of the custom property. */
export function toMeasures(axes: Axes): Readonly<Record<string, string>> {
  const { buttons, density, lines, pictures, radius, type, width } = axes;
  const { headings, labels } = type;
  const [button, field] = toCorners(buttons.shape, radius);
  return {
    '--wide': `${widths[width]}rem`,
    '--hair': `${lineWidths[lines]}px`,
    '--border': `${Math.max(1, lineWidths[lines])}px`,
    '--radius': `${radius}px`,
    '--button-radius': button,
    '--field-radius': field,
    '--picture-ratio': pictures.ratio.replace(':', ' / '),
    '--heading-weight': `${headings.weight}`,
    '--heading-case': cases[headings.case],
    '--heading-tracking': trackings[headings.tracking],
    '--title-tracking': titleTrackings[headings.tracking],
    '--slide-case': cases[headings.slideCase],
    '--slide-tracking':
      headings.slideCase === 'upper' ? '0.01em' : titleTrackings[headings.tracking],
    '--label-case': cases[labels.case],
    '--label-tracking': labelTrackings[labels.tracking],
    '--label-size': labelSizes[labels.size],
    ...toDistances(density),
  };
}
