// The sources of the engine and of blocks → the code that browsers get.
import { join, relative } from 'node:path';
import { context, type OutputFile as Emitted, type Metafile, type Plugin } from 'esbuild';
import { toAssetFile } from '../../engine/content/output-paths';
import { toPascalCase } from '../../engine/content/type-names';
import type { Contract } from '../../engine/model/contract';
import { invariant } from '../../engine/model/invariant';
import type { Workspace } from '../files/workspace';
import type { World } from '../files/world';
import { type Components, findComponents } from './bundle-styles';
import { findProductionRouter } from './production-router';
import { targets } from './targets';
import { makeToSource, withBlocks } from './with-blocks';
import { withoutUnused } from './without-unused';

/** A file of the output: its path relative to it, and what it holds. */
interface Emission {
  readonly path: string;
  readonly content: Uint8Array;
}

export interface AppBundle {
  /** Paths relative to the output. */
  readonly starter: string;
  readonly app: string;
  /** What the app imports statically. */
  readonly modules: readonly string[];
  /** By type, of the blocks that are not part of the app. */
  readonly chunks: Readonly<Record<string, string>>;
  /** What blocks and layouts are made of: their styles are found by it. */
  readonly components: Components;
  readonly files: readonly Emission[];
}

/** Each module would keep React's element factories in a variable, and call them through it. */
const withOneFactory = (engine: string): Plugin => ({
  name: 'with-one-factory',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^react\/jsx-runtime$/ }, ({ kind }) =>
      kind === 'import-statement' ? { path: 'factory', namespace: 'plinth' } : undefined,
    );
    onLoad({ filter: /^factory$/, namespace: 'plinth' }, () => ({
      contents: `export const { Fragment, jsx, jsxs } = require('react/jsx-runtime');`,
      resolveDir: engine,
    }));
  },
});

const findLate = ({ blocks }: Contract): string[] =>
  [...blocks].flatMap(([type, { loading }]) => (loading === 'late' ? [type] : []));

/** How the plugin below calls what is loaded on its own: a module, or the component of a block. */
const toLazy = (path: string): string => `lazy:${path}`;
const toLateBlock = (type: string): string => `block:${type}`;

/** The code for such a name. The app asks every chunk of a block for `Block`. */
function resolveLate(name: string, toSource: (type: string) => string): string {
  const [kind, path = ''] = name.split(':');
  if (kind === 'lazy') return `export * from "./${path}";`;
  return `export { ${toPascalCase(path)}Block as Block } from "./${toSource(path)}";`;
}

interface CommonOptions {
  readonly engine: string;
  readonly common: () => readonly string[];
  /** Where the component of a block stands. */
  readonly toSource: (type: string) => string;
}

/**
 * Gives all that is loaded on its own the same modules to ask for. What several chunks share is put into one file for each
 * set of chunks that share it: a dozen small files, which compress badly. So all of them share all that the app has
 * anyway.
 */
const withCommon = ({ engine, common, toSource }: CommonOptions): Plugin => ({
  name: 'with-common',
  setup({ onResolve, onLoad, resolve }) {
    const filter = /^(?:lazy:|block:|common$)/;
    onResolve({ filter }, ({ path }) => ({ path, namespace: 'plinth' }));
    onResolve({ filter: /^/ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (kind !== 'dynamic-import' || pluginData === 'seen') return undefined;
      const found = await resolve(path, { kind, resolveDir, pluginData: 'seen' });
      const source = relative(engine, found.path).replaceAll('\\', '/');
      return found.errors.length > 0
        ? { errors: found.errors }
        : { path: toLazy(source), namespace: 'plinth' };
    });
    onLoad({ filter, namespace: 'plinth' }, ({ path }) => {
      const contents =
        path === 'common'
          ? common()
              .map((module) => `import "./${module}";`)
              .join('\n')
          : `import "common"; ${resolveLate(path, toSource)}`;
      return { contents, resolveDir: engine };
    });
  },
});

const entries = {
  starter: 'engine/entry/starter.ts',
  app: 'engine/entry/browser.tsx',
} as const;

function emit(outputFiles: readonly Emitted[], outdir: string): Emission[] {
  return outputFiles.map(({ path, contents }) => ({
    path: path.slice(outdir.length + 1).replaceAll('\\', '/'),
    content: contents,
  }));
}

function findImports({ outputs }: Metafile, path: string, found = new Set<string>()): Set<string> {
  for (const { path: next, kind } of outputs[path]?.imports ?? []) {
    if (kind !== 'import-statement' || found.has(next)) continue;
    found.add(next);
    findImports({ outputs, inputs: {} }, next, found);
  }
  return found;
}

/** React's own checks take most of the time between a save and its sight: they are for who works on the engine. */
const toDefines = (minify: boolean): Record<string, string> => ({
  'process.env.NODE_ENV': minify || !process.env.PLINTH_DEBUG ? '"production"' : '"development"',
  'process.env.PLINTH_DEV': minify ? '""' : '"1"',
});

export interface BundleOptions {
  readonly world: World;
  readonly minify: boolean;
}

// Nothing is written there: it only makes paths of outputs relative.
const outFolder = ({ engine }: Workspace): string => join(engine, 'out');

function prepare({ world, minify }: BundleOptions, common: () => readonly string[]) {
  const { workspace, contract } = world;
  const { engine } = workspace;
  return context({
    absWorkingDir: engine,
    entryPoints: [
      ...Object.values(entries).map((path) => ({
        in: path,
        out: path.replace(/^.*\/|\.tsx?$/g, ''),
      })),
      ...findLate(contract).map((type) => ({ in: toLateBlock(type), out: type })),
    ],
    outdir: outFolder(workspace),
    entryNames: toAssetFile('[name]-[hash]'),
    chunkNames: toAssetFile('[name]-[hash]'),
    bundle: true,
    splitting: true,
    format: 'esm',
    target: targets,
    jsx: 'automatic',
    minify,
    legalComments: 'none',
    charset: 'utf8',
    metafile: true,
    write: false,
    plugins: [
      withoutUnused,
      withOneFactory(engine),
      withCommon({ engine, common, toSource: makeToSource(workspace) }),
      ...withBlocks(world),
    ],
    alias: findProductionRouter(engine),
    define: toDefines(minify),
    logLevel: 'silent',
  });
}

function findOutput({ outputs }: Metafile, source: string): string {
  const found = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === source);
  invariant(found !== undefined, `"${source}" was bundled`);
  return found[0];
}

/** The modules of the engine and its packages that the app shares with blocks. */
function findCommon(metafile: Metafile): string[] {
  const shared = findImports(metafile, findOutput(metafile, entries.app));
  return [...shared]
    .flatMap((path) => Object.keys(metafile.outputs[path]?.inputs ?? {}))
    .filter((input) => !input.startsWith('plinth:'))
    .sort();
}

async function bundle(options: BundleOptions) {
  let common: readonly string[] = [];
  const bundling = await prepare(options, () => common);
  try {
    const first = await bundling.rebuild();
    common = findCommon(first.metafile);
    // Where nothing is minified, the number of files does not matter, and time does.
    return options.minify ? await bundling.rebuild() : first;
  } finally {
    await bundling.dispose();
  }
}

/** Bundles starter, app and the chunks of blocks; file names carry a hash of what they hold. */
export async function bundleApp(options: BundleOptions): Promise<AppBundle> {
  const { workspace, contract } = options.world;
  const { metafile, outputFiles } = await bundle(options);
  const toPath = (output: string): string => output.replace(/^out\//, '');
  const app = findOutput(metafile, entries.app);
  const findChunk = (type: string): string =>
    toPath(findOutput(metafile, `plinth:${toLateBlock(type)}`));
  return {
    starter: toPath(findOutput(metafile, entries.starter)),
    app: toPath(app),
    modules: [...findImports(metafile, app)].map(toPath),
    chunks: Object.fromEntries(findLate(contract).map((type) => [type, findChunk(type)])),
    components: findComponents(metafile),
    files: emit(outputFiles, outFolder(workspace)),
  };
}
