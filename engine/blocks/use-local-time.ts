// What clocks at a place show now. Undefined in the prerender and until the app runs: documents do not know the day.
import { useEffect, useState } from 'react';
import type { LocalTime } from '../content/facts/opening-status';

/** In milliseconds. */
const interval = 10_000;

/** Undefined in a browser that does not know the time zone. */
function readClock(timeZone: string): string | undefined {
  try {
    const format = new Intl.DateTimeFormat('en', {
      ...{ timeZone, hourCycle: 'h23' },
      ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    });
    const parts = Object.fromEntries(
      format.formatToParts(new Date()).map(({ type, value }) => [type, value]),
    );
    return `${parts.year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}`;
  } catch {
    return undefined;
  }
}

/** Follows the clock by the minute. */
export function useLocalTime(timeZone: string): LocalTime | undefined {
  const [clock, setClock] = useState<string>();
  useEffect(() => {
    const update = () => setClock(readClock(timeZone));
    update();
    const timer = setInterval(update, interval);
    return () => clearInterval(timer);
  }, [timeZone]);
  if (clock === undefined) return undefined;
  const [date = '', time = ''] = clock.split(' ');
  return { date, time };
}
