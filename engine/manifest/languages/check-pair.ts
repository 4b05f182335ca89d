// A translation and the words that it is made from → what got lost on the way.
import type { Pair } from '../../generated/manifest';
import type { ParamsOf } from '../catalogue';
import type { RawFinding, Spot } from '../raw-finding';
import { findLostTargets, findLostVariables, hasName } from './plain-words';

/** How much longer than that of the site a label may be, if it is not short anyway. */
const maxGrowth = 1.4;
const shortLabel = 24;

interface Context {
  /** Of the translation. */
  readonly place: Pick<Spot, 'file' | 'pointer'>;
  readonly names: readonly string[];
  readonly isLabel: boolean;
}

export function checkPair(
  { from, to, keep }: Pair,
  { place, names, isLabel }: Context,
): RawFinding[] {
  const kept = keep ? names : [];
  const found: RawFinding[] = [
    ...findLostVariables(from, to).map((name): RawFinding => {
      const params: ParamsOf<'lost-variable'> = { name };
      return { code: 'lost-variable', ...place, params };
    }),
    ...findLostTargets(from, to).map((target): RawFinding => {
      const params: ParamsOf<'lost-link'> = { target };
      return { code: 'lost-link', ...place, params };
    }),
    ...kept
      .filter((name) => hasName(from, name) && !hasName(to, name))
      .map((name): RawFinding => {
        const params: ParamsOf<'lost-name'> = { name };
        return { code: 'lost-name', ...place, params };
      }),
  ];
  if (!isLabel || to.length <= shortLabel || to.length <= maxGrowth * from.length) return found;
  const params: ParamsOf<'long-translation'> = { from: from.length, to: to.length };
  return [...found, { code: 'long-translation', ...place, params }];
}
