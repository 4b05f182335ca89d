// Members that other tools have and a manifest has not → what there is instead.

import { absentMembers, type Place } from './absent-table';
import { kinds } from './synonyms';

/** The titles of what leads somewhere. */
const links: readonly string[] = [
  ...['Link', 'Redirect', 'Card', 'Menu', 'Menu item', 'Primary action'],
];

const groups: Readonly<Partial<Record<Place, readonly string[]>>> = { Item: kinds, Link: links };

/** What to say of a member that a schema with this title lacks; undefined where nothing better is known than its fields. */
export const findInstead = (
  field: string,
  title: string | undefined,
  said?: unknown,
): string | undefined =>
  absentMembers.find(
    ({ names, places, not, value }) =>
      names.test(field) &&
      (value === undefined || value.test(String(said))) &&
      !not?.includes(title ?? '') &&
      places.some(
        (place) =>
          place === 'any' ||
          place === title ||
          (title !== undefined && groups[place]?.includes(title)),
      ),
  )?.instead;
