import { toInnerLevel } from '../../content/inner-level';
import { RunningText } from '../../ui/running-text';
import type { BlockProps } from '../block-props';
import { BlockSection } from '../block-section';
import { CardList } from '../card-list';

export function CardsBlock({ block }: BlockProps<'cards'>) {
  return (
    <BlockSection block={block}>
      {block.text !== undefined && (
        <p className="block-text">
          <RunningText text={block.text} />
        </p>
      )}
      <CardList cards={block.cards} level={toInnerLevel(block.heading)} />
    </BlockSection>
  );
}
