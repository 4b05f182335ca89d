// The words of a cell of a data file → amounts, days, times of the day.
import type { CellKind, WeekDayNames } from '../../model/rows';
import { isDay } from './is-day';

/** "1,234" and "1.234" are a thousand here and a little more than one there. */
const inTwoWays = /^[1-9]\d{0,2}[.,]\d{3}$/;

const amount = /^\d+(?:\.\d+|,\d{1,2}|,\d{4,})?$/;

export const amountCell: CellKind<number> = {
  expected: 'a number, such as 12.50',
  parse: (words) => (amount.test(words) ? Number(words.replace(',', '.')) : undefined),
  inTwoWays,
};

/** An amount, or words in its place, such as "On request". */
export const priceCell: CellKind<number | string> = {
  expected: 'a number, such as 12.50, or words without digits',
  parse: (words) => amountCell.parse(words) ?? (/\d/.test(words) ? undefined : words),
  inTwoWays,
};

export const currencyCell: CellKind<string> = {
  expected: 'the three letters of a currency, such as EUR',
  parse: (words) => (/^[A-Z]{3}$/.test(words) ? words : undefined),
};

export const dayCell: CellKind<string> = {
  expected: 'a day, such as 2027-12-24',
  parse: (words) => (/^\d{4}-\d{2}-\d{2}$/.test(words) && isDay(words) ? words : undefined),
};

const toTime = (words: string, last: RegExp): string | undefined => {
  const padded = words.padStart('08:00'.length, '0');
  return last.test(padded) ? padded : undefined;
};

const closedRemedy = 'A day on which it is closed has empty cells for its times.';

export const openingCell: CellKind<string> = {
  expected: 'a time of the day, such as 08:00',
  remedy: `Write a time of the day, such as 08:00. ${closedRemedy}`,
  parse: (words) => toTime(words, /^(?:[01]\d|2[0-3]):[0-5]\d$/),
};

export const closingCell: CellKind<string> = {
  expected: 'a time of the day, such as 18:00',
  remedy: `Write a time of the day, such as 18:00. ${closedRemedy}`,
  parse: (words) => toTime(words, /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/),
};

const weekDays = [
  ...(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const),
  ...(['saturday', 'sunday'] as const),
];

type WeekDay = (typeof weekDays)[number];

/** Without what tables write differently each time: case, and the full stop of a short form. */
const toKey = (name: string): string => name.trim().replace(/\.$/, '').toLowerCase();

/** Days by the names that they have in the language of the site, long and short, and by those in English. */
class DayNames {
  readonly #places: ReadonlyMap<string, number>;

  constructor(names: readonly WeekDayNames[]) {
    const all = [...names, Object.fromEntries(weekDays.map((day) => [day, day]))];
    this.#places = new Map(
      all.flatMap((named) =>
        weekDays.map((day, place) => [toKey(named[day] ?? day), place] as const),
      ),
    );
  }

  /** "monday", "monday, friday", "monday - friday". */
  parse(words: string): WeekDay[] | undefined {
    const parts = words
      .split(/[,;&]/)
      .map((part) => part.split(/[-–]/).map((name) => this.#places.get(toKey(name)) ?? -1));
    const days = parts.flatMap(([first = -1, last = first]) =>
      first < 0 || last < first ? [undefined] : weekDays.slice(first, last + 1),
    );
    const known = days.filter((day) => day !== undefined);
    return known.length < days.length ? undefined : known;
  }
}

export function toDaysCell(names: readonly WeekDayNames[]): CellKind<WeekDay[]> {
  const [{ monday = 'monday', friday = 'friday' } = {}] = names;
  const known = new DayNames(names);
  return {
    expected: `a day of the week, such as "${monday}", or some, as in "${monday} - ${friday}"`,
    parse: (words) => known.parse(words),
  };
}
