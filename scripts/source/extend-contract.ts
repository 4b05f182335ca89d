// The contract of the engine, with the blocks of further folders.
import { toCamelCase } from '../../engine/content/type-names';
import { checkSchemas, compileValidators } from '../../engine/manifest/shape/compile-validators';
import type { BlockModule, BlockModules } from '../../engine/model/block-module';
import type { Contract, Validator } from '../../engine/model/contract';
import type { Shape } from '../../engine/model/shape';
import { bundleModule } from '../bundle/bundle-module';
import { getModule } from '../bundle/kept-module';
import { findOwnBlocks } from '../bundle/own-blocks';
import type { Workspace } from '../files/workspace';
import { buildShape } from './build-shape';
import { readAllSchemas } from './read-all-schemas';
import type { Schemas } from './read-schemas';
import { wantedByAuthors } from './wanted-validators';

interface Extension {
  readonly validateManifest: Validator;
  readonly validateContent: Validator;
  readonly shape: Shape;
  readonly modules: Readonly<Record<string, BlockModule>>;
}

/** The source of a module that exports an extension. */
function writeExtension(workspace: Workspace, schemas: Schemas): string {
  checkSchemas(schemas);
  const { exports, options } = wantedByAuthors;
  const own = [...findOwnBlocks(workspace)].map(([type, folder]) => ({
    type,
    name: `${toCamelCase(type)}Block`,
    file: JSON.stringify(`${folder}/${type}.block`),
  }));
  return [
    compileValidators(schemas, exports, options),
    ...own.map(({ name, file }) => `import { ${name} } from ${file};`),
    `export const shape = ${JSON.stringify(buildShape(schemas))};`,
    `export const modules = { ${own.map(({ type, name }) => `'${type}': ${name}`).join(', ')} };`,
  ].join('\n');
}

const byType = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;

/** @throws CannotRun for a mistake in one of the folders. */
export async function extendContract(
  workspace: Workspace,
  blocks: BlockModules,
): Promise<Contract> {
  const schemas = readAllSchemas(workspace);
  const { modules, ...extension } = await getModule<Extension>(workspace, 'contract', () =>
    bundleModule({ workspace, contents: writeExtension(workspace, schemas) }),
  );
  return {
    ...extension,
    schemas,
    blocks: new Map([...blocks, ...Object.entries(modules)].sort(byType)),
  };
}
