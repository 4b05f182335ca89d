// The style sheets of the engine → those of the shell and the running app, and a cascade layer for each other part.
//
// A sheet is beside the component that it styles, under the same name. So the modules of a block or layout give its
// sheets: its own and those of all components that it imports, except those that the shell has anyway.
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import type { Workspace } from '../files/workspace';
import { targets } from './targets';

export interface StyleBundle {
  /** The sheet that every page links. Its first statement names all layers, so the order of arrival does not matter. */
  readonly shell: string;
  /** The sheet that only the running app needs and fetches. */
  readonly live: string;
  /** The rules of each part of some pages, by layer, in the order of the layers. */
  readonly layers: Readonly<Record<string, string>>;
  /** The layers of each block and layout, by the name that `needsOf` gives it. */
  readonly needs: Readonly<Record<string, readonly string[]>>;
}

/** The modules of each block and layout, by its name. */
export type Components = Readonly<Record<string, readonly string[]>>;

const entries = { shell: 'engine/styles/index.css', live: 'engine/styles/live.css' } as const;

/** `block.cards` for a file named like its folder, in a folder of blocks; else undefined. */
const findOwner = (path: string): string | undefined =>
  /\b(block|layout)s\/([^/]+)\/\2\.\w+$/.exec(path)?.slice(1).join('.');

/** The modules of a bundle, grouped by block and layout. */
export function findComponents({ inputs }: Pick<Metafile, 'inputs'>): Components {
  const collect = (path: string, found = new Set<string>()): Set<string> => {
    if (found.has(path)) return found;
    found.add(path);
    for (const { path: next, kind } of inputs[path]?.imports ?? [])
      if (kind === 'import-statement') collect(next, found);
    return found;
  };
  // Separately loaded code has an entry besides its module.
  const sources = Object.keys(inputs).filter((path) => /^(?!plinth:).*\.tsx$/.test(path));
  return Object.fromEntries(
    sources.flatMap((path) => {
      const owner = findOwner(path);
      return owner === undefined ? [] : [[owner, [...collect(path)]]];
    }),
  );
}

const toSheet = (module: string): string => module.replace(/\.tsx$/, '.css');

const listSheets = ({ engine }: Workspace, modules: readonly string[]): string[] =>
  modules
    .filter((module) => module.endsWith('.tsx'))
    .map(toSheet)
    .filter((sheet) => existsSync(join(engine, sheet)));

/** Layers that several blocks share come before all of them. */
const toLayer = (sheet: string): string => findOwner(sheet) ?? `part.${basename(sheet, '.css')}`;

/** Inserts the layers of blocks, layouts and their parts where the first statement of a sheet names their kind. */
const declareLayers = (sheet: string, layers: readonly string[]): string =>
  sheet.replace(/@layer ([^;{]+);/, (_, kinds: string) => {
    const all = kinds.split(/,\s*/).flatMap((kind) => {
      const within = layers.filter((layer) => layer.startsWith(`${kind}.`));
      return within.length > 0 ? within : [kind];
    });
    return `@layer ${all.join(',')};`;
  });

interface StyleOptions {
  readonly workspace: Workspace;
  readonly minify: boolean;
}

async function bundle(
  sheets: Readonly<Record<string, string>>,
  { workspace, minify }: StyleOptions,
) {
  const { metafile, outputFiles } = await build({
    absWorkingDir: workspace.engine,
    entryPoints: Object.entries(sheets).map(([name, path]) => ({ in: path, out: name })),
    outdir: 'out',
    bundle: true,
    minify,
    target: targets,
    charset: 'utf8',
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  const texts = outputFiles.map(({ path, text }) => [basename(path, '.css'), text.trimEnd()]);
  return { inputs: Object.keys(metafile.inputs), texts: Object.fromEntries(texts) };
}

/** All styles of the engine, and which blocks and layouts need them. */
export async function bundleStyles(
  components: Components,
  options: StyleOptions,
): Promise<StyleBundle> {
  const { inputs, texts } = await bundle(entries, options);
  const own = Object.entries(components).map(([name, modules]) => {
    const sheets = listSheets(options.workspace, modules).filter(
      (sheet) => !inputs.includes(sheet),
    );
    return [name, sheets] as const;
  });
  const sheets = Object.fromEntries(
    own.flatMap(([, paths]) => paths.map((path) => [toLayer(path), path])).sort(),
  );
  const layers = (await bundle(sheets, options)).texts;
  return {
    shell: declareLayers(texts.shell, Object.keys(sheets)),
    live: texts.live,
    layers: Object.fromEntries(
      Object.keys(sheets).map((layer) => [layer, `@layer ${layer}{${layers[layer]}}`]),
    ),
    needs: Object.fromEntries(own.map(([name, paths]) => [name, paths.map(toLayer).sort()])),
  };
}
