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

interface FeedsProps extends Pick<ListWays, 'feed' | 'calendar'> {
  readonly labels: Readonly<Record<'feed' | 'calendar', string>>;
}

/** For those who want to be told of what comes. */
export function ItemFeeds({ feed, calendar, labels }: FeedsProps) {
  if (feed === undefined && calendar === undefined) return null;
  return (
    <p className="item-feeds">
      {feed !== undefined && <a href={feed}>{labels.feed}</a>}
      {calendar !== undefined && <Link href={calendar}>{labels.calendar}</Link>}
    </p>
  );
}
