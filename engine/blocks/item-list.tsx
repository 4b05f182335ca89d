// The items of a list: as cards, rows, an agenda or a table. Each is one link, on its title. The card of a kind of the site's
// own says it in its place.
import { plain } from '../content/text/words';
import { itemCards } from '../generated/item-cards';
import type { ItemCard } from '../model/item-views';
import type { PageView } from '../model/site';
import { Image } from '../ui/image';
import { Link } from '../ui/link';
import { RunningText } from '../ui/running-text';
import type { ItemCards } from './block-props';
import { ItemDate } from './item-date';

interface ItemListProps {
  readonly cards: readonly ItemCard[];
  /** The page that shows them. */
  readonly page: PageView;
  /** The level of their headings. */
  readonly level: 2 | 3 | 4;
}

/** What tells an item from the others at a glance: its date or its time, or the first facts of its kind. */
function ItemMeta({ card }: { readonly card: ItemCard }) {
  const { authors, date, facts, status } = card;
  const when = facts.find(({ name }) => name === 'starts');
  const shown = facts
    .filter(({ href, name }) => href === undefined && name !== 'starts' && name !== 'expires')
    .slice(0, 2);
  const words = [
    ...(when ? [when.text] : []),
    ...authors.map(({ name }) => name),
    ...shown.map(({ text }) => text),
  ];
  if (words.length === 0 && date === undefined && status === undefined) return null;
  return (
    <p className="item-list-meta">
      {status !== undefined && <strong className="item-list-status">{status}</strong>}
      {!when && <ItemDate date={date} />}
      {words.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </p>
  );
}

interface ItemProps extends Pick<ItemListProps, 'level' | 'page'> {
  readonly card: ItemCard;
}

function ItemWords({ card, level, page }: ItemProps) {
  const Own = (itemCards as ItemCards)[`${card.kind}/card`];
  if (Own && card.own)
    return (
      <div className="item-list-words">
        <Own block={card.own} card={card} level={level} page={page} />
      </div>
    );
  const Heading = `h${level}` as const;
  const { href, text, title } = card;
  return (
    <div className="item-list-words">
      <ItemMeta card={card} />
      <Heading className="item-list-title">
        {href === undefined ? (
          title
        ) : (
          <Link className="item-list-link" href={href}>
            {title}
          </Link>
        )}
      </Heading>
      {text.length > 0 && (
        <p className="item-list-text">
          <RunningText text={text} />
        </p>
      )}
    </div>
  );
}

function ItemRow(props: ItemProps) {
  const { card } = props;
  return (
    <li
      className="item-list-item"
      data-picture={card.image ? '' : undefined}
      data-past={card.isPast ? '' : undefined}
    >
      {card.image && <Image image={card.image} className="item-list-image" />}
      <ItemWords {...props} />
    </li>
  );
}

export function ItemRows({ cards, ...rest }: ItemListProps) {
  return (
    <ul className="item-list">
      {cards.map((card) => (
        <ItemRow key={card.href ?? card.id} card={card} {...rest} />
      ))}
    </ul>
  );
}

/** As it is read: two names of one month may have different places. */
const monthOf = ({ month = '' }: Pick<ItemCard, 'month'>): string => plain(month);

/** The items of each month, in order. */
function groupByMonth(cards: readonly ItemCard[]): readonly (readonly ItemCard[])[] {
  const groups: ItemCard[][] = [];
  for (const card of cards) {
    const last = groups.at(-1);
    if (last?.[0] && monthOf(last[0]) === monthOf(card)) last.push(card);
    else groups.push([card]);
  }
  return groups;
}

export function ItemAgenda({ cards, level, page }: ItemListProps) {
  const Heading = `h${level}` as const;
  const inner = level === 2 ? 3 : 4;
  return groupByMonth(cards).map((group) => (
    <div className="item-list-month" key={`${group[0]?.month}${group[0]?.href}`}>
      {group[0]?.month !== undefined && (
        <Heading className="item-list-month-name">{group[0].month}</Heading>
      )}
      <ul className="item-list">
        {group.map((card) => (
          <li
            className="item-list-item"
            key={card.href ?? card.id}
            data-picture={card.image ? '' : undefined}
            data-past={card.isPast ? '' : undefined}
          >
            {card.day !== undefined && (
              <span className="item-list-day" aria-hidden="true">
                {card.day}
              </span>
            )}
            <ItemWords card={card} level={inner} page={page} />
            {card.image && <Image image={card.image} className="item-list-image" />}
          </li>
        ))}
      </ul>
    </div>
  ));
}
