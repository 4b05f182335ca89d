// Schemas → TypeScript: the types of a manifest, and those of blocks and forms as components get them.
import { compile } from 'json-schema-to-typescript';
import { keywords } from '../../engine/manifest/shape/keywords';
import type { Json } from '../../engine/model/json';
import { resolveReference, type Schema } from '../source/read-schemas';
import { textOf } from '../source/schema-text';

/** Concepts that buildSite resolves; components get these types in their place. */
const resolvedTypes: Readonly<Record<string, string>> = {
  'running-text': 'RichText',
  'page-id': 'string',
  'form-id': 'FormView',
  'file-path': 'string',
  'content-path': 'string',
  'content/file': 'ContentNode[]',
  image: 'ImageView',
  link: 'LinkView',
  card: 'CardView',
};

const suffixes: Readonly<Record<string, string>> = {
  blocks: 'Block',
  fields: 'Field',
  providers: 'Provider',
};

const toPascalCase = (name: string): string =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `blocks/text` → `TextBlock`, `content/file` → `ContentFile`, `menu-item` → `MenuItem`. */
function typeName(schemaName: string): string {
  const [folder, name] = schemaName.split('/');
  if (name === undefined || folder === undefined) return toPascalCase(schemaName);
  const suffix = suffixes[folder];
  return suffix ? toPascalCase(name) + suffix : toPascalCase(folder) + toPascalCase(name);
}

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

/** What a schema says of itself, as the comment of a type or a field. */
const toComment = (schema: Json): Json => {
  const description = textOf(schema);
  return description === '' ? {} : { description };
};

/** One schema in the form that json-schema-to-typescript turns into clean names. */
function simplify(node: unknown, schemaName: string): unknown {
  if (Array.isArray(node)) return node.map((item) => simplify(item, schemaName));
  if (typeof node !== 'object' || node === null) return node;
  const schema = node as Json;
  if (typeof schema.$ref === 'string') {
    const name = typeName(resolveReference(schema.$ref, schemaName));
    // Text beside a reference would make a numbered copy of the type; beside its name it is a comment.
    return schema.description === undefined
      ? { $ref: `#/definitions/${name}` }
      : { ...toComment(schema), tsType: name };
  }
  if (schema.oneOf) return { ...toComment(schema), oneOf: simplify(schema.oneOf, schemaName) };
  if (schema.if) {
    const branches = [schema.then, schema.else].map((branch) => simplify(branch, schemaName));
    return { ...toComment(schema), oneOf: branches };
  }
  const result: Record<string, unknown> = toComment(schema);
  for (const [keyword, value] of Object.entries(schema)) {
    if (annotations.has(keyword) || keyword === 'description') continue;
    if (keyword === 'properties') {
      result.properties = Object.fromEntries(
        Object.entries(value as Json)
          .filter(([name]) => name !== '$schema')
          .map(([name, property]) => [name, simplify(property, schemaName)]),
      );
    } else result[keyword] = simplify(value, schemaName);
  }
  if (schema.properties) {
    const withDefault = Object.entries(schema.properties as Json)
      .filter(([, property]) => (property as Json).default !== undefined)
      .map(([name]) => name);
    result.required = [...new Set([...((schema.required as string[]) ?? []), ...withDefault])];
  }
  return result;
}

const options = {
  bannerComment: '',
  ignoreMinAndMaxItems: true,
  unreachableDefinitions: true,
  additionalProperties: false,
  format: false,
  declareExternallyReferenced: true,
};

const banner = (source: string): string =>
  `// Generated from ${source} by \`npm run types\`: change the schemas, not this file.\n`;

/** The types of everything that a manifest or a content file may hold. */
export async function generateManifestTypes(schemas: ReadonlyMap<string, Schema>): Promise<string> {
  const definitions = Object.fromEntries(
    [...schemas].map(([name, schema]) => [typeName(name), simplify(schema, name)]),
  );
  const { Manifest, ...others } = definitions;
  const code = await compile(
    { ...(Manifest as Json), definitions: others } as never,
    'Manifest',
    options,
  );
  return `${banner('schemas/')}\n${code}`;
}

/** The types of blocks, fields and forms after their references were resolved. */
export async function generateViewTypes(schemas: ReadonlyMap<string, Schema>): Promise<string> {
  const wanted = [...schemas.keys()].filter(
    (name) =>
      /^(blocks|fields)\//.test(name) ||
      ['block', 'field', 'form', 'call-to-action', 'video'].includes(name),
  );
  const toViewName = (name: string): string => `${typeName(name)}View`;
  const rename = (node: unknown, schemaName: string): unknown => {
    if (Array.isArray(node)) return node.map((item) => rename(item, schemaName));
    if (typeof node !== 'object' || node === null) return node;
    const schema = node as Json;
    if (typeof schema.$ref === 'string') {
      const target = resolveReference(schema.$ref, schemaName);
      const { $ref: _, ...beside } = schema;
      const resolved = resolvedTypes[target];
      if (resolved) return { ...toComment(beside), tsType: resolved };
      if (wanted.includes(target)) return { ...toComment(beside), tsType: toViewName(target) };
      return { ...(rename(schemas.get(target), target) as Json), ...beside };
    }
    return Object.fromEntries(
      Object.entries(schema).map(([keyword, value]) => [keyword, rename(value, schemaName)]),
    );
  };
  const definitions = Object.fromEntries(
    wanted.map((name) => {
      const schema = rename(schemas.get(name), name) as Json;
      const view = simplify(schema, name) as Record<string, unknown>;
      if (name === 'form') {
        // Providers stand apart from pages, in what all pages share.
        const { provider: _, ...properties } = view.properties as Json;
        const id = { type: 'string', description: 'The key of the form in the manifest.' };
        view.properties = { ...properties, id };
        view.required = [
          ...(view.required as string[]).filter((name) => name !== 'provider'),
          'id',
        ];
      }
      return [toViewName(name), view];
    }),
  );
  const code = await compile(
    { type: 'object', definitions, additionalProperties: false } as never,
    'Root',
    options,
  );
  const imports =
    "import type { CardView, ContentNode, ImageView, LinkView, RichText } from '../model/views';";
  return `${banner('schemas/')}${imports}\n\n${code.replace(/export interface Root \{\s*\}\n?/, '')}`;
}
