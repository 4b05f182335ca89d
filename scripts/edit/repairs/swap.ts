// Two limits in the wrong order → each in place of the other.
import type { SourceRange } from '../../../engine/model/finding';
import type { JsonValue } from '../../../engine/model/json';
import { findAround, membersOf } from './places';
import type { Repair, RepairSite } from './repair';

/** The two are members of the object around the place. */
export function* swap(
  site: RepairSite,
  place: SourceRange,
  [one, other]: readonly [string, string],
): Iterable<Repair> {
  const around = findAround(site, place);
  const { [one]: first, [other]: second } = membersOf(around);
  if (around === undefined || first === undefined || second === undefined) return;
  const write = (name: string, value: unknown) =>
    ({
      op: 'set',
      file: around.file,
      path: [...around.path, name],
      value: value as JsonValue,
    }) as const;
  yield {
    title: `Swap "${one}" and "${other}".`,
    operations: [write(one, second), write(other, first)],
  };
}
