// schemas/ → everything that is generated from them and checked in, by file.
import { checkSchemas } from '../../engine/manifest/shape/compile-validators';
import { readSchemas } from '../source/read-schemas';
import { formatSource } from './format-source';
import { generateFindings } from './generate-findings';
import { generateReference } from './generate-reference';
import { generateShape } from './generate-shape';
import { generateManifestTypes, generateViewTypes } from './generate-types';

const banner = '// Generated from schemas/ by `npm run types`: change the schemas, not this file.';

/** The types of what write-validators.ts makes. */
const declaration = (names: readonly string[]): string =>
  [
    banner,
    "import type { Validator } from '../model/contract';",
    '',
    ...names.map((name) => `export declare const ${name}: Validator;`),
    '',
  ].join('\n');

const formatAll = (files: readonly (readonly [path: string, code: string])[]) =>
  Promise.all(files.map(async ([path, code]) => [path, await formatSource(path, code)] as const));

/** The generated files: path relative to the engine's package → text. */
export async function generateAll(folder: string): Promise<ReadonlyMap<string, string>> {
  const schemas = readSchemas(folder);
  checkSchemas(schemas);
  return new Map([
    ['engine/manifest/FINDINGS.md', generateFindings()],
    ['schemas/REFERENCE.md', generateReference(schemas)],
    ...(await formatAll([
      ['engine/generated/manifest.ts', await generateManifestTypes(schemas)],
      ['engine/generated/block-views.ts', await generateViewTypes(schemas)],
      ['engine/generated/shape.ts', generateShape(schemas)],
    ])),
    ['engine/generated/validators.d.ts', declaration(['validateManifest', 'validateContent'])],
    ['engine/generated/is-content.d.ts', declaration(['isContent'])],
  ]);
}
