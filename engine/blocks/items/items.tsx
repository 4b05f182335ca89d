import { toInnerLevel } from '../../content/pages/inner-level';
import { findList } from '../../content/pages/item-sections';
import type { ItemCard } from '../../model/item-views';
import type { BlockProps } from '../block-props';
import { BlockSection } from '../block-section';
import { BlockText } from '../block-text';
import { ItemAgenda, ItemRows } from '../item-list';
import { ItemTable } from '../item-table';
import { ItemChoices, ItemFeeds, ItemPages } from '../item-ways';

type Props = BlockProps<'items'>;

interface ListProps extends Pick<Props, 'block' | 'page'> {
  readonly cards: readonly ItemCard[];
  readonly level: 2 | 3;
}

function List({ block, page, cards, level }: ListProps) {
  if (cards.length === 0) return null;
  if (block.layout === 'table')
    return <ItemTable cards={cards} name={block.heading ?? page.title} />;
  return block.layout === 'agenda' ? (
    <ItemAgenda cards={cards} level={level} page={page} />
  ) : (
    <ItemRows cards={cards} level={level} page={page} />
  );
}

interface AgendaProps extends ListProps, Pick<Props, 'settings'> {
  readonly isPartial: boolean | undefined;
}

/** What is to come, and below it what is over. */
function Agenda({ settings, isPartial, ...props }: AgendaProps) {
  const past = props.cards.filter(({ isPast }) => isPast);
  const coming = props.cards.filter(({ isPast }) => !isPast);
  const { labels } = settings;
  const Heading = `h${props.level}` as const;
  return (
    <>
      {coming.length === 0 && !isPartial && <p className="item-none">{labels.noneNext}</p>}
      <List {...props} cards={coming} />
      {past.length > 0 && (
        <div className="items-past">
          <Heading>{labels.past}</Heading>
          <List {...props} cards={past} level={3} />
        </div>
      )}
    </>
  );
}

export function ItemsBlock({ block, page, settings }: Props) {
  const list = findList(block, page);
  const { labels } = settings;
  const { cards = [], isAgenda, isPartial, tags = [], parts = [], older, newest } = list ?? {};
  const level = toInnerLevel(block.heading);
  const shown = { block, page, cards, level };
  return (
    <BlockSection block={block}>
      <BlockText text={block.text} />
      <ItemChoices
        name={labels.tags}
        choices={tags}
        all={list?.whole && { ...list.whole, label: labels.all }}
      />
      {cards.length === 0 && !isAgenda && !isPartial && <p className="item-none">{labels.none}</p>}
      {isAgenda ? (
        <Agenda {...shown} settings={settings} isPartial={isPartial} />
      ) : (
        <List {...shown} />
      )}
      <ItemPages older={older} newest={newest} labels={labels} />
      <ItemChoices name={labels.archive} choices={parts} />
      {list && <ItemFeeds {...list} labels={labels} />}
    </BlockSection>
  );
}
