// Cards that lead somewhere; each is one link, on its title or on a button.
import type { CardView } from '../model/views';
import { Image } from '../ui/image';
import { RunningText } from '../ui/running-text';

interface CardListProps {
  readonly cards: readonly CardView[];
  /** The level of the cards' headings. */
  readonly level: 2 | 3;
}

function Card({ card, level }: { readonly card: CardView; readonly level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const { href, label, title, text, image, button } = card;
  return (
    <li className="card" data-picture={image ? '' : undefined}>
      {image && <Image image={image} className="card-image" />}
      <div className="card-words">
        <Heading className="card-title">
          {button ? (
            title
          ) : (
            <a className="card-link" href={href}>
              {title}
            </a>
          )}
        </Heading>
        {text.length > 0 && (
          <p>
            <RunningText text={text} />
          </p>
        )}
        {button && (
          <a className="button button-second card-link" href={href}>
            {/* "Learn more" of what: for those who hear links out of their place. */}
            {label} <span className="visually-hidden">{title}</span>
          </a>
        )}
      </div>
    </li>
  );
}

export function CardList({ cards, level }: CardListProps) {
  // Cards of pages that are not shown are omitted, possibly all of them.
  if (cards.length === 0) return null;
  return (
    <ul className="card-list">
      {cards.map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two cards may lead to one page
        <Card key={index} card={card} level={level} />
      ))}
    </ul>
  );
}
