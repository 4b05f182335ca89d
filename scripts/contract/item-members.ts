// The schema of a site's own kind → what it says that every item has already, and what it names that is not there.
import { toPointer } from '../../engine/content/shape/shape';
import { findNearest } from '../../engine/manifest/shape/nearest';
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

const nameOne = 'Name one of its "properties", or one that every item has.';

/** What orders lists by day cannot be any text. */
function findNoDate(member: string, schema: unknown): RefusedKeyword[] {
  if (!isRecord(schema) || !('type' in schema) || 'pattern' in schema) return [];
  return [
    {
      pointer: '/item/date',
      reason: `"item" says that "${member}" is its date, and any ${schema.type === 'string' ? 'text' : String(schema.type)} may stand there`,
      remedy: `Let "${member}" be a date: "$ref": "../day-or-minute.schema.json" in place of its "type".`,
    },
  ];
}

/** What search engines are told of members that are not there, they are not told. */
function findLostFacts(jsonLd: unknown, known: Json): RefusedKeyword[] {
  const members = isRecord(jsonLd) && isRecord(jsonLd.members) ? jsonLd.members : {};
  return Object.entries(members).flatMap(([property, member]): RefusedKeyword[] => {
    if (typeof member !== 'string' || isRecord(known[member])) return [];
    const near = findNearest(member, Object.keys(known));
    return [
      {
        pointer: toPointer('/item/jsonLd/members', property),
        reason: `"jsonLd" says that "${property}" is "${member}", and that member is missing`,
        remedy: near === undefined ? nameOne : `Did you mean "${near}"?`,
      },
    ];
  });
}

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
        remedy: nameOne,
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
  const date = typeof item.date === 'string' ? item.date : 'date';
  const facts = findLostFacts(item.jsonLd, { ...common, ...own });
  return [...lost, ...findNoDate(date, own[date]), ...facts, ...taken];
}
