// The sources of the engine → the code and the styles that browsers get.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type OutputFile as Emitted, type Metafile, type Plugin } from 'esbuild';
import { allBlocks } from '../../engine/blocks/all-blocks';
import { eagerBlocks } from '../../engine/blocks/eager-blocks';
import { invariant } from '../../engine/model/invariant';
import { engineFolder } from './engine-folder';

/** A file of the output: its path relative to it, and what it holds. */
export interface Emission {
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
  readonly files: readonly Emission[];
}

/** "Widely available" of Baseline, as esbuild's targets. */
const targets = ['chrome120', 'edge120', 'firefox121', 'safari17.2'];

const routerFolder = join(engineFolder, 'node_modules/react-router/dist/production');

/**
 * Names for developer tools and factories that are not marked as free of effects would keep all of the router's
 * components in the app, used or not.
 */
const withoutUnused: Plugin = {
  name: 'without-unused',
  setup({ onLoad }) {
    onLoad({ filter: /react-router[\\/]dist[\\/]production[\\/].*\.mjs$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'),
      loader: 'js',
    }));
  },
};

const lazyTypes = Object.keys(allBlocks).filter((type) => !Object.hasOwn(eagerBlocks, type));

const toSource = (type: string): string => `engine/blocks/${type}/${type}.tsx`;

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

/** Bundles starter, app and the chunks of blocks; file names carry a hash of what they hold. */
export async function bundleApp({ minify }: { readonly minify: boolean }): Promise<AppBundle> {
  const outdir = join(engineFolder, 'out');
  const { metafile, outputFiles } = await build({
    absWorkingDir: engineFolder,
    entryPoints: [...Object.values(entries), ...lazyTypes.map(toSource)],
    outdir,
    entryNames: '_site/assets/[name]-[hash]',
    chunkNames: '_site/assets/[name]-[hash]',
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
    plugins: [withoutUnused],
    // react-router's export map always answers with its development build.
    alias: {
      'react-router/dom': join(routerFolder, 'dom-export.mjs'),
      'react-router': join(routerFolder, 'index.mjs'),
    },
    define: {
      // React's own checks take most of the time between a save and its sight: they are for who works on the engine.
      'process.env.NODE_ENV':
        minify || !process.env.PLINTH_DEBUG ? '"production"' : '"development"',
      'process.env.PLINTH_DEV': minify ? '""' : '"1"',
    },
    logLevel: 'silent',
  });
  const byEntry = new Map(
    Object.entries(metafile.outputs).flatMap(([path, { entryPoint }]) =>
      entryPoint === undefined ? [] : [[entryPoint, path] as const],
    ),
  );
  const getOutput = (source: string): string => {
    const path = byEntry.get(source);
    invariant(path !== undefined, `"${source}" was bundled`);
    return path;
  };
  const toPath = (output: string): string => output.replace(/^out\//, '');
  const app = getOutput(entries.app);
  return {
    starter: toPath(getOutput(entries.starter)),
    app: toPath(app),
    modules: [...findImports(metafile, app)].map(toPath),
    chunks: Object.fromEntries(lazyTypes.map((type) => [type, toPath(getOutput(toSource(type)))])),
    files: emit(outputFiles, outdir),
  };
}

/** The engine's styles as one sheet. */
export async function bundleStyles({ minify }: { readonly minify: boolean }): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: engineFolder,
    entryPoints: ['engine/styles/index.css'],
    bundle: true,
    minify,
    target: targets,
    charset: 'utf8',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
