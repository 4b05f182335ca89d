import { toAmounts } from '../../content/facts/price-words';
import { toInnerLevel } from '../../content/pages/inner-level';
import { RunningText } from '../../ui/running-text';
import type { BlockProps } from '../block-props';
import { BlockSection } from '../block-section';
import { BlockText } from '../block-text';
import { PriceText } from '../price-text';

interface PlanProps {
  readonly plan: BlockProps<'plans'>['block']['plans'][number];
  readonly amount: string;
  readonly level: 2 | 3;
}

function Plan({ plan, amount, level }: PlanProps) {
  const { badge, link, name, points, price, text } = plan;
  const Heading = `h${level}` as const;
  return (
    <li className="plans-plan" data-marked={badge === undefined ? undefined : ''}>
      <Heading className="plans-name">{name}</Heading>
      {badge !== undefined && <p className="plans-badge">{badge}</p>}
      <BlockText text={text} className="plans-text" />
      <p className="plans-price">
        <PriceText price={price} amount={amount} />
      </p>
      <ul className="plans-points">
        {points.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and they keep their order
          <li key={index}>
            <RunningText text={point} />
          </li>
        ))}
      </ul>
      {link && (
        <a className="button" href={link.href}>
          {link.label} <span className="visually-hidden">{name}</span>
        </a>
      )}
    </li>
  );
}

export function PlansBlock({ block }: BlockProps<'plans'>) {
  const amounts = toAmounts(block.plans.map(({ price }) => price));
  return (
    <BlockSection block={block}>
      <BlockText text={block.text} />
      <ul className="plans-list">
        {block.plans.map((plan, index) => (
          <Plan
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and they keep their order
            key={index}
            plan={plan}
            amount={amounts[index] ?? ''}
            level={toInnerLevel(block.heading)}
          />
        ))}
      </ul>
      <BlockText text={block.note} className="plans-note" />
    </BlockSection>
  );
}
