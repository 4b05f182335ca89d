import { toInnerLevel } from '../content/pages/inner-level';
import type { CardView } from '../generated/concept-views';
import { RunningText } from '../ui/running-text';
import type { BlockProps } from './block-props';
import { BlockSection } from './block-section';
import { CardList } from './card-list';

interface CardSectionProps {
  readonly block: BlockProps<'cards' | 'children'>['block'];
  readonly cards: readonly CardView[];
}

/** A block that shows cards below its heading and its text. */
export function CardSection({ block, cards }: CardSectionProps) {
  return (
    <BlockSection block={block}>
      {block.text !== undefined && (
        <p className="block-text">
          <RunningText text={block.text} />
        </p>
      )}
      <CardList cards={cards} layout={block.layout} level={toInnerLevel(block.heading)} />
    </BlockSection>
  );
}
