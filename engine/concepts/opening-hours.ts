// Opening hours of the manifest → rows of days and times, in the words of the language of the site.
import { makeClock, makeNumber, nameDates } from '../content/facts/name-dates';
import { nameClock } from '../content/facts/name-moments';
import { toLocale } from '../content/text/locale';
import { substitute } from '../content/text/substitute';
import { plain, said } from '../content/text/words';
import type { BlockSettings, DateWords, OpeningHours } from '../generated/manifest';
import type { Resolve } from '../model/resolver';

/** A time of the day at which a place is open. */
export interface OpenTime {
  /** `08:00`. */
  readonly opens: string;
  /** `18:00`; at most `24:00`. */
  readonly closes: string;
  /** As readers see it. */
  readonly text: string;
  /** What is said meanwhile. */
  readonly open: string;
}

/** Days in a row with the same times. */
export interface RegularDays {
  readonly text: string;
  /** As `Date` counts them: 0 is Sunday. */
  readonly days: readonly number[];
  readonly times: readonly OpenTime[];
}

export interface SpecialDays {
  readonly text: string;
  readonly label?: string;
  /** The first and the last day: `2027-12-24`. */
  readonly from: string;
  readonly until: string;
  readonly times: readonly OpenTime[];
}

export interface OpeningHoursView {
  readonly timeZone: string;
  readonly title: string;
  /** All days of the week. */
  readonly regular: readonly RegularDays[];
  /** The words above special days. */
  readonly specialTitle: string;
  readonly special: readonly SpecialDays[];
  /** In place of times. */
  readonly closed: string;
  readonly closedNow: string;
}

interface HoursContext {
  readonly language: string;
  readonly dates: DateWords;
  readonly labels: BlockSettings['hours']['labels'];
}

type Times = OpeningHours['special'][number]['times'];

/** In the order of a week that begins on Monday, with their numbers as `Date` has them. */
const weekdays = {
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
  sunday: 0,
} as const;

type Weekday = keyof typeof weekdays;
const allDays = Object.keys(weekdays) as readonly Weekday[];

function toOpenTimes(times: Times, { language, labels }: HoursContext): readonly OpenTime[] {
  const words = { language, number: makeNumber(language), clock: makeClock(language) };
  const toClock = (time: string): string => nameClock(time, words);
  return [...times]
    .sort((one, other) => one.opens.localeCompare(other.opens))
    .map((time) => ({
      opens: time.opens,
      closes: time.closes,
      text: said(`${toClock(time.opens)} – ${toClock(time.closes)}`, time),
      open: substitute(labels.openUntil, { time: said(toClock(time.closes), time) }),
    }));
}

interface DayTimes {
  readonly times: Times;
  /** What names the day; where nothing does, the whole. */
  readonly of: object;
}

/** The times of each day: a day may stand in more than one entry. */
function collectTimes(hours: OpeningHours): ReadonlyMap<Weekday, DayTimes> {
  const found = new Map<Weekday, DayTimes>(allDays.map((day) => [day, { times: [], of: hours }]));
  for (const entry of hours.regular)
    for (const day of entry.days) {
      const times = [...(found.get(day)?.times ?? []), ...entry.times];
      found.set(day, { times, of: entry });
    }
  return found;
}

function nameDays(days: readonly Weekday[], { dates }: HoursContext): string {
  const names = days.map((day) => dates.weekdays[day]);
  const [first = '', ...others] = names;
  const last = others.at(-1);
  if (last === undefined) return plain(first);
  const both = names.length === 2 ? dates.twoWeekdays : dates.moreWeekdays;
  return plain(substitute(both, { first, last }));
}

/** Neighbours with the same times share a row. */
function groupDays(hours: OpeningHours, context: HoursContext): readonly RegularDays[] {
  const groups: { days: Weekday[]; times: readonly OpenTime[]; of: object }[] = [];
  for (const [day, given] of collectTimes(hours)) {
    const times = toOpenTimes(given.times, context);
    const last = groups.at(-1);
    if (last && plain(JSON.stringify(last.times)) === plain(JSON.stringify(times)))
      last.days.push(day);
    else groups.push({ days: [day], times, of: given.of });
  }
  return groups.map(({ days, times, of }) => ({
    text: said(nameDays(days, context), of),
    days: days.map((day) => weekdays[day]),
    times,
  }));
}

function toSpecial(days: OpeningHours['special'][number], context: HoursContext): SpecialDays {
  const { from, until = from, label, times } = days;
  return {
    text: said(nameDates([from, until], context), days),
    ...(label !== undefined && { label }),
    from,
    until,
    times: toOpenTimes(times, context),
  };
}

export const resolveOpeningHours: Resolve<'opening-hours', OpeningHoursView> = (
  hours,
  { manifest },
) => {
  const { labels } = manifest.blockSettings.hours;
  const { language, timeZone } = manifest.site;
  const { dates } = manifest.labels;
  const context = { labels, dates, language: toLocale(language) };
  return {
    // A valid site with opening hours has one.
    timeZone: timeZone ?? 'UTC',
    title: labels.title,
    regular: groupDays(hours, context),
    specialTitle: labels.special,
    // As a calendar has them, in whatever order they were added.
    special: hours.special
      .toSorted((one, other) => one.from.localeCompare(other.from))
      .map((days) => toSpecial(days, context)),
    closed: labels.closed,
    closedNow: labels.closedNow,
  };
};
