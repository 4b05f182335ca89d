// Where a list leads on: to tags, years, older items.
import type { ChoiceView, ListWays } from '../model/item-views';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';

interface ChoicesProps {
  readonly name: string;
  readonly choices: readonly ChoiceView[];
  /** The link to the list without a choice. */
  readonly all?: ChoiceView | undefined;
}

export function ItemChoices({ name, choices, all }: ChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <nav className="item-choices" aria-label={name}>
      <ul>
        {[...(all ? [all] : []), ...choices].map(({ href, label, current }) => (
          <li key={href}>
            <Link className="item-choice" href={href} current={current === true}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface PagesProps {
  readonly older: ListWays['older'] | undefined;
  readonly newest: ListWays['newest'] | undefined;
  readonly labels: Readonly<Record<'older' | 'newest' | 'pages', string>>;
}

export function ItemPages({ older, newest, labels }: PagesProps) {
  if (!older && !newest) return null;
  return (
    <nav className="item-pages" aria-label={labels.pages}>
      {newest && (
        <Link className="item-page" href={newest.href}>
          <Icon name="chevron-left" />
          {labels.newest}
        </Link>
      )}
      {older && (
        <Link className="item-page" href={older.href}>
          {labels.older}
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  );
}
