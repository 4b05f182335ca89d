// Schemas → the text of a module with their validators, which needs nothing else to run.
import type { Schemas } from './read-schemas';

export interface Wanted {
  /** The name of a schema by that of the validator. */
  readonly exports: Readonly<Record<string, string>>;
  readonly options: { readonly defaults: boolean; readonly forAuthors: boolean };
}

/** ajv's output asks for small pieces of its run time; they are bundled in, so that nothing is left to resolve. */
export async function compileModule(
  engine: string,
  schemas: Schemas,
  { exports, options }: Wanted,
): Promise<string> {
  // Loaded where something is to be made alone: that is seldom, and takes longer than all else.
  const { compileValidators } = await import('../../engine/manifest/shape/compile-validators');
  const { build } = await import('esbuild');
  const result = await build({
    stdin: {
      contents: compileValidators(schemas, exports, options),
      resolveDir: engine,
      loader: 'js',
    },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    charset: 'utf8',
  });
  return result.outputFiles[0]?.text ?? '';
}
