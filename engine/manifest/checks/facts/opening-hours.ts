// Opening hours that a clock and a calendar can follow.

import { isDay } from '../../../content/facts/is-day';
import { toPointer } from '../../../content/shape/shape';
import type { OpeningHours } from '../../../generated/manifest';
import type { ParamsOf } from '../../catalogue';
import type { Cause, RawFinding } from '../../raw-finding';
import { findNearest } from '../../shape/nearest';
import type { PagePart, SiteOutline } from '../context/check-context';
import { findOfKind, type Mention } from '../context/file-part';

type Special = OpeningHours['special'][number];
type Time = Special['times'][number];

/** A time, or some days, with its place. */
interface Span {
  readonly start: string;
  readonly end: string;
  readonly pointer: string;
}

/** The first of some spans that begins before another is over, and that other. */
function findOverlap(spans: readonly Span[]): readonly [Span, Span] | undefined {
  const sorted = [...spans].sort((one, other) => one.start.localeCompare(other.start));
  for (const [index, span] of sorted.entries()) {
    const before = sorted[index - 1];
    if (before && span.start < before.end) return [before, span];
  }
  return undefined;
}

class HoursCheck {
  readonly found: RawFinding[] = [];
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  run({ regular, special }: OpeningHours, pointer: string): void {
    const days = new Map<string, Span[]>();
    for (const [index, entry] of regular.entries()) {
      const spans = this.#toSpans(entry.times, `${pointer}/regular/${index}/times`);
      for (const day of entry.days) days.set(day, [...(days.get(day) ?? []), ...spans]);
    }
    const twice = [...days].find(([, spans]) => findOverlap(spans));
    if (twice) this.#overlap('Two times', twice[1], twice[0]);
    this.#checkSpecial(special, `${pointer}/special`);
  }

  #checkSpecial(special: readonly Special[], pointer: string): void {
    const spans = special.map(({ from, until: last }, index): Span => {
      const at = `${pointer}/${index}`;
      const until = last ?? from;
      if (!isDay(from))
        this.#report(`${at}/from`, { code: 'impossible-day', params: { day: from } });
      if (last && !isDay(last))
        this.#report(`${at}/until`, { code: 'impossible-day', params: { day: last } });
      if (until < from) {
        const remedy = 'Swap the two, or correct one of them.';
        const params: ParamsOf<'hours-reversed'> = { start: from, end: until, remedy };
        this.#report(`${at}/until`, { code: 'hours-reversed', params });
      }
      // The days of a row belong to it, the last one too.
      return { start: from, end: `${until}~`, pointer: `${at}/from` };
    });
    this.#overlap('Two special days', spans);
    for (const [index, { from, times }] of special.entries())
      this.#overlap('Two times', this.#toSpans(times, `${pointer}/${index}/times`), from);
  }

  #toSpans(times: readonly Time[], pointer: string): Span[] {
    return times.map(({ opens, closes }, index) => {
      const at = `${pointer}/${index}`;
      if (closes <= opens)
        this.#report(`${at}/closes`, {
          code: 'hours-reversed',
          params: { start: opens, end: closes },
        });
      return { start: opens, end: closes, pointer: `${at}/opens` };
    });
  }

  #overlap(what: string, spans: readonly Span[], day?: string): void {
    const [before, span] = findOverlap(spans) ?? [];
    if (before === undefined || span === undefined) return;
    const related = [{ file: this.#file, pointer: before.pointer, message: 'The other is here.' }];
    const params: ParamsOf<'hours-overlap'> = { what, day: day ?? span.start };
    this.found.push({
      code: 'hours-overlap',
      file: this.#file,
      pointer: span.pointer,
      params,
      related,
    });
  }

  #report(pointer: string, cause: Cause): void {
    this.found.push({ ...cause, file: this.#file, pointer });
  }
}

function checkZone({ file, settings }: SiteOutline<'site' | 'contacts'>): RawFinding[] {
  const { timeZone: zone } = settings.site;
  if (zone === undefined) return [];
  const known = Intl.supportedValuesOf('timeZone');
  if (known.includes(zone) || isZone(zone)) return [];
  const town = `/${zone.replaceAll(' ', '_')}`.toLowerCase();
  const near = known.find((one) => one.toLowerCase().endsWith(town)) ?? findNearest(zone, known);
  const params: ParamsOf<'unknown-time-zone'> = { zone, near };
  return [{ code: 'unknown-time-zone', file, pointer: '/site/timeZone', params }];
}

/** Whether it is a zone: the list leaves out older names. */
function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

interface HoursBlock {
  readonly pointer: string;
  readonly isComplete: (
    contacts: SiteOutline<'site' | 'contacts'>['settings']['contacts'],
  ) => boolean;
}

/** Blocks of a page that show opening hours: their own, or those of a contact. */
export const findHoursBlocks = ({ id, page, modules }: PagePart): readonly HoursBlock[] =>
  page.blocks.flatMap((block, index): HoursBlock[] => {
    const complete = modules.get(block.type)?.entry?.withContacts;
    if (!complete) return [];
    const pointer = `${toPointer('/pages', id)}/blocks/${index}`;
    return [{ pointer, isComplete: (contacts) => Boolean(complete(block, contacts)) }];
  });

/** Such blocks, where neither they nor a contact has any. */
export const checkHoursBlocks = (
  blocks: readonly HoursBlock[],
  { file, settings }: SiteOutline<'site' | 'contacts'>,
): readonly RawFinding[] =>
  blocks.flatMap(({ pointer, isComplete }): RawFinding[] =>
    isComplete(settings.contacts) ? [] : [{ code: 'missing-hours', file, pointer, params: {} }],
  );

export const findHours = findOfKind('opening-hours');

export function checkOpeningHours(
  hours: readonly Mention[],
  site: SiteOutline<'site' | 'contacts'>,
): readonly RawFinding[] {
  const { settings } = site;
  const found = hours.flatMap((one) => {
    const check = new HoursCheck(one.file);
    check.run(one.value as OpeningHours, one.pointer);
    return check.found;
  });
  const [first] = hours;
  const zone: RawFinding[] =
    first && settings.site.timeZone === undefined
      ? [{ code: 'missing-time-zone', file: first.file, pointer: first.pointer, params: {} }]
      : checkZone(site);
  return [...zone, ...found];
}
