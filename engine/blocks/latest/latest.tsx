import { toInnerLevel } from '../../content/pages/inner-level';
import { findList, isElsewhere } from '../../content/pages/item-sections';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import type { BlockProps } from '../block-props';
import { BlockSection } from '../block-section';
import { BlockText } from '../block-text';
import { ItemAgenda, ItemRows } from '../item-list';

export function LatestBlock({ block, page, settings }: BlockProps<'latest'>) {
  const list = findList(block, page);
  const { cards = [], all } = list ?? {};
  if (isElsewhere(list)) return null;
  const { labels } = settings;
  const List = block.layout === 'agenda' ? ItemAgenda : ItemRows;
  return (
    <BlockSection block={block}>
      <BlockText text={block.text} />
      {cards.length === 0 ? (
        <p className="item-none">{list?.isAgenda ? labels.noneNext : labels.none}</p>
      ) : (
        <List cards={cards} level={toInnerLevel(block.heading)} page={page} />
      )}
      {all && (
        <p className="latest-all">
          <Link className="latest-link" href={all.href}>
            {block.label ?? all.label}
            <Icon name="arrow-right" />
          </Link>
        </p>
      )}
    </BlockSection>
  );
}
