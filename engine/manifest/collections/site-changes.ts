// A valid site + the instant of the build → when the clock alone changes something.
import { Clock, findYear } from '../../content/facts/clock';
import { toNoticeTimes } from '../../content/facts/notice-times';
import type { Manifest } from '../../generated/manifest';
import type { Kinds } from '../../model/kinds';
import type { ItemSource } from '../staged-items';

interface Timed {
  readonly manifest: Manifest;
  readonly sources: readonly ItemSource[];
  readonly kinds: Kinds;
}

interface Coming {
  readonly clock: Clock;
  readonly kinds: Kinds;
  /** In milliseconds. */
  readonly now: number;
}

const textOf = (value: object, name: string): string | undefined => {
  const text = (value as Readonly<Record<string, unknown>>)[name];
  return typeof text === 'string' ? text : undefined;
};

/** When an item appears, expires, and is over, as far as that is to come. */
function listComing({ kind, value }: ItemSource, { clock, kinds, now }: Coming): number[] {
  const { date: name = 'date' } = kinds[kind]?.names ?? {};
  const [date, expires] = [textOf(value, 'date'), textOf(value, 'expires')];
  const last = name === 'date' ? undefined : (textOf(value, 'ends') ?? textOf(value, name));
  return [
    ...(date === undefined || clock.hasBegun(date, now) ? [] : [clock.toInstant(date)]),
    ...[expires, last].flatMap((written) =>
      written === undefined || clock.hasEnded(written, now) ? [] : [clock.toEnd(written)],
    ),
  ];
}

/** What a later build finds or gives otherwise, although nobody changed anything. Looked up when it is asked for. */
export class SiteChanges {
  readonly #timed: Timed;
  readonly #now: Date;

  constructor(timed: Timed, now: Date) {
    this.#timed = timed;
    this.#now = now;
  }

  /** When a build would next give something else, in milliseconds. */
  findNext(): number {
    const { manifest, sources, kinds } = this.#timed;
    const { notice, timeZone = 'UTC' } = manifest.site;
    const clock = new Clock(timeZone);
    const times = notice && toNoticeTimes(notice, timeZone);
    const now = this.#now.getTime();
    // At the foot of all pages.
    const nextYear = clock.toInstant(`${findYear(this.#now, timeZone) + 1}-01-01`);
    const instants = [
      ...sources.flatMap((source) => listComing(source, { clock, kinds, now })),
      ...(times ? [times.from, times.until] : []),
    ];
    const coming = instants.filter((instant) => instant > now && Number.isFinite(instant));
    return coming.reduce((one, other) => Math.min(one, other), nextYear);
  }

  /**
   * Until when neither a build nor what is found changes, in milliseconds. Days are those of the site, and of UTC where nobody
   * says of which place.
   */
  findSameUntil(): number {
    const { timeZone = 'UTC' } = this.#timed.manifest.site;
    const clocks = ['UTC', timeZone].map((zone) => new Clock(zone));
    const ends = clocks.map((clock) => clock.toEnd(clock.toDay(this.#now.getTime())));
    return Math.min(...ends, this.findNext());
  }
}
