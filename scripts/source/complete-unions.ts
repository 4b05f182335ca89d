// schemas/ → the same, each union of a folder (a block is one of blocks/*) with all that stands there.
import type { Schema } from './read-schemas';

const unions = ['block', 'field', 'provider'] as const;

/** The types that a folder of schemas describes, in alphabetical order. */
export const listTypes = (
  schemas: ReadonlyMap<string, Schema>,
  union: (typeof unions)[number],
): string[] =>
  [...schemas.keys()].flatMap((name) =>
    name.startsWith(`${union}s/`) ? [name.slice(union.length + 2)] : [],
  );

const toBranches = (schemas: ReadonlyMap<string, Schema>, union: (typeof unions)[number]) =>
  listTypes(schemas, union).map((type) => ({ $ref: `${union}s/${type}.schema.json` }));

export const completeUnions = (schemas: ReadonlyMap<string, Schema>): Map<string, Schema> =>
  new Map(
    [...schemas].map(([name, schema]) => {
      const union = unions.find((one) => one === name);
      return [name, union ? { ...schema, oneOf: toBranches(schemas, union) } : schema];
    }),
  );

const list = /"oneOf": \[[^\]]*\]/;

/** The files of the unions, by path: what a person wrote beside the list stays as it is. */
export const writeUnions = (
  schemas: ReadonlyMap<string, Schema>,
  read: (file: string) => string,
): [file: string, text: string][] =>
  unions.map((union) => {
    const file = `schemas/${union}.schema.json`;
    const branches = JSON.stringify(toBranches(schemas, union), null, 2).replaceAll('\n', '\n  ');
    return [file, read(file).replace(list, () => `"oneOf": ${branches}`)];
  });
