// Schemas → TypeScript: the types of everything that a manifest or a content file may contain.
import { compile } from 'json-schema-to-typescript';
import { toPascalCase } from '../../engine/content/shape/type-names';
import { keywords } from '../../engine/manifest/shape/keywords';
import { withAllRequired } from '../../engine/manifest/shape/required-members';
import type { Json } from '../../engine/model/json';
import { patchText, type TextPatch } from '../../engine/model/patch-text';
import { resolveReference, type Schema, type Schemas } from '../contract/read-schemas';
import { textOf } from '../contract/schema-text';

const suffixes: Readonly<Record<string, string>> = {
  blocks: 'Block',
  fields: 'Field',
  providers: 'Provider',
  services: 'Service',
  'block-settings': 'Settings',
  kinds: 'Item',
};

/** `blocks/text` → `TextBlock`, `content/file` → `ContentFile`, `menu-item` → `MenuItem`. */
export function typeName(schemaName: string): string {
  const [folder, name] = schemaName.split('/');
  if (name === undefined || folder === undefined) return toPascalCase(schemaName);
  const suffix = suffixes[folder];
  return suffix ? toPascalCase(name) + suffix : toPascalCase(folder) + toPascalCase(name);
}

/** Concepts whose name a component has. */
const components = new Set([
  ...['block', 'call-to-action', 'card', 'contact', 'field', 'footer', 'form', 'image', 'link'],
  ...['menu', 'menu-item', 'page', 'primary-action', 'running-text', 'theme', 'video'],
]);

/** What a manifest holds, where a component has the shorter name: `blocks/text` → `TextBlockConfig`, `page` → `PageConfig`. */
export const configName = (schemaName: string): string =>
  components.has(schemaName.replace(/s\/.*$/, ''))
    ? `${typeName(schemaName)}Config`
    : typeName(schemaName);

const annotations = new Set([
  '$schema',
  'title',
  'examples',
  'default',
  'patternProperties',
  'propertyNames',
  'discriminator',
  ...keywords.map(({ name }) => name),
]);

/** The texts of a schema, as the comment of a type or a field. */
const toComment = (schema: Json): Json => {
  const description = textOf(schema);
  return description === '' ? {} : { description };
};

/** How references become names of types. */
export interface Naming {
  readonly typeOf: (concept: string) => string;
  /** Whether the view of a member may be absent although the manifest has it, and a list of them shorter. */
  readonly mayBeAbsent: (concept: string) => boolean;
}

const mayBeAbsent = ({ $ref }: Json, schemaName: string, naming: Naming): boolean =>
  typeof $ref === 'string' && naming.mayBeAbsent(resolveReference($ref, schemaName));

/** The members that are always present: required, or with a default. */
function findRequired(schema: Schema, schemaName: string, naming: Naming): string[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties)
    .filter(([name, { default: value }]) => value !== undefined || required.includes(name))
    .filter(([, property]) => !mayBeAbsent(property, schemaName, naming))
    .map(([name]) => name);
}

/** One schema in the form that json-schema-to-typescript turns into clean names. */
function simplify(node: unknown, schemaName: string, naming: Naming): unknown {
  const simplifyInner = (inner: unknown): unknown => simplify(inner, schemaName, naming);
  if (Array.isArray(node)) return node.map(simplifyInner);
  if (typeof node !== 'object' || node === null) return node;
  const schema: Schema = withAllRequired(node as Json);
  if (typeof schema.$ref === 'string') {
    // A reference with texts beside it would make a numbered copy of the type; as `tsType` it gets a comment.
    const tsType = naming.typeOf(resolveReference(schema.$ref, schemaName));
    return { ...toComment(schema), tsType };
  }
  if (schema.oneOf) return { ...toComment(schema), oneOf: simplifyInner(schema.oneOf) };
  if (schema.if)
    return { ...toComment(schema), oneOf: [schema.then, schema.else].map(simplifyInner) };
  const result: Record<string, unknown> = toComment(schema);
  for (const [keyword, value] of Object.entries(schema)) {
    if (annotations.has(keyword) || keyword === 'description') continue;
    if (keyword === 'properties') {
      result.properties = Object.fromEntries(
        Object.entries(value as Json)
          .filter(([name]) => name !== '$schema')
          .map(([name, property]) => [name, simplifyInner(property)]),
      );
    } else result[keyword] = simplifyInner(value);
  }
  if (schema.properties) result.required = findRequired(schema, schemaName, naming);
  if (mayBeAbsent(schema.items ?? {}, schemaName, naming)) delete result.minItems;
  return result;
}

const options = {
  ...{ bannerComment: '', ignoreMinAndMaxItems: true },
  unreachableDefinitions: true,
  additionalProperties: false,
  format: false,
  declareExternallyReferenced: true,
};

export const banner = `// Generated from schemas/ by \`npm run types\`: change the schemas, not this file.`;

/** What it writes that says nothing: a type of the whole, and on every other that it is part of the whole. */
const remarks: readonly TextPatch[] = [
  /export interface Root \{\s*\}\n?/g,
  /(?:\n \* *)?\n \* This interface was referenced by .*\n \* via the `\w+` ".*"\.(?=\n \*\/)/g,
].map((pattern) => ({ by: 'json-schema-to-typescript', pattern, replacement: '' }));

/** The types as they are written, without such remarks. */
export const withoutRemarks = (code: string): string =>
  remarks.reduce(patchText, code).replace(/\/\*\*\n \*\/\n/g, '');

/** The types of simplified schemas by their names. */
export const compileTypes = async (definitions: Json): Promise<string> =>
  withoutRemarks(await compile({ type: 'object', definitions } as never, 'Root', options));

export interface Table {
  /** What the keys of its members are. */
  readonly by: string;
  /** Its name, and what it extends. */
  readonly head: string;
  readonly rows: readonly (readonly [key: string, type: string])[];
}

export const writeTable = ({ by, head, rows }: Table): string =>
  [
    `/** By ${by}. */`,
    `export interface ${head} {`,
    ...rows.map(([key, type]) => `'${key}': ${type};`),
    '}\n',
  ].join('\n');

/** A table of concepts. */
export const toConceptTable = (
  head: string,
  concepts: Iterable<string>,
  nameOf: (concept: string) => string,
): Table => ({
  by: 'the name of the schema',
  head,
  rows: Array.from(concepts, (concept) => [concept, nameOf(concept)]),
});

const ofBlock = /^blocks\//;

/** The blocks among some concepts, by type; merged declarations add others. */
export const toBlockTable = (
  head: string,
  concepts: Iterable<string>,
  nameOf: (concept: string) => string,
): Table => ({
  by: 'type',
  head,
  rows: [...concepts]
    .filter((concept) => ofBlock.test(concept))
    .map((concept) => [concept.replace(ofBlock, ''), nameOf(concept)]),
});

/** The types of blocks that a union of all of them consists of: names of types. */
export interface BlockUnion {
  /** The table of the engine's. */
  readonly table: string;
  readonly engine: string;
  readonly own: string;
  /** What every block has without saying so. */
  readonly members: string;
}

/** One schema as simplify() returns it; the union of all blocks has a place for those of sites. */
export const define = (
  schemas: Schemas,
  concept: string,
  { naming, blocks }: { readonly naming: Naming; readonly blocks: BlockUnion },
): unknown => {
  const schema = schemas.get(concept) ?? {};
  return concept === 'block'
    ? { ...toComment(schema), tsType: `${blocks.engine} | ${blocks.own}` }
    : simplify(schema, concept, naming);
};

/** The parts of that union. */
export const writeUnion = ({ table, engine, own, members }: BlockUnion): string =>
  [
    '/** A block whose type the engine has. */',
    `export type ${engine} = ${table}[keyof ${table}];\n`,
    '/** A block of a site. */',
    `export type ${own} = OwnBlock<${members}>;\n`,
  ].join('\n');

const unionImport = "import type { OwnBlock } from '../model/own-block';";

/** The types of some concepts; all others are looked up in the table of them. */
export function compileConfigs(schemas: Schemas, concepts: readonly string[]): Promise<string> {
  const typeOf = (concept: string): string =>
    concepts.includes(concept) ? configName(concept) : `Concepts['${concept}']`;
  const naming: Naming = { typeOf, mayBeAbsent: () => false };
  const definitions = concepts.map((concept) => [
    configName(concept),
    simplify(schemas.get(concept), concept, naming),
  ]);
  return compileTypes(Object.fromEntries(definitions));
}

/** The types of everything that a manifest or a content file may contain. */
export async function generateManifestTypes(schemas: Schemas): Promise<string> {
  const naming: Naming = { typeOf: configName, mayBeAbsent: () => false };
  const blocks: BlockUnion = {
    table: 'BlockConfigs',
    engine: 'EngineBlockConfig',
    own: 'OwnBlockConfig',
    members: configName('block-members'),
  };
  const definitions = [...schemas.keys()].map((concept) => [
    configName(concept),
    define(schemas, concept, { naming, blocks }),
  ]);
  return [
    banner,
    `${unionImport}\n`,
    await compileTypes(Object.fromEntries(definitions)),
    writeUnion(blocks),
    writeTable(toBlockTable(blocks.table, schemas.keys(), configName)),
    writeTable(toConceptTable('Concepts', schemas.keys(), configName)),
  ].join('\n');
}
