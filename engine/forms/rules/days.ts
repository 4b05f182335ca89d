// Days and times as forms write them.

const pad = (part: number, length = 2): string => String(part).padStart(length, '0');

/** A limit, "2027-01-31" or "today+14" → a day of the visitor's calendar. */
export function toDay(limit: string): string {
  if (!limit.startsWith('today')) return limit;
  const day = new Date();
  day.setDate(day.getDate() + Number(limit.slice('today'.length)));
  return [pad(day.getFullYear(), 4), pad(day.getMonth() + 1), pad(day.getDate())].join('-');
}

/** A day or a time as readers of a language write it. */
export function toReadable(value: string, language: string): string {
  const isDay = value.includes('-');
  const style = isDay ? ({ dateStyle: 'long' } as const) : ({ timeStyle: 'short' } as const);
  const instant = new Date(isDay ? `${value}T00:00Z` : `1970-01-01T${value}Z`);
  return new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' }).format(instant);
}
