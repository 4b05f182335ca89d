// A schema → the same with every schema directly below it changed; its values stay.
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
