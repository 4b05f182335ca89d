// Cards that lead somewhere; each is one link, on its title or on a button.
import type { CardsBlockView } from '../generated/block-views';
import type { CardView } from '../generated/concept-views';
import { Icon } from '../ui/icon';
import { Image } from '../ui/image';
import { Link } from '../ui/link';
import { RunningText } from '../ui/running-text';

interface CardOptions {
  readonly layout: CardsBlockView['layout'];
  /** The level of the cards' headings. */
  readonly level: 2 | 3;
}

interface CardListProps extends CardOptions {
  readonly cards: readonly CardView[];
}

interface CardProps extends CardOptions {
  readonly card: CardView;
}

/** Only some layouts have room for a picture, and one for an icon. */
function CardFigure({ card, layout }: Pick<CardProps, 'card' | 'layout'>) {
  if (layout !== 'icon') return card.image && <Image image={card.image} className="card-image" />;
  return (
    card.icon !== undefined && (
      <div className="card-icon">
        <Icon name={card.icon} />
      </div>
    )
  );
}

/** The title may be that of a page in another language; what is on a button, a card says itself. */
const toTitleLanguage = ({ inLanguage, language }: CardView) => inLanguage && language;

function CardButton({ card }: Pick<CardProps, 'card'>) {
  const { button, href, label, language, title } = card;
  return (
    button && (
      <Link className="button button-second card-link" href={href} language={language}>
        {/* "Learn more" of what: for those who hear links out of their place. */}
        {label}{' '}
        <span className="visually-hidden" lang={toTitleLanguage(card)}>
          {title}
        </span>
      </Link>
    )
  );
}

function Card({ card, layout, level }: CardProps) {
  const Heading = `h${level}` as const;
  const { href, title, text, image, button, size } = card;
  const isRow = layout === 'index';
  return (
    <li className="card" data-picture={image ? '' : undefined} data-size={size}>
      {!isRow && <CardFigure card={card} layout={layout} />}
      <div className="card-words">
        <Heading className="card-title" lang={button ? toTitleLanguage(card) : undefined}>
          {button ? (
            title
          ) : (
            <Link className="card-link" href={href} of={card}>
              {title}
            </Link>
          )}
        </Heading>
        {text.length > 0 && (
          <p>
            <RunningText text={text} />
          </p>
        )}
        <CardButton card={card} />
      </div>
      {isRow && <Icon name="arrow-right" />}
    </li>
  );
}

export function CardList({ cards, layout, level }: CardListProps) {
  // Cards of pages that are not shown are omitted, possibly all of them.
  if (cards.length === 0) return null;
  return (
    <ul className="card-list">
      {cards.map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two cards may lead to one page
        <Card key={index} card={card} layout={layout} level={level} />
      ))}
    </ul>
  );
}
