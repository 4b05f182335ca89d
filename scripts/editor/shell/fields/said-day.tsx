// A day in words: each browser writes it in figures in an order of its own.

const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

/** `written`: a day, as "2026-12-01", or a minute of it; undefined for anything else. */
function sayDay(written: string): string | undefined {
  const [day = '', minute] = written.split('T');
  const time = Date.parse(`${day}T00:00Z`);
  if (Number.isNaN(time)) return undefined;
  return long.format(time) + (minute === undefined ? '' : `, ${minute}`);
}

/** Since when something counts. */
export const sayFrom = (date: unknown): string =>
  `from ${(typeof date === 'string' ? sayDay(date) : undefined) ?? 'its day'} on`;

export function SaidDay({ day }: { readonly day: string }) {
  const said = sayDay(day);
  return said === undefined ? null : <p className="hint">{said}</p>;
}
