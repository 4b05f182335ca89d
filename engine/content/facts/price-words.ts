// The prices of a block → what readers see of them.
import type { PriceView } from '../../generated/concept-views';

/** The amounts without decimals where none has any, else all with them. */
export function toAmounts(prices: readonly PriceView[]): readonly string[] {
  const areRound = prices.every(({ amount, round }) => amount === undefined || round !== undefined);
  return prices.map(({ text, round }) => (areRound && round) || text);
}

/** A price with the words around it, where its amount is shown as `amount`. */
export const toPriceWords = ({ before = '', unit = '' }: PriceView, amount: string): string =>
  [before, amount, unit].join(' ').trim();
