// Code that is generated or found while a command runs → one module, which the command then loads.
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Script } from 'node:vm';
import type { BuildOptions, BuildResult, Plugin } from 'esbuild';
import type { Workspace } from '../files/workspace';
import { type Announce, announcing } from './announcements';
import { explainFailure } from './explain-failure';
import { explainOwnCode } from './explain-own-code';

interface ModuleSource {
  readonly workspace: Pick<Workspace, 'engine' | 'blocks'>;
  /** TypeScript; its imports are resolved from the folder of the engine. */
  readonly contents: string;
  readonly plugins?: readonly Plugin[];
  /** Files in the place of the modules of some names. */
  readonly alias?: Readonly<Record<string, string>>;
  /** What stands in the place of global names. */
  readonly define?: Readonly<Record<string, string>>;
  /** JavaScript in front of all of it. */
  readonly banner?: string;
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

/** Settings of a site for its editor and its type checker say nothing about how its blocks are bundled. */
export const withoutSettings = ({ blocks }: ModuleSource['workspace']): BuildOptions =>
  blocks.length === 0 ? {} : { tsconfigRaw: {} };

export interface BundledModule {
  readonly text: string;
  /** The sources of its lines, as a source map. */
  readonly map: string;
}

/** What runs the bundler, once or again and again. */
export type RunBundler = (options: BuildOptions) => Promise<BuildResult>;

/** Loaded only when something has to be bundled: that is rare, and loading takes longer than everything else. */
const runOnce: RunBundler = async (options) => (await import('esbuild')).build(options);

/** Runs the bundler and turns mistakes in the bundled code into CannotRun, those of a site's own into InvalidCode. */
async function build(
  workspace: ModuleSource['workspace'],
  options: BuildOptions,
  run: RunBundler = runOnce,
): Promise<BundledModule> {
  try {
    const own = withoutSettings(workspace);
    const { outputFiles = [] } = await run({ ...common, ...options, ...own, write: false });
    const [map, code] = [...outputFiles].sort(({ path }) => (path.endsWith('.map') ? -1 : 1));
    return { text: (code ?? map)?.text ?? '', map: code === undefined ? '' : (map?.text ?? '') };
  } catch (error) {
    throw explainOwnCode(workspace, error) ?? explainFailure(error);
  }
}

/**
 * An ES module without imports.
 * @throws CannotRun for a mistake in the sources, with its place.
 */
export async function bundleStandalone({ workspace, contents }: ModuleSource): Promise<string> {
  const { text } = await build(workspace, {
    stdin: { contents, resolveDir: workspace.engine, loader: 'ts' },
    absWorkingDir: workspace.engine,
    format: 'esm',
  });
  return text;
}

/** The text of a module that `loadModule` loads, from a file of that path. */
export function bundleModule(
  { workspace, contents, plugins = [], alias, define, banner = '' }: ModuleSource,
  file: string,
  run?: RunBundler,
): Promise<BundledModule> {
  const { engine } = workspace;
  const options: BuildOptions = {
    stdin: { contents, resolveDir: engine, loader: 'ts' },
    absWorkingDir: engine,
    // Read only when a stack is: bundles do not name their maps, which say the way to the sources from there.
    outfile: file,
    sourcemap: 'external',
    sourcesContent: false,
    format: 'cjs',
    platform: 'node',
    jsx: 'automatic',
    plugins: [...plugins],
    alias: { ...alias },
    banner: { js: banner },
    define: {
      ...define,
      'process.env.NODE_ENV': '"production"',
      'process.env.PLINTH_DEV': '""',
    },
  };
  return build(workspace, options, run);
}

/** The exports of a bundled module; `file` is its name in stack traces. */
export const loadModule = <Exports>(text: string, file: string): Exports =>
  runScript<Exports>(makeScript(text, file), file);

/** With `code`, what V8 compiled of the same text before; it tells whether that still matches. */
export function makeScript(text: string, file: string, code?: Buffer): Script {
  const head = `(function (exports, require, module, __filename, __dirname, ${announcing}) {`;
  const options = { filename: file, columnOffset: -head.length };
  return new Script(`${head}${text}\n});`, { ...options, ...(code && { cachedData: code }) });
}

/** The exports of the module that a script is; it announces the files of blocks that it is about to load. */
export function runScript<Exports>(
  script: Script,
  file: string,
  announce: Announce = () => undefined,
): Exports {
  const module = { exports: {} };
  const run = script.runInThisContext();
  run(module.exports, createRequire(file), module, file, dirname(file), announce);
  return module.exports as Exports;
}
