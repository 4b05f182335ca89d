// The folders of a workspace → all their schemas, by name.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findOwnBlocks } from '../bundle/own-blocks';
import type { Workspace } from '../files/workspace';
import { completeSchemas } from './complete-schemas';
import { readSchema, readSchemas, type Schemas, withBlockMembers } from './read-schemas';

/** The schema files of a further block, by the names of its schemas. */
const ownNames = (type: string): readonly (readonly [name: string, file: string])[] => [
  [`blocks/${type}`, type],
  [`block-settings/${type}`, `${type}.settings`],
];

/** The schemas of the engine, and those of the blocks in further folders. */
export function readAllSchemas(workspace: Workspace): Schemas {
  const schemas = readSchemas(join(workspace.engine, 'schemas'));
  const own = [...findOwnBlocks(workspace)].flatMap(([type, folder]) =>
    ownNames(type).flatMap(([name, file]) => {
      const path = join(folder, `${file}.schema.json`);
      if (!existsSync(path)) return [];
      const schema = readSchema(path);
      const isBlock = name.startsWith('blocks/');
      const whole = isBlock ? withBlockMembers(schema, schemas.get('block-members')) : schema;
      return [[name, whole] as const];
    }),
  );
  if (own.length === 0) return schemas;
  const all = [...schemas, ...own].sort(([one], [other]) => (one < other ? -1 : 1));
  return completeSchemas(new Map(all));
}
