// A schema → the schemas directly below it, or the same with each of them changed; its values stay.
import { toPointer } from '../../content/shape/shape';
import { isRecord, type Json } from '../../model/json';

/** Keywords that hold values or names. */
const values: ReadonlySet<string> = new Set(['const', 'default', 'enum', 'examples', 'required']);

/** Keywords that hold schemas by name. */
const maps: ReadonlySet<string> = new Set(['definitions', 'patternProperties', 'properties']);

const changeValues = (map: Json, change: (value: unknown) => unknown): Json =>
  Object.fromEntries(Object.entries(map).map(([name, value]) => [name, change(value)]));

export function changeInner(schema: Json, change: (inner: Json) => unknown): Json {
  const changeSchema = (inner: unknown): unknown =>
    Array.isArray(inner) ? inner.map(changeSchema) : isRecord(inner) ? change(inner) : inner;
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, inner]) => {
      if (values.has(keyword)) return [keyword, inner];
      if (maps.has(keyword)) return [keyword, changeValues(inner as Json, changeSchema)];
      return [keyword, changeSchema(inner)];
    }),
  );
}

/** Each with its pointer, below that of the schema. */
export function listInner(schema: Json, pointer: string): (readonly [at: string, inner: Json])[] {
  return Object.entries(schema).flatMap(([keyword, inner]) => {
    if (values.has(keyword)) return [];
    const at = toPointer(pointer, keyword);
    const isMany = maps.has(keyword) || Array.isArray(inner);
    const found = isMany
      ? Object.entries(inner as Json).map(([name, one]) => [toPointer(at, name), one] as const)
      : [[at, inner] as const];
    return found.flatMap(([place, one]) => (isRecord(one) ? [[place, one] as const] : []));
  });
}
