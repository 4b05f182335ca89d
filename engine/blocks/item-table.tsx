// The items of a list as a table: a column for what each of them says.
import type { ItemCard, ItemFact } from '../model/item-views';
import { Link } from '../ui/link';
import { ItemDate } from './item-date';

interface Column {
  readonly name: string;
  readonly title: string;
}

/** The facts that any of them has, in the order of the kind. */
function listColumns(cards: readonly ItemCard[]): readonly Column[] {
  const found = new Map<string, Column>();
  for (const { facts } of cards)
    for (const { name, title, href } of facts)
      if (href === undefined && !found.has(name)) found.set(name, { name, title });
  return [...found.values()];
}

const findFact = ({ facts }: ItemCard, name: string): ItemFact | undefined =>
  facts.find((fact) => fact.name === name);

interface ItemTableProps {
  readonly cards: readonly ItemCard[];
  /** What the table is about, for assistive technology. */
  readonly name: string;
}

export function ItemTable({ cards, name }: ItemTableProps) {
  const columns = listColumns(cards);
  const hasDates = columns.length === 0 && cards.some(({ date }) => date !== undefined);
  return (
    <table className="item-table">
      <caption className="visually-hidden">{name}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{name}</span>
          </th>
          {columns.map((column) => (
            <th key={column.name} scope="col">
              {column.title}
            </th>
          ))}
          {hasDates && <td />}
        </tr>
      </thead>
      <tbody>
        {cards.map((card) => (
          <tr key={card.href ?? card.id} data-past={card.isPast ? '' : undefined}>
            <th scope="row">
              {card.href === undefined ? card.title : <Link href={card.href}>{card.title}</Link>}
              {card.status !== undefined && (
                <span className="item-table-status">{card.status}</span>
              )}
            </th>
            {columns.map((column) => (
              <td key={column.name} data-name={column.title}>
                {findFact(card, column.name)?.text}
              </td>
            ))}
            {hasDates && (
              <td>
                <ItemDate date={card.date} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
