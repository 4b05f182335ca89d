import { type BlockProps, BlockSection } from 'plinth';

export function PriceListBlock({ block, settings }: BlockProps<'price-list'>) {
  return (
    <BlockSection block={block}>
      <dl className="price-list-prices">
        {block.prices.map(({ name, price, link }) => (
          <div key={name} className="price-list-price">
            <dt>{link === undefined ? name : <a href={link.href}>{name}</a>}</dt>
            <dd>{price ?? settings.labels.onRequest}</dd>
          </div>
        ))}
      </dl>
    </BlockSection>
  );
}
