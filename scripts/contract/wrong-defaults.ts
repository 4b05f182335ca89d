// A schema of a site's own → the defaults in it that are none of the values that may be chosen: each page would have them.
import { toPointer } from '../../engine/content/shape/shape';
import { isRecord, type Json } from '../../engine/model/json';
import { resolveReference, type Schemas } from './read-schemas';
import type { RefusedKeyword } from './refused-keywords';

/** `name` is that of the schema, which its references begin at. */
export function findWrongDefaults(
  { properties }: Json,
  name: string,
  schemas: Schemas,
): RefusedKeyword[] {
  return Object.entries(isRecord(properties) ? properties : {}).flatMap(([member, own]) => {
    if (!isRecord(own) || own.default === undefined) return [];
    const { $ref } = own;
    const meant =
      typeof $ref === 'string' ? schemas.get(resolveReference($ref, name)) : (own as Json);
    const allowed = meant?.enum;
    if (!Array.isArray(allowed) || allowed.includes(own.default)) return [];
    return [
      {
        pointer: toPointer(toPointer('/properties', member), 'default'),
        reason: `the default of "${member}" is ${JSON.stringify(own.default)}, which it cannot be`,
        remedy: `Use one of: ${allowed.map((one) => JSON.stringify(one)).join(', ')}.`,
      },
    ];
  });
}
