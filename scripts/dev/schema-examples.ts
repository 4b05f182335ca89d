// A schema → a valid value, composed of its examples and those of the schemas it refers to.
import { resolveReference, type Schema, type Schemas } from '../contract/read-schemas';

/** Every example of a named schema. */
export const examplesOf = (schemas: Schemas, name: string): readonly unknown[] =>
  schemas.get(name)?.examples ?? [];

/** The first example of a schema; if it has none, one composed of the examples of its required members. */
export function makeExample(schemas: Schemas, name: string): unknown {
  const build = (schema: Schema, from: string): unknown => {
    const [example] = schema.examples ?? [];
    if (example !== undefined) return example;
    if ('const' in schema) return schema.const;
    if (typeof schema.$ref === 'string') {
      const target = resolveReference(schema.$ref, from);
      return build(schemas.get(target) ?? {}, target);
    }
    const [variant] = schema.oneOf ?? [];
    if (variant !== undefined) return build(variant, from);
    const [value] = schema.enum ?? [];
    if (value !== undefined) return value;
    const { items, properties = {}, required = [] } = schema;
    if (items) return [build(items, from)];
    return Object.fromEntries(required.map((key) => [key, build(properties[key] ?? {}, from)]));
  };
  return build(schemas.get(name) ?? {}, name);
}
