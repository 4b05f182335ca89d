// Schemas → a table that says where a manifest refers to something: pages, files, icons, running text, placeholders.

import type { Json } from '../../engine/model/json';
import type { Shape } from '../../engine/model/shape';
import { resolveReference, type Schema, type Schemas } from './read-schemas';

type Node = Json | null;

export function buildShape(schemas: Schemas): Shape {
  // What pages have something else in place of is asked for by its name.
  const useful = new Set([...schemas].flatMap(([name, { view }]) => (view ? [name] : [])));
  const build = (schema: Schema, schemaName: string): Node => {
    if (typeof schema.$ref === 'string') {
      const concept = resolveReference(schema.$ref, schemaName);
      return useful.has(concept) ? { concept } : null;
    }
    if (schema.then) return buildBranches(schema, schemaName);
    if (schema.refersTo) {
      const within = schema.items ? build(schema.items, schemaName) : null;
      return { refersTo: schema.refersTo, ...(within && { within: { items: within } }) };
    }
    if (schema.placeholders) return { placeholders: schema.placeholders };
    if (schema.oneOf) {
      const variants = schema.oneOf.flatMap((branch) => {
        const node = build(branch, schemaName);
        const name = resolveReference(branch.$ref ?? '', schemaName)
          .split('/')
          .at(-1);
        return node ? [[name, node]] : [];
      });
      return variants.length ? { variants: Object.fromEntries(variants) } : null;
    }
    if (schema.items) {
      const items = build(schema.items, schemaName);
      return items && { items };
    }
    if (typeof schema.additionalProperties === 'object' && schema.additionalProperties) {
      const entries = build(schema.additionalProperties, schemaName);
      if (entries) return { entries };
    }
    const fields = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
      const node = build(property, schemaName);
      return node ? [[name, node]] : [];
    });
    const { formerNames } = schema;
    if (fields.length === 0 && formerNames === undefined) return null;
    return { fields: Object.fromEntries(fields), ...(formerNames ? { formerNames } : {}) };
  };
  /** The first branch is for values of one type; without it, the other one is followed for all values. */
  const buildBranches = (
    { if: condition, then = {}, else: other = {} }: Schema,
    schemaName: string,
  ): Node => {
    const node = build(then, schemaName);
    const otherwise = build(other, schemaName);
    if (node === null) return otherwise;
    const when = condition?.type;
    return { when, node, ...(otherwise && { otherwise }) };
  };
  // A concept is needed when it reaches a reference; concepts refer to one another, so repeat until nothing changes.
  for (let before = -1; before !== useful.size; ) {
    before = useful.size;
    for (const [name, schema] of schemas) if (build(schema, name)) useful.add(name);
  }
  return Object.fromEntries(
    [...schemas]
      .map(([name, schema]) => [name, build(schema, name)] as const)
      .filter(([, node]) => node !== null),
  ) as Shape;
}
