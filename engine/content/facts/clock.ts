// What clocks of a time zone show, as manifests write it (a day, or a minute) → instants, in milliseconds.

const minute = 60_000;
const day = 24 * 60 * minute;

/** No clock is further ahead of UTC, or behind it. */
const widest = 15 * 60 * minute;

const toUtc = (written: string): number =>
  Date.parse(`${written.length > 10 ? written : `${written}T00:00`}:00Z`);

/** The day after another one. */
const toNextDay = (written: string): string =>
  new Date(Date.parse(`${written}T00:00Z`) + day).toISOString().slice(0, 10);

export class Clock {
  readonly #timeZone: string;
  readonly #asked = new Map<number, number>();
  #format: Intl.DateTimeFormat | undefined;

  /** An IANA name. */
  constructor(timeZone: string) {
    this.#timeZone = timeZone;
  }

  /** How far clocks are ahead of UTC at an instant. They change once a day at most, and hardly ever: mostly its ends say it. */
  #findOffset(instant: number): number {
    const start = Math.floor(instant / day) * day;
    const [before, after] = [this.#askOnce(start), this.#askOnce(start + day)];
    return before === after ? before : this.#ask(instant);
  }

  #askOnce(instant: number): number {
    const known = this.#asked.get(instant) ?? this.#ask(instant);
    this.#asked.set(instant, known);
    return known;
  }

  /** The zone takes long to ask: the first one 12 ms, for what all of them need. */
  #ask(instant: number): number {
    if (this.#timeZone === 'UTC') return 0;
    this.#format ??= new Intl.DateTimeFormat('en', {
      ...{ timeZone: this.#timeZone, hourCycle: 'h23' },
      ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
    });
    const parts = new Map(
      this.#format.formatToParts(instant).map(({ type, value }) => [type, +value]),
    );
    const get = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
    const shown = Date.UTC(get('year'), get('month') - 1, get('day'), get('hour'), get('minute'));
    return shown - Math.floor(instant / minute) * minute;
  }

  /** When a day begins, or a minute. */
  toInstant(written: string): number {
    const shown = toUtc(written);
    // The offset of the guess may be that of the other side of a change of the clocks.
    const guess = shown - this.#findOffset(shown);
    return shown - this.#findOffset(guess);
  }

  /** The day that they show at an instant, as 2026-03-29. */
  toDay(instant: number): string {
    return new Date(instant + this.#findOffset(instant)).toISOString().slice(0, 10);
  }

  /** When a day is over, or when a minute begins. */
  toEnd(written: string): number {
    return this.toInstant(written.length > 10 ? written : toNextDay(written));
  }

  /** RFC 3339, with how far clocks are ahead of UTC then. */
  toStamp(written: string): string {
    const instant = this.toInstant(written);
    const offset = this.#findOffset(instant);
    const shown = new Date(instant + offset).toISOString().slice(0, 19);
    if (offset === 0) return `${shown}Z`;
    const minutes = Math.abs(offset) / minute;
    const toTwo = (number: number): string => String(number).padStart(2, '0');
    const ahead = `${toTwo(Math.floor(minutes / 60))}:${toTwo(minutes % 60)}`;
    return `${shown}${offset < 0 ? '-' : '+'}${ahead}`;
  }

  /** How often clocks show a minute: never where they are put forward, twice where they are put back. */
  countShown(written: string): number {
    const shown = toUtc(written);
    const offsets = [-widest, widest].map((far) => this.#findOffset(shown + far));
    return [...new Set(offsets)].filter((offset) => this.#findOffset(shown - offset) === offset)
      .length;
  }

  /** The same as whether `toInstant` is at or before an instant, and mostly without asking the zone. */
  hasBegun(written: string, instant: number): boolean {
    const far = toUtc(written) - instant;
    return Math.abs(far) > widest ? far < 0 : this.toInstant(written) <= instant;
  }

  hasEnded(written: string, instant: number): boolean {
    return this.hasBegun(written.length > 10 ? written : toNextDay(written), instant);
  }
}

/** The year that clocks show: mostly that of UTC, without asking the zone. A zone that nobody knows counts as UTC. */
export function findYear(now: Date, timeZone = 'UTC'): number {
  const instant = now.getTime();
  const [first, last] = [-widest, widest].map((far) => new Date(instant + far).getUTCFullYear());
  if (first === last && first !== undefined) return first;
  try {
    const clock = new Clock(timeZone);
    const year = now.getUTCFullYear() + 1;
    return [year, year - 1].find((one) => clock.hasBegun(`${one}-01-01`, instant)) ?? year - 2;
  } catch {
    return now.getUTCFullYear();
  }
}
