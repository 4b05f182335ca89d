// What may stand at a place, in a type of block, or in an operation: from the schemas, with an example.
import { basename } from 'node:path';
import { isRecord, type JsonValue } from '../../../engine/model/json';
import { findSchema, type Placed } from '../../contract/find-schema';
import type { Schemas } from '../../contract/read-schemas';
import operations from '../../edit/operations.schema.json';
import { listBlockFolders } from '../../files/block-folders';
import { showSchema } from '../describe-schema';
import { takeFitting } from '../room';
import type { SiteSession } from '../site-session';
import type { Answer, Tool } from '../tool';
import { ToolError } from '../tool-error';
import { type Place, pathInput } from './outline';

interface DescribeInput extends Pick<Place, 'path'> {
  readonly type?: string;
  readonly operation?: string;
  readonly schema?: string;
}

const forms = operations.definitions as unknown as Readonly<
  Record<string, Record<string, unknown>>
>;

/** The form of an operation, or the list of them. */
function describeOperation(name: string): Answer {
  const form = Object.hasOwn(forms, name) ? forms[name] : undefined;
  const names = Object.entries(forms)
    .filter(
      ([, one]) =>
        isRecord(one.properties) && 'op' in one.properties && Array.isArray(one.examples),
    )
    .map(
      ([key, { description, examples }]): JsonValue => [
        key,
        String(description),
        ((examples as JsonValue[])[0] ?? null) as JsonValue,
      ],
    );
  if (form === undefined || !Array.isArray(form.examples))
    return { schema: { operations: takeFitting(names).taken } };
  return {
    schema: {
      operation: name,
      description: String(form.description),
      members: Object.entries(
        form.properties as Record<string, { $ref?: string; description?: string }>,
      ).map(
        ([key, { $ref, description }]): JsonValue => [
          key,
          description ??
            String(forms[decodeURIComponent($ref?.split('/').at(-1) ?? '')]?.description ?? ''),
        ],
      ),
      required: form.required as JsonValue,
      examples: form.examples as JsonValue,
    },
  };
}

/** Schemas of the site's own blocks are the site's words. */
const isOwn = ({ name }: Placed, { world }: SiteSession): boolean => {
  const folders = listBlockFolders(world.workspace);
  return folders.some((folder) => name === `blocks/${basename(folder)}`);
};

/** Each with what it is for. */
const listTypes = (schemas: Schemas): string[][] =>
  [...schemas].flatMap(([name, { description }]) => {
    const [, type] = /^blocks\/(.*)/.exec(name) ?? [];
    return type === undefined ? [] : [[type, String(description)]];
  });

function describe(
  { path = [], type, operation, schema: named }: DescribeInput,
  session: SiteSession,
): Answer {
  if (operation !== undefined) return describeOperation(operation);
  const { schemas } = session.world.contract;
  if (type === '') return { fromSite: { types: listTypes(schemas) } };
  const name = type === undefined ? named : `blocks/${type}`;
  const known = name === undefined ? undefined : schemas.get(name);
  if (name !== undefined && known === undefined)
    throw new ToolError('There is no such type or schema; `fromSite.types` has those of blocks.', {
      types: listTypes(schemas).map(([one = '']) => one),
    });
  const found =
    known !== undefined && name !== undefined
      ? { schema: known, name }
      : findSchema(schemas, path, session.manifest);
  if (found === undefined)
    throw new ToolError('Nothing may stand there. `describe` without a path begins at the top.');
  const shown = showSchema(found, schemas);
  const { taken } = takeFitting(shown.members as JsonValue[], 0, 12_000);
  const answer = { ...shown, members: taken };
  return isOwn(found, session) ? { fromSite: { schema: answer } } : { schema: answer };
}

export const describeTool: Tool = {
  name: 'describe',
  title: 'Describe',
  about:
    'What may stand at a place of the manifest (a new key too), in a type of block, or in an operation: members ("!" where required), types, an example. "type": "" lists the types of blocks, "operation": "" all operations.',
  input: {
    path: pathInput,
    type: { type: 'string', description: 'A type of block, such as "cards"; empty for all.' },
    operation: { type: 'string', description: 'Such as "page add"; empty for all.' },
    schema: { type: 'string', description: 'A name that an answer mentions, such as "link".' },
  },
  says: { schema: "of a block of the site's own", types: 'the types of blocks that there are' },
  run: describe,
};
