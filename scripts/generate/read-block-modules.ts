// The folders of blocks → their current modules: the ones bundled with this command may be older.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { toCamelCase } from '../../engine/content/shape/type-names';
import type { BlockModule } from '../../engine/model/block-module';
import { bundleModule, loadModule } from '../bundle/bundle-module';
import { CannotRun } from '../command/cannot-run';

const toModule = (type: string): string => `engine/blocks/${type}/${type}.block.ts`;

/** Each type has a folder with its name, which contains what the registries import. */
function checkFolder(engine: string, type: string): void {
  for (const file of [toModule(type), `engine/blocks/${type}/${type}.tsx`])
    if (!existsSync(join(engine, file)))
      throw new CannotRun(
        `There is schemas/blocks/${type}.schema.json and no ${file}. Add that file.`,
      );
}

/** @throws CannotRun where a type lacks a file, or a file lacks its export */
export async function readBlockModules(
  engine: string,
  types: readonly string[],
): Promise<ReadonlyMap<string, BlockModule>> {
  for (const type of types) checkFolder(engine, type);
  const contents = types.map((type) => `export * from './${toModule(type)}';`).join('\n');
  const file = join(engine, 'modules.cjs');
  const { text } = await bundleModule({ workspace: { engine, blocks: [] }, contents }, file);
  const modules = loadModule<Readonly<Record<string, BlockModule>>>(text, file);
  return new Map(
    types.map((type) => {
      const name = `${toCamelCase(type)}Block`;
      const module = modules[name];
      if (module === undefined)
        throw new CannotRun(`${toModule(type)} does not export ${name}. Add the export.`);
      return [type, module];
    }),
  );
}
