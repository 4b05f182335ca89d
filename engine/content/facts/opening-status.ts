// Opening hours and an instant → the row of that day, and whether the place is open.
import type {
  OpeningHoursView,
  OpenTime,
  RegularDays,
  SpecialDays,
} from '../../generated/concept-views';

/** A moment as clocks at the place show it. */
export interface LocalTime {
  /** `2027-12-24`. */
  readonly date: string;
  /** `18:00`, of 24 hours. */
  readonly time: string;
}

interface Status {
  /** The row of the day. */
  readonly today: RegularDays | SpecialDays | undefined;
  /** Whether it is open, and until when. */
  readonly isOpen: boolean;
  /** Empty where it never closes. */
  readonly text: string;
}

const addDays = (date: string, count: number): string => {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + count);
  return day.toISOString().slice(0, 10);
};

/** The row of a day: special days come before those of the week. */
function findRow({ regular, special }: OpeningHoursView, date: string): Status['today'] {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return (
    special.find(({ from, until }) => from <= date && date <= until) ??
    regular.find(({ days }) => days.includes(weekday))
  );
}

/** The last of times without a gap: what is open until midnight may go on. Undefined where no end is near. */
function findEnd(hours: OpeningHoursView, date: string, open: OpenTime): OpenTime | undefined {
  let end = open;
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const row = end.closes === '24:00' ? findRow(hours, addDays(date, ahead)) : undefined;
    const next = row?.times.find(({ opens }) => opens === '00:00');
    if (next === undefined) return end;
    end = next;
  }
  return undefined;
}

export function findStatus(hours: OpeningHoursView, { date, time }: LocalTime): Status {
  const today = findRow(hours, date);
  const open = today?.times.find(({ opens, closes }) => opens <= time && time < closes);
  return {
    today,
    isOpen: open !== undefined,
    text: open ? (findEnd(hours, date, open)?.open ?? '') : hours.closedNow,
  };
}

/** Days that are over at a date. */
export const isOver = ({ until }: SpecialDays, date: string): boolean => until < date;

/** The words of opening hours in reading order. */
export function toHoursWords({
  regular,
  special,
  specialTitle,
  closed,
}: OpeningHoursView): string[] {
  const toTimes = (times: readonly OpenTime[]): string[] =>
    times.length === 0 ? [closed] : times.map(({ text }) => text);
  return [
    ...regular.flatMap(({ text, times }) => [text, ...toTimes(times)]),
    ...(special.length > 0 ? [specialTitle] : []),
    ...special.flatMap(({ text, label, times }) => [
      text,
      ...(label ? [label] : []),
      ...toTimes(times),
    ]),
  ];
}
