// A price: the amount in one piece, and the words around it.
import type { PriceView } from '../generated/concept-views';

interface PriceTextProps {
  readonly price: PriceView;
  /** The amount as the list shows it. */
  readonly amount: string;
}

export function PriceText({ price: { before, unit }, amount }: PriceTextProps) {
  return (
    <>
      {before !== undefined && <span className="price-text-around">{before} </span>}
      <span className="price-text-amount">{amount}</span>
      {unit !== undefined && <span className="price-text-around"> {unit}</span>}
    </>
  );
}
