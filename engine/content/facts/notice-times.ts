// The days or minutes that a notice is written for, in a time zone → the instants between which it is shown.
import { Clock } from './clock';

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
  const clock = new Clock(timeZone);
  return {
    from: from === undefined ? -Infinity : clock.toInstant(from),
    until: until === undefined ? Infinity : clock.toEnd(until),
  };
}
