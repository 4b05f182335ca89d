// A thing with its price → what search engines are told of it.
import type { PriceView } from '../../generated/concept-views';
import type { Entity } from '../../model/fact-views';

interface Offered {
  readonly name: string;
  readonly description?: string | undefined;
  readonly price: PriceView;
  /** Absolute. */
  readonly url: string;
  readonly offering: 'products' | 'services';
  /** The id of the company. */
  readonly seller: string;
}

/** The price alone, or what it pays for as well. */
const describePrice = ({ amount, currency, unit }: PriceView): Entity => ({
  price: amount,
  priceCurrency: currency,
  ...(unit !== undefined && {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: amount,
      priceCurrency: currency,
      unitText: unit,
    },
  }),
});

/** A product with its offer, or an offer of a service. Words in place of an amount are nothing that machines compare. */
export function toOfferEntities(offered: Offered): readonly Entity[] {
  const { name, description, price, url, offering, seller } = offered;
  if (price.amount === undefined) return [];
  const offer = { '@type': 'Offer', url, ...describePrice(price) };
  if (offering === 'products') return [{ '@type': 'Product', name, description, offers: offer }];
  const service = { '@type': 'Service', name, description, provider: { '@id': seller } };
  return [{ ...offer, itemOffered: service }];
}
