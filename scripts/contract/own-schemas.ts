// The schema files of a site's own blocks → their schemas by name; mistakes in them become findings.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { toSteps } from '../../engine/content/shape/shape';
import type { CodeParams } from '../../engine/manifest/rules/code-rules';
import { listAllowed } from '../../engine/manifest/shape/keywords';
import { findNearest } from '../../engine/manifest/shape/nearest';
import { WrongSchema } from '../../engine/manifest/shape/wrong-schema';
import { explainSyntax } from '../../engine/manifest/text/explain-syntax';
import { findPosition } from '../../engine/manifest/text/find-position';
import type { Finding } from '../../engine/model/finding';
import { isRecord } from '../../engine/model/json';
import { findOwnBlocks } from '../bundle/own-blocks';
import { findOwnKinds, kindSchema } from '../bundle/own-kinds';
import { toOwnPlace } from '../bundle/own-places';
import { type CodePlace, InvalidCode, toCodeFinding } from '../command/invalid-code';
import type { Workspace } from '../files/workspace';
import { findItemMembers } from './item-members';
import type { Schema, Schemas } from './read-schemas';
import { findRefusedKeywords, type RefusedKeyword } from './refused-keywords';
import { findSharedMembers } from './shared-members';
import { findWrongDefaults } from './wrong-defaults';

interface SchemaFile {
  /** The type of its block, or the name of its kind. */
  readonly type: string;
  /** The name of its schema. */
  readonly name: string;
  readonly file: string;
}

const isOfKind = ({ name }: SchemaFile): boolean => name.startsWith('kinds/');

/** The schema files of all further blocks and kinds. The blocks of a kind have its schema. */
export const listSchemaFiles = (workspace: Workspace): SchemaFile[] => [
  ...[...findOwnBlocks(workspace)].flatMap(([type, folder]) =>
    type.includes('/')
      ? []
      : [
          { type, name: `blocks/${type}`, file: join(folder, `${type}.schema.json`) },
          {
            type,
            name: `block-settings/${type}`,
            file: join(folder, `${type}.settings.schema.json`),
          },
        ],
  ),
  ...[...findOwnKinds(workspace)].map(([type, { folder }]) => ({
    ...{ type, name: `kinds/${type}`, file: join(folder, kindSchema) },
  })),
];

interface Given {
  readonly workspace: Workspace;
  readonly schemas: Schemas;
}

interface Mistake {
  readonly reason: string;
  readonly remedy?: string;
  readonly offset: number;
}

function toFinding(workspace: Workspace, schemaFile: SchemaFile, mistake: Mistake): Finding {
  const { type, file } = schemaFile;
  const { offset, reason, remedy } = mistake;
  const place: CodePlace = {
    file: toOwnPlace(workspace, file) ?? file,
    ...findPosition(readFileSync(file, 'utf8'), offset),
  };
  const params: CodeParams['block-schema'] = {
    ...{ type, reason: reason.replace(/\.$/, ''), remedy },
    ...(isOfKind(schemaFile) && { what: 'kind' }),
  };
  return toCodeFinding('block-schema', place, params);
}

const refuse = (...about: Parameters<typeof toFinding>): InvalidCode =>
  new InvalidCode([toFinding(...about)]);

/** Of a member, where its name begins; 0 where there is nothing. */
export function findOffset(text: string, pointer: string): number {
  const node = toSteps(pointer).reduce(
    (holder, step) =>
      holder && findNodeAtLocation(holder, [holder.type === 'array' ? Number(step) : step]),
    parseTree(text),
  );
  return (node?.parent?.type === 'property' ? node.parent : node)?.offset ?? 0;
}

function parse(workspace: Workspace, schemaFile: SchemaFile): Schema {
  const text = readFileSync(schemaFile.file, 'utf8');
  if (text.startsWith('\ufeff'))
    throw refuse(workspace, schemaFile, {
      reason: 'the file begins with a byte order mark',
      remedy: 'Save it as UTF-8 without one.',
      offset: 0,
    });
  let schema: unknown;
  try {
    schema = JSON.parse(text);
  } catch {
    throw refuse(workspace, schemaFile, explainSyntax(text, schemaFile.file));
  }
  const isObject = typeof schema === 'object' && schema !== null && !Array.isArray(schema);
  const reason = isObject ? refuseSchema(schema as Schema, schemaFile) : 'it is not an object';
  if (reason === undefined) return schema as Schema;
  throw refuse(workspace, schemaFile, {
    reason,
    offset: Math.max(0, text.indexOf('"properties"')),
  });
}

/** What every block has: without it no entry of the manifest could be told to be one. */
function refuseSchema(
  { properties: members }: Schema,
  { type, name }: SchemaFile,
): string | undefined {
  if (name.startsWith('kinds/') && !isRecord(members)) return 'it has no "properties"';
  if (!name.startsWith('blocks/')) return undefined;
  return members?.type?.const === type
    ? undefined
    : `its "properties" need a "type" whose "const" is "${type}"`;
}

/**
 * By the names of schemas.
 * @throws InvalidCode where one is not JSON, or not the schema of its block.
 */
export const readOwnSchemas = (workspace: Workspace): (readonly [name: string, schema: Schema])[] =>
  listSchemaFiles(workspace).flatMap((schemaFile) =>
    existsSync(schemaFile.file) ? [[schemaFile.name, parse(workspace, schemaFile)] as const] : [],
  );

/** What means the same on every block, and on every item. */
function findShared(schema: Schema, { name, type }: SchemaFile, given: Given): RefusedKeyword[] {
  if (name.startsWith('blocks/')) return findSharedMembers(schema, name, given.schemas);
  if (!name.startsWith('kinds/')) return [];
  const { parts = [] } = findOwnKinds(given.workspace).get(type) ?? {};
  return [
    ...findItemMembers(schema, given.schemas),
    ...(parts.length > 0 ? findSharedMembers(schema, name, given.schemas) : []),
  ];
}

/** @throws InvalidCode for every keyword and format that the engine does not know, and for every member of all blocks. */
export function checkOwnSchemas(workspace: Workspace, schemas: Schemas): void {
  const files = listSchemaFiles(workspace).filter(({ file }) => existsSync(file));
  const findings = files.flatMap((schemaFile) => {
    const text = readFileSync(schemaFile.file, 'utf8');
    const schema = JSON.parse(text) as Schema;
    const shared = findShared(schema, schemaFile, { workspace, schemas });
    const defaults = findWrongDefaults(schema, schemaFile.name, schemas);
    return [...findRefusedKeywords(schema), ...shared, ...defaults].map(({ pointer, ...why }) =>
      toFinding(workspace, schemaFile, { ...why, offset: findOffset(text, pointer) }),
    );
  });
  if (findings.length > 0) throw new InvalidCode(findings);
}

/** For a value of a keyword that is none of those that there are. */
function findAllowedRemedy({ message, pointer }: WrongSchema, schema: unknown): string | undefined {
  if (pointer === undefined || !/must be equal to one of the allowed values/.test(message))
    return undefined;
  const allowed = listAllowed(pointer);
  const value = toSteps(pointer).reduce((holder, step) => Object(holder)[step], schema);
  const near = typeof value === 'string' ? findNearest(value, allowed) : undefined;
  if (near !== undefined) return `Did you mean "${near}"?`;
  return allowed.length === 0 ? undefined : `Use one of: ${allowed.join(', ')}.`;
}

/** For a type that JSON lacks, and for a reference to a file that is not there. */
function findRemedy({ engine }: Workspace, message: string): string | undefined {
  if (message.startsWith('the pattern'))
    return 'Write a regular expression as JavaScript has it, with the flag "u".';
  if (/^"type" must be equal to one of/.test(message))
    return 'Types are array, boolean, integer, number, object and string. A price, a picture or a link is a "$ref", such as "../price.schema.json".';
  const [, required] = /^required property "(\S+)" is not defined/.exec(message) ?? [];
  if (required !== undefined)
    return `"required" names "${required}", and "properties" do not: use one name in both.`;
  const [, named] = /reference (\S+\.schema\.json)$/.exec(message) ?? [];
  if (named === undefined) return undefined;
  const names = readdirSync(join(engine, 'schemas')).filter((name) =>
    name.endsWith('.schema.json'),
  );
  const near = findNearest(basename(named), names);
  return near === undefined
    ? 'The schemas of the engine are above those of blocks, such as "../running-text.schema.json".'
    : `Did you mean "../${near}"?`;
}

/** A mistake in a schema of a site's own block as a finding; other errors are returned as they are. */
export function explainSchema(workspace: Workspace, error: unknown): unknown {
  if (!(error instanceof WrongSchema)) return error;
  const found = listSchemaFiles(workspace).find(({ name }) => name === error.schema);
  if (found === undefined) return error;
  const { message, pointer } = error;
  const text = readFileSync(found.file, 'utf8');
  const remedy = findAllowedRemedy(error, JSON.parse(text)) ?? findRemedy(workspace, message);
  const mistake = { reason: message, ...(remedy && { remedy }) };
  if (pointer !== undefined)
    return refuse(workspace, found, { ...mistake, offset: findOffset(text, pointer) });
  const [, named = ''] =
    /pattern "(.*)" cannot|"([^"]+)"|reference (\S+)/.exec(message)?.filter(Boolean) ?? [];
  const offset = Math.max(0, named === '' ? 0 : text.indexOf(JSON.stringify(named)));
  return refuse(workspace, found, { ...mistake, offset });
}

function* listPatterns(value: unknown): Iterable<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'pattern' && typeof inner === 'string') yield inner;
    if (key === 'patternProperties') yield* Object.keys(Object(inner));
    yield* listPatterns(inner);
  }
}

/** Which block has a pattern in its schemas; the first of several. */
export function findOwnPatterns(workspace: Workspace): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [name, schema] of readOwnSchemas(workspace))
    for (const pattern of listPatterns(schema))
      if (!found.has(pattern)) found.set(pattern, name.replace(/^.*\//, ''));
  return found;
}
