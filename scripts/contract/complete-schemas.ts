// schemas/ → the same, completed by what follows from its file names: the unions, and the settings by block type.
import type { Schema, Schemas } from './read-schemas';

const unions = ['block', 'field', 'provider', 'service'] as const;

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

const settings = 'block-settings';

/** The settings of all block types that have settings. */
function toBlockSettings(schemas: ReadonlyMap<string, Schema>): Schema {
  const types = listTypes(schemas, 'block').filter((type) => schemas.has(`${settings}/${type}`));
  const properties = types.map((type) => {
    const { title } = schemas.get(`blocks/${type}`) ?? {};
    const description = `Settings for every block of type "${type}".`;
    const $ref = `${settings}/${type}.schema.json`;
    return [type, { title, description, $ref, default: {} }];
  });
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Block settings',
    description: "The engine's words in blocks, and how blocks move, by type of block.",
    type: 'object',
    properties: Object.fromEntries(properties),
    patternProperties: { '^\\$(schema|comment)$': {} },
    additionalProperties: false,
  };
}

/** By the name of a schema: whether pages always have a view of the concept. */
export type ViewedConcepts = ReadonlyMap<string, 'always' | 'sometimes'>;

/** The schemas with what they say of views. */
export const withViews = (written: Schemas, concepts: ViewedConcepts): Schemas =>
  new Map(
    [...written].map(([name, { view: _, ...schema }]) => {
      const view = concepts.get(name);
      return [name, view === undefined ? schema : { ...schema, view }];
    }),
  );

const ofView = /^ {2}"view": .*\n/m;
const title = /^ {2}"title": .*\n/m;

/** The text of a schema that says it behind its title, or no longer does. */
const writeView = (text: string, view: unknown): string =>
  text
    .replace(ofView, '')
    .replace(title, (line) => (view === undefined ? line : `${line}  "view": "${view}",\n`));

export function completeSchemas(written: ReadonlyMap<string, Schema>): Map<string, Schema> {
  const schemas = new Map(written);
  for (const union of unions)
    schemas.set(union, { ...written.get(union), oneOf: toBranches(written, union) });
  return schemas.set(settings, toBlockSettings(written));
}

const list = /"oneOf": \[[^\]]*\]/;

/** The completed files by path; what a person wrote beside the list of a union is kept. */
export const writeSchemas = (
  schemas: ReadonlyMap<string, Schema>,
  read: (file: string) => string,
): [file: string, text: string][] => [
  ...unions.map((union): [string, string] => {
    const file = `schemas/${union}.schema.json`;
    const branches = JSON.stringify(toBranches(schemas, union), null, 2).replaceAll('\n', '\n  ');
    return [file, read(file).replace(list, () => `"oneOf": ${branches}`)];
  }),
  ...[...schemas]
    .filter(([name]) => !unions.some((union) => union === name) && name !== settings)
    .map(([name, { view }]): [string, string] => {
      const file = `schemas/${name}.schema.json`;
      return [file, writeView(read(file), view)];
    }),
  [`schemas/${settings}.schema.json`, `${JSON.stringify(toBlockSettings(schemas), null, 2)}\n`],
];
