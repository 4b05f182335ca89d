import { toAmounts } from '../../content/facts/price-words';
import { toInnerLevel } from '../../content/pages/inner-level';
import type { BlockProps } from '../block-props';
import { BlockSection } from '../block-section';
import { BlockText } from '../block-text';
import { PriceText } from '../price-text';

type Group = NonNullable<BlockProps<'prices'>['block']['groups']>[number];

interface ItemProps {
  readonly item: Group['items'][number];
  readonly amount: string;
}

function Item({ item, amount }: ItemProps) {
  return (
    <li className="prices-item">
      <p className="prices-line">
        <span className="prices-name">{item.name}</span>
        <span className="prices-leader" aria-hidden="true" />
        <span className="prices-price">
          {' '}
          <PriceText price={item.price} amount={amount} />
        </span>
      </p>
      <BlockText text={item.note} className="prices-note" />
    </li>
  );
}

interface GroupProps {
  readonly group: Group;
  readonly amounts: readonly string[];
  readonly level: 2 | 3;
}

function PriceGroup({ group, amounts, level }: GroupProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="prices-group">
      {group.heading !== undefined && <Heading>{group.heading}</Heading>}
      <BlockText text={group.text} className="prices-text" />
      <ul className="prices-list">
        {group.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and they keep their order
          <Item key={index} item={item} amount={amounts[index] ?? ''} />
        ))}
      </ul>
    </div>
  );
}

export function PricesBlock({ block }: BlockProps<'prices'>) {
  const { groups = [] } = block;
  const amounts = [...toAmounts(groups.flatMap(({ items }) => items.map(({ price }) => price)))];
  return (
    <BlockSection block={block}>
      <BlockText text={block.text} />
      <div className="prices-groups">
        {groups.map((group, index) => (
          <PriceGroup
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and they keep their order
            key={index}
            group={group}
            amounts={amounts.splice(0, group.items.length)}
            level={toInnerLevel(block.heading)}
          />
        ))}
      </div>
      <BlockText text={block.note} className="prices-end" />
    </BlockSection>
  );
}
