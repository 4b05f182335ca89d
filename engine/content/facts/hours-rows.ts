// Rows of a data file → opening hours: times by days of the week, and by special days.
import type { OpeningHours } from '../../generated/manifest';
import type { DataRows, ReadColumns, Row } from '../../model/rows';
import { closingCell, dayCell, openingCell, toDaysCell } from './cell-kinds';

export const hoursColumns: ReadColumns = {
  needed: [],
  others: ['day', 'opens', 'closes', 'from', 'until', 'label'],
};

type Regular = OpeningHours['regular'][number];
type Special = OpeningHours['special'][number];
type Times = Regular['times'];

/** None on a day on which it is closed. */
function readTimes(row: Row, of: DataRows['of']): Times {
  const [opens, closes] = [row.read('opens', openingCell), row.read('closes', closingCell)];
  if (opens !== undefined) row.need('closes');
  if (closes !== undefined) row.need('opens');
  return opens === undefined || closes === undefined ? [] : [of({ opens, closes }, row)];
}

/** Days with the same times stand together. */
function joinDays(byDay: ReadonlyMap<Regular['days'][number], Times>): Regular[] {
  const joined = new Map<string, { days: Regular['days']; times: Times }>();
  for (const [day, times] of byDay) {
    const key = times.map(({ opens, closes }) => opens + closes).join();
    const known = joined.get(key) ?? { days: [] as unknown as Regular['days'], times };
    known.days.push(day);
    joined.set(key, known);
  }
  return [...joined.values()];
}

function readSpecial(row: Row): Omit<Special, 'times'> | undefined {
  const from = row.read('from', dayCell);
  if (from === undefined) return undefined;
  const [until, label] = [row.read('until', dayCell), row.text('label')];
  return { from, ...(until !== undefined && { until }), ...(label !== undefined && { label }) };
}

export function toHours({ rows, of, weekDays }: DataRows): OpeningHours {
  const daysCell = toDaysCell(weekDays);
  const byDay = new Map<Regular['days'][number], Times>();
  const special = new Map<string, Special>();
  for (const row of rows) {
    const times = readTimes(row, of);
    if (row.text('from') === undefined) {
      row.need('day');
      for (const day of row.read('day', daysCell) ?? [])
        byDay.set(day, [...(byDay.get(day) ?? []), ...times]);
      continue;
    }
    const days = readSpecial(row);
    if (days === undefined) continue;
    const key = JSON.stringify(days);
    const known = special.get(key) ?? of({ ...days, times: [] }, row);
    known.times.push(...times);
    special.set(key, known);
  }
  return { regular: joinDays(byDay), special: [...special.values()] };
}
