// The style sheets of the engine → the shell's, that of the running app, and a cascade layer for each part of some pages.
//
// A sheet lies beside the component that it styles, under the same name. So what a block or layout is made of tells its
// sheets: its own and those of all components that it imports, save what the shell has anyway.
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import type { Workspace } from '../files/workspace';
import { targets } from './targets';

export interface StyleBundle {
  /** What every page links. Its first statement names all layers: it does not matter which sheet arrives when. */
  readonly shell: string;
  /** What only the running app shows, and fetches. */
  readonly live: string;
  /** The rules of each part that some pages have, by layer, in the order of the layers. */
  readonly layers: Readonly<Record<string, string>>;
  /** The layers of each block and layout, by the name that `needsOf` gives it. */
  readonly needs: Readonly<Record<string, readonly string[]>>;
}

/** By the name of a block or layout: the modules that it is made of. */
export type Components = Readonly<Record<string, readonly string[]>>;

const entries = { shell: 'engine/styles/index.css', live: 'engine/styles/live.css' } as const;

/** `block.cards` for what is called as its folder, in the folder of blocks; else undefined. */
const findOwner = (path: string): string | undefined =>
  /\b(block|layout)s\/([^/]+)\/\2\.\w+$/.exec(path)?.slice(1).join('.');

/** What the modules of a bundle make up, block by block and layout by layout. */
export function findComponents({ inputs }: Pick<Metafile, 'inputs'>): Components {
  const collect = (path: string, found = new Set<string>()): Set<string> => {
    if (found.has(path)) return found;
    found.add(path);
    for (const { path: next, kind } of inputs[path]?.imports ?? [])
      if (kind === 'import-statement') collect(next, found);
    return found;
  };
  // What is loaded on its own has an entry besides its module.
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

/** What several blocks have in common lies below all of them. */
const toLayer = (sheet: string): string => findOwner(sheet) ?? `part.${basename(sheet, '.css')}`;

/** Puts the layers of blocks, layouts and their parts where the first statement of a sheet names their kind. */
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

/** All styles of the engine, and which of them the blocks and layouts need. */
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
