// A day in words: each browser writes it in figures in an order of its own.

const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

/** `day`: as "2026-12-01"; nothing is said of anything else. */
export function SaidDay({ day }: { readonly day: string }) {
  const time = Date.parse(`${day}T00:00Z`);
  return Number.isNaN(time) ? null : <p className="hint">{long.format(time)}</p>;
}
