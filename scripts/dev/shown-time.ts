// The time that a server shows a site at: the one that it was told, else that of the clock, which goes on while it runs.
import { findBuildInstant } from '../command/build-instant';

/** In milliseconds. In every zone a day begins with one of these spells. */
const spell = 15 * 60_000;

const toSpell = (time: Date): number => Math.floor(time.getTime() / spell);

export class ShownTime {
  readonly #given: Date | undefined;
  #now: Date;

  constructor(given?: Date) {
    this.#given = given;
    this.#now = findBuildInstant(given);
  }

  get now(): Date {
    return this.#now;
  }

  /** Whether it is another time by now: so a server that runs over midnight shows what appears that day. */
  renew(): boolean {
    const now = findBuildInstant(this.#given);
    if (toSpell(now) === toSpell(this.#now)) return false;
    this.#now = now;
    return true;
  }
}
