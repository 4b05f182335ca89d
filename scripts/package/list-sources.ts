// The engine and its packages → the files that are bundled while a command runs: for a site with blocks of its own.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { bundledPackages, findAliases, publicModules, shippedPackages } from '../bundle/packages';

const entries = {
  // What the app loads later has entries of its own.
  browser: [
    'entry/starter.ts',
    'entry/browser.tsx',
    'generated/all-blocks.ts',
    'ui/nodes/any-node.tsx',
  ],
  node: ['entry/prerender.tsx', ...Object.values(publicModules).map((name) => `api/${name}.ts`)],
} as const;

const common = {
  bundle: true,
  write: false,
  metafile: true,
  outdir: 'out',
  // As they are named here, even where they lie elsewhere.
  preserveSymlinks: true,
  format: 'esm',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
} as const satisfies BuildOptions;

/** The modules of the app, of the renderers, and of what blocks may import. */
async function listModules(engine: string): Promise<string[]> {
  const results = await Promise.all(
    Object.entries(entries).map(([platform, names]) =>
      build({
        ...common,
        platform: platform as keyof typeof entries,
        absWorkingDir: engine,
        alias: findAliases(engine),
        entryPoints: names.map((name) => `engine/${name}`),
      }),
    ),
  );
  return results.flatMap(({ metafile }) => Object.keys(metafile.inputs));
}

const folderOf = 'node_modules/';

/** The package that a module belongs to; undefined for those of the engine. */
export const findPackage = (module: string): string | undefined =>
  /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1];

const listBelow = (engine: string, folder: string, ending: string): string[] =>
  readdirSync(join(engine, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith(ending));

/** Path in the package → path in the repository. */
export async function listSources(engine: string): Promise<ReadonlyMap<string, string>> {
  const modules = [...new Set(await listModules(engine))];
  const packages = new Set(modules.flatMap((module) => findPackage(module) ?? []));
  for (const name of packages)
    if (!bundledPackages.includes(name) && name !== 'react-router')
      throw new Error(`The app contains ${name}. Name it in scripts/bundle/packages.ts.`);
  const descriptions = [...packages].map((name) => `${folderOf}${name}/package.json`);
  const files = [
    ...modules,
    ...descriptions,
    ...listBelow(engine, 'engine', '.css'),
    ...listBelow(engine, 'engine/ui/icons', '.svg'),
    ...listBelow(engine, 'engine/generated', '.cjs'),
    ...listBelow(engine, 'schemas', '.json'),
  ];
  return new Map(
    files
      .filter((path) => existsSync(join(engine, path)))
      .map((path) => [
        path.startsWith(folderOf) ? `${shippedPackages}/${path.slice(folderOf.length)}` : path,
        path,
      ]),
  );
}
