// A colour and what it stands on → a colour that can be read there.
import { mix, toContrast } from './colours';

/** WCAG 2.2, 1.4.3: for normal text. */
export const minContrast = 4.5;

/** For signs and borders that say something (1.4.11). */
export const minSignContrast = 3;

/** What a colour stands on; each of them may be below it. */
interface Backs {
  readonly backs: readonly string[];
  readonly limit?: number;
}

export const canRead = (colour: string, { backs, limit = minContrast }: Backs): boolean =>
  backs.every((back) => toContrast(colour, back) >= limit);

/** The first of some colours that can be read, else the more readable of white and black. */
export function findReadable(colours: readonly string[], back: string): string {
  const found = colours.find((colour) => canRead(colour, { backs: [back] }));
  return (
    found ?? (toContrast('#ffffff', back) >= toContrast('#000000', back) ? '#ffffff' : '#000000')
  );
}

/** The mix of two colours nearest to the first one that can be read, else the second. */
export function moveTowards(colour: string, target: string, on: Backs): string {
  for (let share = 20; share > 0; share -= 1) {
    const moved = share === 20 ? colour : mix(colour, share / 20, target);
    if (canRead(moved, on)) return moved;
  }
  return target;
}

/** A mix for a ground on which some colours stand: at most `share` of the first, and as little as they need. */
export function mixBelow(
  {
    colour,
    share,
    ground,
  }: { readonly colour: string; readonly share: number; readonly ground: string },
  fronts: readonly string[],
): string {
  const shares = [share, share * 0.75, share * 0.5, share * 0.25];
  const mixes = shares.map((part) => mix(colour, part, ground));
  return mixes.find((back) => fronts.every((front) => canRead(front, { backs: [back] }))) ?? ground;
}

/** Whether light text is more readable on it than dark text. */
export const isDark = (colour: string): boolean =>
  toContrast('#ffffff', colour) >= toContrast('#000000', colour);
