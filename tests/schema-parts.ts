// All schemas → every part of them with where it stands, for what must be true of each.
import { readSchemas, resolveReference, type Schema } from '../scripts/contract/read-schemas';

export const schemas = readSchemas('schemas');

export interface SchemaPart {
  /** The file, and the way within it: `blocks/boxes boxes[].from`. */
  readonly place: string;
  /** The name of the schema it is written in. */
  readonly from: string;
  readonly schema: Schema;
  readonly kind: 'root' | 'member' | 'item' | 'entry' | 'name';
  /** The object that a member belongs to. */
  readonly owner?: SchemaPart;
}

export const membersOf = ({ properties = {} }: Schema): Readonly<Record<string, Schema>> =>
  properties as Readonly<Record<string, Schema>>;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

function* findInner(part: SchemaPart): Iterable<SchemaPart> {
  const { schema, place, from } = part;
  const { items, additionalProperties: entries, propertyNames: names } = schema;
  const toInner = (kind: SchemaPart['kind'], inner: Schema, step: string): SchemaPart => ({
    ...{ kind, from, schema: inner, owner: part },
    place: place + (place.endsWith(' ') ? step.replace(/^[.]/, '') : step),
  });
  for (const [name, member] of Object.entries(membersOf(schema)))
    yield* findParts(toInner('member', member, `.${name}`));
  if (isSchema(items)) yield* findParts(toInner('item', items, '[]'));
  if (isSchema(entries)) yield* findParts(toInner('entry', entries, '.*'));
  if (isSchema(names)) yield toInner('name', names, '.@key');
}

function* findParts(part: SchemaPart): Iterable<SchemaPart> {
  yield part;
  yield* findInner(part);
}

export const parts: readonly SchemaPart[] = [...schemas].flatMap(([name, schema]) => [
  ...findParts({ kind: 'root', place: `${name} `, from: name, schema }),
]);

/** A part with what it refers to; what it says itself goes first. */
export function follow({ schema, from }: Pick<SchemaPart, 'schema' | 'from'>): SchemaPart {
  if (typeof schema.$ref !== 'string') return { kind: 'root', place: `${from} `, from, schema };
  const name = resolveReference(schema.$ref, from);
  const target = schemas.get(name);
  if (target === undefined) throw new Error(`There is no schema ${name}`);
  const { $ref: _, ...beside } = schema;
  return { kind: 'root', place: `${name} `, from: name, schema: { ...target, ...beside } };
}

/** What a part may be: itself, or the variants of a union. */
export function findVariants(part: Pick<SchemaPart, 'schema' | 'from'>): SchemaPart[] {
  const whole = follow(part);
  const { oneOf } = whole.schema as { oneOf?: readonly Schema[] };
  return oneOf === undefined
    ? [whole]
    : oneOf.map((variant) => follow({ schema: variant, from: whole.from }));
}
