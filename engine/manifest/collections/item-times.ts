// The days and minutes of an item + the instant of the build → whether it is to come, has expired, or is over.
import { Clock } from '../../content/facts/clock';
import type { Manifest } from '../../generated/manifest';
import { isRecord } from '../../model/json';
import type { Kind } from '../../model/kinds';
import type { Zone } from './check-dates';
import type { ItemTimes } from './item-page';
import type { ReadItem } from './item-reader';

/** The clocks of a site; those of UTC where it has no time zone that anybody knows. */
export function toZone(manifest: Manifest): Zone {
  const written: unknown = isRecord(manifest.site) ? manifest.site.timeZone : undefined;
  try {
    const clock = new Clock(typeof written === 'string' ? written : 'UTC');
    clock.toInstant('2027-01-06');
    return { timeZone: typeof written === 'string' ? written : undefined, clock };
  } catch {
    return { timeZone: undefined, clock: new Clock('UTC') };
  }
}

interface Instant {
  /** Of the build; without it, nothing is to come, and nothing is over. */
  readonly now: Date | undefined;
  readonly clock: Clock;
}

export function findTimes(
  { value = {} }: ReadItem,
  { names }: Kind,
  { now, clock }: Instant,
): ItemTimes {
  const is = (name: string, test: 'hasBegun' | 'hasEnded'): boolean | undefined => {
    const text = value[name];
    return now === undefined || typeof text !== 'string'
      ? undefined
      : clock[test](text, now.getTime());
  };
  return {
    isFuture: is('date', 'hasBegun') === false,
    isExpired: is('expires', 'hasEnded') === true,
    isPast: is('ends' in value ? 'ends' : names.date, 'hasEnded') === true,
  };
}
