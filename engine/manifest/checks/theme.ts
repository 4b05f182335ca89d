// Colours by role → the pairs that stand on one another and cannot be read.
import type { Theme } from '../../model/manifest';
import type { Finding } from '../finding';
import type { CheckContext } from './check-context';

type Role = keyof Theme['colours'];

/** What stands on what in the engine's stylesheets: front, back, and what it is called. */
const pairs: readonly (readonly [front: Role, back: Role, use: string])[] = [
  ['text', 'ground', 'Text'],
  ['text', 'raised', 'Text on cards'],
  ['text', 'panel', 'Text in the bar and the footer'],
  ['muted', 'ground', 'Quiet text'],
  ['muted', 'raised', 'Quiet text on cards'],
  ['muted', 'panel', 'Quiet text in panels'],
  ['highlight', 'ground', 'A link'],
  ['highlight', 'raised', 'A link on a card'],
  ['highlight', 'panel', 'A link in a panel'],
  ['onAccent', 'accent', 'Text on buttons'],
  ['onDrawer', 'drawer', 'Text in the drawer'],
  ['error', 'ground', 'A fault of the form'],
];

/** WCAG 2.2, 1.4.3: for text that is not large. */
const least = 4.5;

/** Relative luminance of #rrggbb (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function toLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours as #rrggbb, 1 to 21. */
export function toContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [toLuminance(one), toLuminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Rounded down, so that a pair that fails never reads as one that holds. */
const show = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

/** One finding for each front colour: what is wrong on one ground is mostly wrong on the others too. */
export function checkTheme({ file, manifest }: CheckContext): readonly Finding[] {
  const { colours } = manifest.theme;
  const told = new Set<Role>();
  return pairs.flatMap(([frontRole, backRole, use]): Finding[] => {
    const front = colours[frontRole];
    const back = colours[backRole];
    const ratio = toContrast(front, back);
    if (ratio >= least || told.has(frontRole)) return [];
    told.add(frontRole);
    const params = { use, front, back, frontRole, backRole, ratio: show(ratio), limit: least };
    const related = [
      { file, pointer: `/theme/colours/${backRole}`, message: `"${backRole}" is set here.` },
    ];
    return [
      { code: 'low-contrast', file, pointer: `/theme/colours/${frontRole}`, params, related },
    ];
  });
}
