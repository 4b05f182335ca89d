// A day in words: each browser writes it in figures in an order of its own.

const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

/** `written`: a day, as "2026-12-01", or a minute of it; undefined for anything else. */
function sayDay(written: string): string | undefined {
  const [day = '', minute] = written.split('T');
  const time = Date.parse(`${day}T00:00Z`);
  if (Number.isNaN(time)) return undefined;
  return long.format(time) + (minute === undefined ? '' : `, ${minute}`);
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-GB', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day or minute in a list: the day in the year that it is, the month in any other. */
export function sayBriefly(written: string, year: string): string {
  const time = Date.parse(`${written.slice(0, 10)}T00:00Z`);
  if (Number.isNaN(time)) return written;
  return (written.startsWith(year) ? day : month).format(time);
}

/** "14:05", with the day where that is not today; by the clock here. */
export function sayTime(time: number, now: number): string {
  const [at, today] = [new Date(time), new Date(now)];
  const clock = at.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
  if (at.toDateString() === today.toDateString()) return clock;
  return `${at.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })}, ${clock}`;
}

/** Since when something counts. */
export const sayFrom = (date: unknown): string =>
  `from ${(typeof date === 'string' ? sayDay(date) : undefined) ?? 'its day'} on`;

export function SaidDay({ day }: { readonly day: string }) {
  const said = sayDay(day);
  return said === undefined ? null : <p className="hint">{said}</p>;
}
