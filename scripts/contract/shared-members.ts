// The schema of a site's own block → the members in it that mean one thing on every block, where it says something else.
import { toPointer } from '../../engine/content/shape/shape';
import { isRecord, type Json } from '../../engine/model/json';
import { resolveReference, type Schemas } from './read-schemas';
import type { RefusedKeyword } from './refused-keywords';

/** What it says in the end, where it refers to concepts. */
function follow(schema: unknown, from: string, schemas: Schemas): unknown {
  if (!isRecord(schema) || typeof schema.$ref !== 'string') return schema;
  const name = resolveReference(schema.$ref, from);
  return follow(schemas.get(name), name, schemas);
}

/** A plain text, whichever of some it has to be: no reference to a page, and nothing that is parsed. */
const isText = (schema: unknown): schema is Json =>
  isRecord(schema) && schema.type === 'string' && schema.refersTo === undefined;

/** Whether every value that one allows is allowed by the other. */
const isWithin = (one: unknown, other: unknown): boolean =>
  isText(one) &&
  isText(other) &&
  (!Array.isArray(other.enum) ||
    (Array.isArray(one.enum) &&
      one.enum.every((value) => (other.enum as unknown[]).includes(value))));

/** Of blocks that have them; other blocks have none. */
const texts: readonly string[] = ['id', 'heading', 'layout'];

const membersOf = (schema: unknown): Json =>
  isRecord(schema) && isRecord(schema.properties) ? schema.properties : {};

/** `name` is that of the schema. In the order of the text. */
export function findSharedMembers(schema: Json, name: string, schemas: Schemas): RefusedKeyword[] {
  const common = membersOf(schemas.get('block-members'));
  return Object.entries(membersOf(schema)).flatMap(([member, own]): RefusedKeyword[] => {
    const pointer = toPointer('/properties', member);
    const said = follow(own, name, schemas);
    // It refers to a file that is not there, which the compiler of schemas says.
    if (said === undefined) return [];
    if (texts.includes(member))
      return isText(said)
        ? []
        : [
            {
              pointer,
              reason: `"${member}" means the same on every block, and is a text`,
              remedy: 'Make it "type": "string". What is something else needs another name.',
            },
          ];
    if (!Object.hasOwn(common, member) || own === false) return [];
    return isWithin(said, follow(common[member], name, schemas))
      ? []
      : [
          {
            pointer,
            reason: `every block has "${member}", and it means the same on all of them`,
            remedy:
              'Leave it out: yours has it as well. What is something else needs another name.',
          },
        ];
  });
}
