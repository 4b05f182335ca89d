// The days or minutes that a notice is written for, in a time zone → the instants between which it is shown.

const minute = 60_000;
const day = 24 * 60 * minute;

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
function findOffset(instant: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric' },
  });
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, +value]));
  const get = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const shown = Date.UTC(get('year'), get('month') - 1, get('day'), get('hour'), get('minute'));
  return shown - Math.floor(instant / minute) * minute;
}

/** The instant at which clocks of a zone show a day (its beginning) or a minute. */
function toInstant(written: string, timeZone: string): number {
  const shown = Date.parse(`${written.length > 10 ? written : `${written}T00:00`}:00Z`);
  // The offset of the guess may be that of the other side of a change of the clocks.
  const guess = shown - findOffset(shown, timeZone);
  return shown - findOffset(guess, timeZone);
}

interface NoticeTimes {
  readonly from: number;
  /** A day counts as a whole. */
  readonly until: number;
}

/** When a notice is shown, as instants. */
export function toNoticeTimes(
  { from, until }: { readonly from?: string; readonly until?: string },
  timeZone: string,
): NoticeTimes {
  const isDay = until?.length === 10;
  const last = until === undefined ? Infinity : toInstant(until, timeZone);
  return {
    from: from === undefined ? -Infinity : toInstant(from, timeZone),
    until: isDay
      ? toInstant(
          new Date(Date.parse(`${until}T00:00Z`) + day).toISOString().slice(0, 10),
          timeZone,
        )
      : last,
  };
}
