// Code that is generated or found while a command runs → one module, which the command then loads.
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Script } from 'node:vm';
import type { BuildOptions, Plugin } from 'esbuild';
import type { Workspace } from '../files/workspace';
import { explainFailure } from './explain-failure';

interface ModuleSource {
  readonly workspace: Pick<Workspace, 'engine'>;
  /** TypeScript; its imports are resolved from the folder of the engine. */
  readonly contents: string;
  readonly plugins?: readonly Plugin[];
  /** Files in the place of the modules of some names. */
  readonly alias?: Readonly<Record<string, string>>;
}

const common = {
  bundle: true,
  write: false,
  target: 'es2022',
  minify: true,
  legalComments: 'none',
  charset: 'utf8',
  logLevel: 'silent',
} as const satisfies BuildOptions;

/** Runs the bundler and turns mistakes in the bundled code into CannotRun. */
async function build(options: BuildOptions): Promise<string> {
  // Loaded only when something has to be bundled: that is rare, and loading takes longer than everything else.
  const { build: bundle } = await import('esbuild');
  try {
    const { outputFiles } = await bundle({ ...common, ...options, write: false });
    return outputFiles[0]?.text ?? '';
  } catch (error) {
    throw explainFailure(error);
  }
}

/**
 * An ES module without imports.
 * @throws CannotRun for a mistake in the sources, with its place.
 */
export const bundleStandalone = ({ workspace, contents }: ModuleSource): Promise<string> =>
  build({
    stdin: { contents, resolveDir: workspace.engine, loader: 'ts' },
    absWorkingDir: workspace.engine,
    format: 'esm',
  });

/** The text of a module that `loadModule` loads. */
export const bundleModule = (source: ModuleSource): Promise<string> => {
  const { engine } = source.workspace;
  return build({
    stdin: { contents: source.contents, resolveDir: engine, loader: 'ts' },
    absWorkingDir: engine,
    format: 'cjs',
    platform: 'node',
    jsx: 'automatic',
    plugins: [...(source.plugins ?? [])],
    alias: { ...source.alias },
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.PLINTH_DEV': '""' },
  });
};

/** The exports of a bundled module; `file` is its name in stack traces. */
export function loadModule<Exports>(text: string, file: string): Exports {
  const module = { exports: {} };
  const wrapped = `(function (exports, require, module, __filename, __dirname) {${text}\n});`;
  const run = new Script(wrapped, { filename: file }).runInThisContext();
  run(module.exports, createRequire(file), module, file, dirname(file));
  return module.exports as Exports;
}
