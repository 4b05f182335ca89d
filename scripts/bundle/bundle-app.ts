// The sources of the engine and of blocks → the code for browsers.
import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { build, type OutputFile as Emitted, type Metafile, type Plugin } from 'esbuild';
import { toAssetFile } from '../../engine/content/addresses/output-paths';
import { nodesChunk } from '../../engine/content/pages/find-chunks';
import { toPascalCase } from '../../engine/content/shape/type-names';
import type { Starter } from '../../engine/model/assets';
import type { Contract } from '../../engine/model/contract';
import { invariant } from '../../engine/model/invariant';
import type { Workspace } from '../files/workspace';
import type { World } from '../files/world';
import { type RunBundler, withoutSettings } from './bundle-module';
import { type Components, findComponents } from './bundle-styles';
import { findAliases } from './packages';
import { targets } from './targets';
import { makeToSource, withBlocks } from './with-blocks';
import { withoutMarks } from './without-marks';

/** A file of the output: its relative path, and its text. */
interface Emission {
  readonly path: string;
  readonly content: string;
}

export interface AppBundle {
  readonly starter: Starter;
  /** Its path relative to the output, like the others. */
  readonly app: string;
  /** What the app imports statically. */
  readonly modules: readonly string[];
  /** By type, for the blocks that are not part of the app; and the nodes that only some pages have. */
  readonly chunks: Readonly<Record<string, string>>;
  /** The modules of blocks and layouts: their styles are found by them. */
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
  [...blocks].flatMap(([type, { app }]) => (app?.loading === 'eager' ? [] : [type]));

/** The plugin's names for separately loaded code: a module, or the component of a block. */
const toLazy = (path: string): string => `lazy:${path}`;
const toLateBlock = (type: string): string => `block:${type}`;

/** The code for such a name. The app asks every chunk of a block for `Block`. */
function resolveLate(name: string, toSource: (type: string) => string): string {
  const [kind, path = ''] = name.split(':');
  if (kind === 'lazy') return `export * from "./${path}";`;
  if (kind === 'nodes') return `export { AnyNode as Block } from "./${path}";`;
  return `export { ${toPascalCase(path)}Block as Block } from "${toSource(path)}";`;
}

const entries = {
  starter: 'engine/entry/starter.ts',
  app: 'engine/entry/browser.tsx',
} as const;

/** The component of the nodes that only some pages have; no type of block has its name. */
const nodesEntry = 'nodes:engine/ui/nodes/any-node.tsx';

interface LateOptions {
  readonly engine: string;
  /** What to import for a block's component. */
  readonly toSource: (type: string) => string;
}

/**
 * Has all that is loaded on its own ask for the app. What several files share is put into one file for each set of files that
 * share it: a dozen small ones, which compress badly. So all of them share the whole app, in one file.
 */
const withLate = ({ engine, toSource }: LateOptions): Plugin => ({
  name: 'with-late',
  setup({ onResolve, onLoad, resolve }) {
    const filter = /^(?:lazy|nodes|block):/;
    onResolve({ filter }, ({ path }) => ({ path, namespace: 'plinth' }));
    onResolve({ filter: /^/ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (kind !== 'dynamic-import' || pluginData === 'seen') return undefined;
      const found = await resolve(path, { kind, resolveDir, pluginData: 'seen' });
      const source = relative(engine, found.path).replaceAll('\\', '/');
      return found.errors.length > 0
        ? { errors: found.errors }
        : { path: toLazy(source), namespace: 'plinth' };
    });
    onLoad({ filter, namespace: 'plinth' }, ({ path }) => ({
      contents: `import "./${entries.app}"; ${resolveLate(path, toSource)}`,
      resolveDir: engine,
    }));
  },
});

function emit(outputFiles: readonly Emitted[], outdir: string): Emission[] {
  return outputFiles.map(({ path, text }) => ({
    path: path.slice(outdir.length + 1).replaceAll('\\', '/'),
    content: text,
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

/** React's development checks take most of the time from a save to its rendering: only engine developers need them. */
const toDefines = (minify: boolean): Record<string, string> => ({
  'process.env.NODE_ENV': minify || !process.env.PLINTH_DEBUG ? '"production"' : '"development"',
  'process.env.PLINTH_DEV': minify ? '""' : '"1"',
});

export interface BundleOptions {
  readonly world: World;
  readonly minify: boolean;
  /** What runs the bundler; default: once. */
  readonly run?: RunBundler;
}

// Nothing is written there: it only makes output paths relative.
const outFolder = ({ engine }: Workspace): string => join(engine, 'out');

/**
 * Tells V8 that nearly all of a file runs at its start: it is compiled as a whole, beside the main thread, instead of function
 * by function when each is first called. That takes a third off the main thread's work from fetching the app to its response.
 */
const compileHint = '//# allFunctionsCalledOnLoad';

async function bundle({ world, minify, run = build }: BundleOptions) {
  const { workspace, contract } = world;
  const { engine } = workspace;
  const { metafile, outputFiles } = await run({
    absWorkingDir: engine,
    entryPoints: [
      ...Object.values(entries).map((path) => ({
        in: path,
        out: path.replace(/^.*\/|\.tsx?$/g, ''),
      })),
      { in: nodesEntry, out: 'nodes' },
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
    banner: { js: compileHint },
    charset: 'utf8',
    metafile: true,
    write: false,
    plugins: [
      ...withBlocks(world),
      withoutMarks,
      withOneFactory(engine),
      withLate({ engine, toSource: makeToSource(world) }),
    ],
    alias: findAliases(engine),
    define: toDefines(minify),
    logLevel: 'silent',
    ...withoutSettings(workspace),
  });
  invariant(metafile !== undefined && outputFiles !== undefined, 'the bundler was asked for both');
  return { metafile, outputFiles };
}

function findOutput({ outputs }: Metafile, source: string): string {
  const found = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === source);
  invariant(found !== undefined, `"${source}" was bundled`);
  return found[0];
}

/** The code as it stands in documents. */
function toStarter(emitted: string): Starter {
  const code = emitted.replace(compileHint, '').trim();
  invariant(!/<\/script|<!--|\r/i.test(code), 'the code of the starter can stand in a document');
  const digest = createHash('sha256').update(code).digest('base64');
  return { code, hash: `sha256-${digest}` };
}

/** Bundles starter, app and the chunks of blocks; file names contain a hash of their content. */
export async function bundleApp(options: BundleOptions): Promise<AppBundle> {
  const { workspace, contract } = options.world;
  const { metafile, outputFiles } = await bundle(options);
  const toPath = (output: string): string => output.replace(/^out\//, '');
  const app = findOutput(metafile, entries.app);
  const findChunk = (entry: string): string => toPath(findOutput(metafile, `plinth:${entry}`));
  const starter = toPath(findOutput(metafile, entries.starter));
  const emitted = emit(outputFiles, outFolder(workspace));
  const own = emitted.find(({ path }) => path === starter);
  invariant(own !== undefined, 'the starter is one of the files');
  const late = findLate(contract).map((type) => [type, findChunk(toLateBlock(type))] as const);
  return {
    starter: toStarter(own.content),
    app: toPath(app),
    modules: [...findImports(metafile, app)].map(toPath),
    chunks: Object.fromEntries([...late, [nodesChunk, findChunk(nodesEntry)]]),
    components: findComponents(metafile),
    files: emitted.filter((file) => file !== own),
  };
}
