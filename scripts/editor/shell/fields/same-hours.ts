// Opening hours that a site has written in several places → those that say the same.
import { isRecord } from '../../../../engine/model/json';
import { toWeekKey, type WeekPlace } from './week';

const isWeek = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.some((one) => isRecord(one) && Array.isArray(one.days) && Array.isArray(one.times));

type Found = Omit<WeekPlace, 'file'>;

/** Where the regular days of opening hours stand in a value. */
function listWeeks(value: unknown, path: Found['path']): Found[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const at = [...path, Array.isArray(value) ? Number(name) : name];
    return name === 'regular' && isWeek(member)
      ? [{ path: at, regular: member }]
      : listWeeks(member, at);
  });
}

/** `days`: all of a week. */
export function findSameHours(
  manifest: unknown,
  regular: unknown,
  days: readonly string[],
): Found[] {
  const key = toWeekKey(regular, days);
  return listWeeks(manifest, []).filter((one) => toWeekKey(one.regular, days) === key);
}
