import { toInnerLevel } from '../../content/inner-level';
import { RunningText } from '../../ui/running-text';
import type { BlockProps } from '../block-props';
import { BlockSection } from '../block-section';
import { CardList } from '../card-list';

export function ChildrenBlock({ block, page }: BlockProps<'children'>) {
  if (page.children.length === 0) return null;
  return (
    <BlockSection block={block}>
      {block.text !== undefined && (
        <p className="block-text">
          <RunningText text={block.text} />
        </p>
      )}
      <CardList cards={page.children} level={toInnerLevel(block.heading)} />
    </BlockSection>
  );
}
