// The schema of a site's own kind → what it says that every item has already, and what it names that is not there.
import { toPointer } from '../../engine/content/shape/shape';
import { isRecord, type Json } from '../../engine/model/json';
import type { Schemas } from './read-schemas';
import type { RefusedKeyword } from './refused-keywords';

const membersOf = (schema: unknown): Json =>
  isRecord(schema) && isRecord(schema.properties) ? schema.properties : {};

/** The members that "item" may name, as a sentence calls them. */
const named = {
  title: 'its title',
  summary: 'its summary',
  image: 'its picture',
  date: 'its date',
} as const;

/** In the order of the text. */
export function findItemMembers(schema: Json, schemas: Schemas): RefusedKeyword[] {
  const common = membersOf(schemas.get('item-members'));
  const own = membersOf(schema);
  const item = isRecord(schema.item) ? schema.item : {};
  const lost = Object.entries(named).flatMap(([name, what]): RefusedKeyword[] => {
    const member = item[name];
    if (typeof member !== 'string' || isRecord(own[member]) || isRecord(common[member])) return [];
    return [
      {
        pointer: toPointer('/item', name),
        reason: `"item" says that "${member}" is ${what}, and that member is missing`,
        remedy: 'Name one of its "properties", or one that every item has.',
      },
    ];
  });
  const taken = Object.entries(own).flatMap(([member, said]): RefusedKeyword[] =>
    said !== false && (Object.hasOwn(common, member) || member === 'type')
      ? [
          {
            pointer: toPointer('/properties', member),
            reason:
              member === 'type'
                ? 'what an item is follows from its collection: it has no "type"'
                : `every item has "${member}", and it means the same on all of them`,
            remedy:
              'Leave it out: yours has it as well. What is something else needs another name.',
          },
        ]
      : [],
  );
  return [...lost, ...taken];
}
