// The path of a value → the schema of what may be there.
import { isRecord } from '../../engine/model/json';
import { resolveReference, type Schema, type Schemas } from './read-schemas';

/** A schema, and the file that it stands in. */
export interface Placed {
  readonly schema: Schema;
  readonly name: string;
}

export const isSchema = (value: unknown): value is Schema => isRecord(value);

/** What is next to a reference counts, too. */
export function follow({ schema, name }: Placed, schemas: Schemas): Placed {
  const { $ref: reference, ...beside } = schema;
  if (typeof reference !== 'string') return { schema, name };
  const [file = '', inside] = reference.split('#');
  const target = file === '' ? name : resolveReference(file, name);
  let found: unknown = schemas.get(target);
  for (const key of (inside ?? '').split('/').filter(Boolean))
    found = isSchema(found) ? found[decodeURIComponent(key)] : undefined;
  if (!isSchema(found)) return { schema: beside, name };
  return follow({ schema: { ...found, ...beside }, name: target }, schemas);
}

/** The members of a union; none of anything else. */
export function listOptions({ schema, name }: Placed, schemas: Schemas): readonly Placed[] {
  const { oneOf } = schema;
  if (!Array.isArray(oneOf)) return [];
  return oneOf.filter(isSchema).map((option) => follow({ schema: option, name }, schemas));
}

/** Of a union the member whose type the value has. */
function choose({ schema, name }: Placed, value: unknown, schemas: Schemas): Placed {
  const type = isRecord(value) ? value.type : undefined;
  const options = listOptions({ schema, name }, schemas);
  return options.find((option) => option.name.endsWith(`/${String(type)}`)) ?? { schema, name };
}

function step({ schema }: Placed, key: string | number): Schema | undefined {
  const { properties, additionalProperties, items } = schema;
  if (typeof key === 'number') return isSchema(items) ? items : undefined;
  if (isSchema(properties) && isSchema(properties[key])) return properties[key];
  return isSchema(additionalProperties) ? additionalProperties : undefined;
}

/** Undefined where nothing may stand. `value`: that of the manifest, which says of which type something is. */
export function findSchema(
  schemas: Schemas,
  path: readonly (string | number)[],
  value: unknown,
): Placed | undefined {
  const root = schemas.get('manifest');
  if (root === undefined) return undefined;
  let at: Placed = { schema: root, name: 'manifest' };
  let current: unknown = value;
  for (const key of path) {
    const next = step(at, key);
    if (next === undefined) return undefined;
    current = isRecord(current) || Array.isArray(current) ? Object(current)[key] : undefined;
    at = choose(follow({ schema: next, name: at.name }, schemas), current, schemas);
  }
  return at;
}
