// A day that no calendar has → the last one of its month.

/** Nothing for what is not a day at all. */
export function* lastDayOfMonth(day: string): Iterable<string> {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])-\d\d$/.exec(day) ?? [];
  if (year === undefined || month === undefined) return;
  yield new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10);
}
