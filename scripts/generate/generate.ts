// Everything that is generated from schemas/, by file.
import { build } from 'esbuild';
import { checkSchemas, compileValidators } from '../../engine/manifest/shape/compile-validators';
import { engineFolder } from '../files/engine-folder';
import { readSchemas } from '../source/read-schemas';
import { formatSource } from './format-source';
import { generateFindings } from './generate-findings';
import { generateReference } from './generate-reference';
import { generateShape } from './generate-shape';
import { generateManifestTypes } from './generate-types';
import { generateBlockViews, generateFormViews } from './generate-views';

const banner = '// Generated from schemas/ by `npm run types`: change the schemas, not this file.';

/** ajv's output asks for small pieces of its run time; they are bundled in, so that nothing is left to resolve. */
async function bundleValidators(code: string): Promise<string> {
  const result = await build({
    stdin: { contents: code, resolveDir: engineFolder, loader: 'js' },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    charset: 'utf8',
  });
  return `${banner}\n${result.outputFiles[0]?.text ?? ''}`;
}

const declaration = (names: readonly string[]): string =>
  [
    banner,
    "import type { ErrorObject } from 'ajv';",
    '',
    'interface Validator {',
    '  (value: unknown): boolean;',
    '  errors?: ErrorObject[] | null;',
    '}',
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
  const authors = compileValidators(
    schemas,
    { validateManifest: 'manifest', validateContent: 'content/file' },
    { defaults: true, forAuthors: true },
  );
  const visitors = compileValidators(
    schemas,
    { isContent: 'content/file' },
    { defaults: false, forAuthors: false },
  );
  return new Map([
    ['engine/manifest/FINDINGS.md', generateFindings()],
    ['schemas/REFERENCE.md', generateReference(schemas)],
    ...(await formatAll([
      ['engine/generated/manifest.ts', await generateManifestTypes(schemas)],
      ['engine/generated/form-views.ts', await generateFormViews(schemas)],
      ['engine/generated/block-views.ts', await generateBlockViews(schemas)],
      ['engine/generated/shape.ts', generateShape(schemas)],
    ])),
    ['engine/generated/validators.js', await bundleValidators(authors)],
    ['engine/generated/validators.d.ts', declaration(['validateManifest', 'validateContent'])],
    ['engine/generated/is-content.js', await bundleValidators(visitors)],
    ['engine/generated/is-content.d.ts', declaration(['isContent'])],
  ]);
}
