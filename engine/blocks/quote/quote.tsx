import { LateNode } from '../../ui/late-node';
import type { BlockProps } from '../block-props';
import { BlockSection } from '../block-section';

export function QuoteBlock({ block }: BlockProps<'quote'>) {
  return (
    <BlockSection block={block} drawing={block.drawing}>
      <ul className="quote-list" data-several={block.quotes.length > 1 ? '' : undefined}>
        {block.quotes.map((quote, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: quotations have no identity but their order
          <li key={index}>
            <LateNode node={{ type: 'quote', ...quote }} level={3} />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
