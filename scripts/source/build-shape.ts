// Schemas → a table that says where a manifest refers to something: pages, files, icons, running text, placeholders.

import { invariant } from '../../engine/model/invariant';
import type { Json } from '../../engine/model/json';
import type { Shape } from '../../engine/model/shape';
import { resolveReference, type Schemas } from './read-schemas';

type Node = Json | null;

export function buildShape(schemas: Schemas): Shape {
  const useful = new Set<string>();
  const build = (value: unknown, schemaName: string): Node => {
    const schema = value as Json;
    if (typeof schema.$ref === 'string') {
      const concept = resolveReference(schema.$ref, schemaName);
      return useful.has(concept) ? { concept } : null;
    }
    if (schema.if) return buildBranches(schema, schemaName);
    if (schema.refersTo) {
      const within = schema.items ? build(schema.items, schemaName) : null;
      return { refersTo: schema.refersTo, ...(within && { within: { items: within } }) };
    }
    if (schema.placeholders) return { placeholders: schema.placeholders };
    if (schema.oneOf) {
      const variants = (schema.oneOf as Json[]).flatMap((branch) => {
        const node = build(branch, schemaName);
        const name = resolveReference(branch.$ref as string, schemaName)
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
      return entries && { entries };
    }
    const fields = Object.entries((schema.properties ?? {}) as Json).flatMap(([name, property]) => {
      const node = build(property, schemaName);
      return node ? [[name, node]] : [];
    });
    return fields.length ? { fields: Object.fromEntries(fields) } : null;
  };
  /** Only values of one type are of a branch that refers to something; all others are walked as texts alone. */
  const buildBranches = (schema: Json, schemaName: string): Node => {
    const branches = [schema.then, schema.else].map((branch) => build(branch, schemaName));
    const [found, ...others] = branches.filter((node) => node !== null);
    invariant(others.length === 0, `one branch of an item in ${schemaName} refers to something`);
    const { type } = schema.if as Json;
    return found && branches[0] === found ? { when: type, node: found } : (found ?? null);
  };
  // A concept is needed when it reaches a reference; concepts refer to one another, so repeat until nothing changes.
  for (let before = -1; before !== useful.size; ) {
    before = useful.size;
    for (const [name, schema] of schemas) if (build(schema, name)) useful.add(name);
  }
  return Object.fromEntries(
    [...schemas]
      .filter(([name]) => useful.has(name))
      .map(([name, schema]) => [name, build(schema, name)]),
  ) as Shape;
}
