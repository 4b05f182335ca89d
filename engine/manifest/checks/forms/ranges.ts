// The limits of a field: days that exist, and a range in which something fits.

import { toPointer } from '../../../content/shape/shape';
import type { FieldConfig } from '../../../generated/manifest';
import type { ParamsOf } from '../../catalogue';
import type { RawFinding } from '../../raw-finding';
import type { SiteOutline } from '../context/check-context';
import type { FieldPlace } from './field-place';

const dayMilliseconds = 86_400_000;

/** How far clocks are behind UTC where a day lasts longest. */
const farthestBehind = dayMilliseconds / 2;

/** A day or a limit relative to today → a number of days; undefined for a day that no month has. */
function toDays(limit: string): number | undefined {
  if (limit.startsWith('today')) return Number(limit.slice('today'.length));
  const time = Date.parse(`${limit}T00:00Z`);
  // "2027-02-30" is read as a day of March.
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(limit);
  return exists ? time / dayMilliseconds : undefined;
}

const isRelative = (limit: string): boolean => limit.startsWith('today');

function checkDays(field: FieldConfig, { file, pointer }: FieldPlace): RawFinding[] {
  if (field.type !== 'date') return [];
  return (['min', 'max'] as const).flatMap((name): RawFinding[] => {
    const value = field[name];
    if (value === undefined || toDays(value) !== undefined) return [];
    return [{ code: 'unknown-day', file, pointer: `${pointer}/${name}`, params: { value } }];
  });
}

/** Whether nothing fits between two limits of one kind. */
function isEmpty(field: FieldConfig, min: string | number, max: string | number): boolean {
  if (field.type !== 'date') return min > max;
  const [first, last] = [String(min), String(max)];
  if (isRelative(first) !== isRelative(last)) return false;
  return (toDays(first) ?? 0) > (toDays(last) ?? Number.POSITIVE_INFINITY);
}

/** More boxes than there are cannot be checked. */
function checkCount(field: FieldConfig, { file, pointer }: FieldPlace): RawFinding[] {
  if (field.type !== 'checkboxes') return [];
  const { min = 0, options } = field;
  if (min <= options.length) return [];
  const max = options.length;
  const there = max === 1 ? 'the one option there is' : `the ${max} options there are`;
  const params: ParamsOf<'empty-range'> = { min, max, options: there };
  const related = [{ file, pointer: `${pointer}/options`, message: 'These are all options.' }];
  return [{ code: 'empty-range', file, pointer: `${pointer}/min`, params, related }];
}

function checkRange(field: FieldConfig, { file, pointer }: FieldPlace): RawFinding[] {
  if (!('min' in field && 'max' in field)) return [];
  const { min, max } = field;
  if (min === undefined || max === undefined || !isEmpty(field, min, max)) return [];
  const related = [{ file, pointer: `${pointer}/max`, message: 'The maximum is set here.' }];
  return [{ code: 'empty-range', file, pointer: `${pointer}/min`, params: { min, max }, related }];
}

export const checkRanges = (field: FieldConfig, at: FieldPlace): RawFinding[] => [
  ...checkDays(field, at),
  ...checkRange(field, at),
  ...checkCount(field, at),
];

/** From a day that moves with the calendar to one that stays, nothing fits once that one is past. */
function checkLastDay(
  field: FieldConfig,
  { file, pointer }: FieldPlace,
  today: number,
): RawFinding[] {
  if (field.type !== 'date' || field.min === undefined || field.max === undefined) return [];
  const { min, max } = field;
  const [first, last] = [toDays(min), toDays(max)];
  if (!isRelative(min) || isRelative(max) || first === undefined || last === undefined) return [];
  if (last >= today + first) return [];
  const related = [{ file, pointer: `${pointer}/min`, message: 'The first day is set here.' }];
  return [{ code: 'past-range', file, pointer: `${pointer}/max`, params: { min, max }, related }];
}

export function checkLastDays({ file, settings, now }: SiteOutline<'forms'>): RawFinding[] {
  if (now === undefined) return [];
  const today = Math.floor((now.getTime() - farthestBehind) / dayMilliseconds);
  return Object.entries(settings.forms).flatMap(([id, { fields }]) =>
    fields.flatMap((field, index) =>
      checkLastDay(field, { file, pointer: `${toPointer('/forms', id)}/fields/${index}` }, today),
    ),
  );
}
