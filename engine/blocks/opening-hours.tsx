// Opening hours as a table. The document is the same on every day; the running app marks the day, and says what is open.
import { findStatus, isOver, type LocalTime } from '../content/facts/opening-status';
import type {
  OpeningHoursView,
  OpenTime,
  RegularDays,
  SpecialDays,
} from '../generated/concept-views';
import { useLocalTime } from './use-local-time';

interface RowProps {
  readonly days: RegularDays | SpecialDays;
  readonly closed: string;
  readonly isToday: boolean;
  readonly isPast?: boolean;
}

function Times({
  times,
  closed,
}: {
  readonly times: readonly OpenTime[];
  readonly closed: string;
}) {
  if (times.length === 0) return <span className="opening-hours-closed">{closed}</span>;
  return times.map(({ text }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and they keep their order
    <span key={index} className="opening-hours-time">
      {text}
    </span>
  ));
}

function Row({ days, closed, isToday, isPast }: RowProps) {
  return (
    <tr className="opening-hours-row" aria-current={isToday ? 'date' : undefined} hidden={isPast}>
      <th scope="row">
        {days.text}
        {'label' in days && days.label !== undefined && (
          <span className="opening-hours-label"> {days.label}</span>
        )}
      </th>
      <td>
        <Times times={days.times} closed={closed} />
      </td>
    </tr>
  );
}

interface SpecialProps {
  readonly hours: OpeningHoursView;
  readonly now: LocalTime | undefined;
  readonly today: unknown;
}

function Special({ hours, now, today }: SpecialProps) {
  const { closed, special, specialTitle } = hours;
  const hasPassed = (days: SpecialDays) => now !== undefined && isOver(days, now.date);
  if (special.length === 0) return null;
  return (
    <tbody hidden={special.every(hasPassed)}>
      <tr>
        <th className="opening-hours-special" scope="rowgroup" colSpan={2}>
          {specialTitle}
        </th>
      </tr>
      {special.map((days, index) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          key={index}
          days={days}
          closed={closed}
          isToday={days === today}
          isPast={hasPassed(days)}
        />
      ))}
    </tbody>
  );
}

export function OpeningHours({ hours }: { readonly hours: OpeningHoursView }) {
  const now = useLocalTime(hours.timeZone);
  const status = now && findStatus(hours, now);
  return (
    <div className="opening-hours">
      <p className="opening-hours-status" data-open={status?.isOpen}>
        {status?.text}
      </p>
      <table className="opening-hours-table" aria-label={hours.title}>
        <tbody>
          {hours.regular.map((days, index) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              key={index}
              days={days}
              closed={hours.closed}
              isToday={days === status?.today}
            />
          ))}
        </tbody>
        <Special hours={hours} now={now} today={status?.today} />
      </table>
    </div>
  );
}
