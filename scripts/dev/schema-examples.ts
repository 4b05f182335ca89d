// A schema → a valid value, composed of its examples and those of the schemas it refers to.
import type { Json } from '../../engine/model/json';
import { resolveReference, type Schemas } from '../contract/read-schemas';

/** Every example of a named schema. */
export const examplesOf = (schemas: Schemas, name: string): readonly unknown[] =>
  (schemas.get(name)?.examples ?? []) as readonly unknown[];

/** The first example of a schema; if it has none, one composed of the examples of its required members. */
export function makeExample(schemas: Schemas, name: string): unknown {
  const build = (schema: Json, from: string): unknown => {
    const [example] = (schema.examples ?? []) as readonly unknown[];
    if (example !== undefined) return example;
    if ('const' in schema) return schema.const;
    if (typeof schema.$ref === 'string') {
      const target = resolveReference(schema.$ref, from);
      return build(schemas.get(target) ?? {}, target);
    }
    const [variant] = (schema.oneOf ?? schema.enum ?? []) as readonly unknown[];
    if (variant !== undefined)
      return typeof variant === 'object' ? build(variant as Json, from) : variant;
    if (schema.items) return [build(schema.items as Json, from)];
    const properties = (schema.properties ?? {}) as Readonly<Record<string, Json>>;
    const required = (schema.required ?? []) as readonly string[];
    return Object.fromEntries(required.map((key) => [key, build(properties[key] ?? {}, from)]));
  };
  return build(schemas.get(name) ?? {}, name);
}
