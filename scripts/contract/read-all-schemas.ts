// The folders of a workspace → all their schemas, by name.
import { join } from 'node:path';
import type { Workspace } from '../files/workspace';
import { completeSchemas } from './complete-schemas';
import { readOwnSchemas } from './own-schemas';
import { completeMembers, readSchemas, type Schemas } from './read-schemas';

/** The schemas of the engine, and those of the blocks in further folders. */
export function readAllSchemas(workspace: Workspace): Schemas {
  const schemas = readSchemas(join(workspace.engine, 'schemas'));
  const own = readOwnSchemas(workspace).map(
    ([name, schema]) => [name, completeMembers(name, schema, schemas)] as const,
  );
  if (own.length === 0) return schemas;
  const all = [...schemas, ...own].sort(([one], [other]) => (one < other ? -1 : 1));
  return completeSchemas(new Map(all));
}
