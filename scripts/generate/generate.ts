// schemas/ and the folders of blocks → all generated and checked-in files.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSchemas } from '../../engine/manifest/shape/compile-validators';
import { writeRegistries } from '../bundle/write-registries';
import { completeSchemas, listTypes, withViews, writeSchemas } from '../contract/complete-schemas';
import { readSchemas, type Schemas } from '../contract/read-schemas';
import type { Workspace } from '../files/workspace';
import { formatSource } from './format-source';
import { generateCommands } from './generate-commands';
import { generateFindings } from './generate-findings';
import { generatePacks } from './generate-packs';
import { generateReference } from './generate-reference';
import { generateDefaults, generateKinds, generateShape, generateWords } from './generate-shape';
import { generateManifestTypes } from './generate-types';
import { generateBlockViews, generateConceptViews, listViewed } from './generate-views';
import { readBlockModules } from './read-block-modules';
import { type ConceptFile, readConcepts } from './read-concepts';

const banner = '// Generated from schemas/ by `npm run types`: change the schemas, not this file.';

/** The types of the output of write-validators.ts. */
const declaration = [
  banner,
  "import type { Validator } from '../model/contract';",
  '',
  '/** By the names under which they are compiled: they say no more than whether a value is valid. */',
  'export declare const validators: Readonly<Record<string, Validator>>;',
  '',
].join('\n');

const formatAll = (
  workspace: Workspace,
  files: readonly (readonly [path: string, code: string])[],
) =>
  Promise.all(
    files.map(async ([path, code]) => [path, await formatSource(workspace, path, code)] as const),
  );

async function findTypes(schemas: Schemas, concepts: readonly ConceptFile[], engine: string) {
  const layouts = (schemas.get('layout')?.enum ?? []).map(String);
  return {
    blocks: await readBlockModules(engine, listTypes(schemas, 'block')),
    fields: listTypes(schemas, 'field'),
    providers: listTypes(schemas, 'provider'),
    layouts: [...layouts].sort(),
    concepts: concepts.map(({ concept }) => concept),
  };
}

/** The generated files: path relative to the engine's package → text. */
export async function generateAll(workspace: Workspace): Promise<ReadonlyMap<string, string>> {
  const { engine } = workspace;
  const concepts = readConcepts(engine);
  const written = withViews(readSchemas(join(engine, 'schemas')), listViewed(concepts));
  const schemas = completeSchemas(written);
  checkSchemas(schemas);
  return new Map([
    ...writeSchemas(written, (file) => readFileSync(join(engine, file), 'utf8')),
    ...writeRegistries(await findTypes(schemas, concepts, engine)),
    ['engine/manifest/FINDINGS.md', generateFindings()],
    ['scripts/COMMANDS.md', generateCommands()],
    ['schemas/REFERENCE.md', generateReference(schemas)],
    ...(await formatAll(workspace, [
      ['engine/generated/manifest.ts', await generateManifestTypes(schemas)],
      ['engine/generated/concept-views.ts', await generateConceptViews(schemas, concepts)],
      ['engine/generated/block-views.ts', await generateBlockViews(schemas)],
      ['engine/generated/shape.ts', generateShape(schemas)],
      ['engine/generated/words.ts', generateWords(schemas)],
      ['engine/generated/language-packs.ts', generatePacks(schemas, engine)],
      ['engine/generated/kinds.ts', generateKinds(schemas)],
      ['engine/generated/defaults.ts', generateDefaults(schemas)],
    ])),
    ['engine/generated/validators.d.ts', declaration],
  ]);
}
