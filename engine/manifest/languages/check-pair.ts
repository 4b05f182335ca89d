// A translation and the words that it is made from → what got lost on the way.
import type { Pair } from '../../generated/manifest';
import type { ParamsOf } from '../catalogue';
import type { Cause } from '../raw-finding';
import { findLostTargets, findLostVariables, hasName } from './plain-words';

/** How much longer than that of the site a label may be, if it is not short anyway. */
const maxGrowth = 1.4;
const shortLabel = 24;

interface Context {
  readonly names: readonly string[];
  readonly isLabel: boolean;
}

export function checkPair({ from, to, keep }: Pair, { names, isLabel }: Context): Cause[] {
  const kept = keep ? names : [];
  const found: Cause[] = [
    ...findLostVariables(from, to).map((name): Cause => {
      const params: ParamsOf<'lost-variable'> = { name };
      return { code: 'lost-variable', params };
    }),
    ...findLostTargets(from, to).map((target): Cause => {
      const params: ParamsOf<'lost-link'> = { target };
      return { code: 'lost-link', params };
    }),
    ...kept
      .filter((name) => hasName(from, name) && !hasName(to, name))
      .map((name): Cause => {
        const params: ParamsOf<'lost-name'> = { name };
        return { code: 'lost-name', params };
      }),
  ];
  if (!isLabel || to.length <= shortLabel || to.length <= maxGrowth * from.length) return found;
  const params: ParamsOf<'long-translation'> = { from: from.length, to: to.length };
  return [...found, { code: 'long-translation', params }];
}
