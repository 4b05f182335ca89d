// The style sheets of the engine → those of the shell and the running app, and a cascade layer for each other part.
//
// A sheet is beside the component that it styles, under the same name. So the modules of a block or layout give its
// sheets: its own and those of all components that it imports, except those that the shell has anyway. A sheet named
// `feature.stacked.css` is for the layout "stacked" of that component alone. `styles/axes/header.centred.css` is for
// themes with that value of that axis, `image-edge.arch.page.css` for pages that have it, `contact.rail.late.css` for what is closed or below when a page appears,
// `carousel.live.css` and `labels.set.live.css` for what is shown only once the app runs or at an unknown address, `feature.print.css` for paper.
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { invariant } from '../../engine/model/invariant';
import { InvalidCode } from '../command/invalid-code';
import type { Workspace } from '../files/workspace';
import { checkSheet } from './check-sheet';
import { readSheet, transformSheet } from './own-sheet';
import { findModuleFile, isSiteModule, toSitePath } from './site-modules';
import { targets } from './targets';

export interface StyleBundle {
  /** The sheet that every page links. Its first statement orders the kinds of layers, so that of arrival does not matter. */
  readonly shell: string;
  /** What the shell's sheet gets besides for a value of an axis of the theme, by `<axis>.<value>`. */
  readonly axes: Readonly<Record<string, string>>;
  /** The sheet for what is closed when a page appears. */
  readonly late: string;
  /** The sheet that only the running app needs and fetches. */
  readonly live: string;
  /** The sheet for paper. */
  readonly print: string;
  /** The rules of each part of some pages, in the order of the layers; those of a layout follow those of its block. */
  readonly layers: Readonly<Record<string, string>>;
  /** The parts in `layers` of each block, layout and layout of a block, by the name that `listStyled` gives it. */
  readonly needs: Readonly<Record<string, readonly string[]>>;
}

/** The modules of each block and layout, by its name. */
export type Components = Readonly<Record<string, readonly string[]>>;

const entries = {
  shell: 'engine/styles/index.css',
  late: 'engine/styles/late.css',
  live: 'engine/styles/live.css',
  print: 'engine/styles/print.css',
} as const;

/** `block.cards` for a file named like its folder, in a folder of blocks; `block.course/card` in one of kinds; else undefined. */
function findOwner(path: string): string | undefined {
  const [, kind, part] = /\bkinds\/([^/]+)\/(page|card)\/\2\.\w+$/.exec(path) ?? [];
  if (kind !== undefined) return `block.${kind}/${part}`;
  return /\b(block|layout)s\/([^/]+)\/\2\.\w+$/.exec(path)?.slice(1).join('.');
}

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

const listSheets = (workspace: Workspace, modules: readonly string[]): string[] =>
  modules
    .filter((module) => module.endsWith('.tsx'))
    .map(toSheet)
    .flatMap((sheet) => {
      const folder = dirname(findModuleFile(workspace, sheet));
      const stem = `${basename(sheet, '.css')}.`;
      return (existsSync(folder) ? readdirSync(folder) : [])
        .filter((name) => name.startsWith(stem) && name.endsWith('.css'))
        .map((name) => `${dirname(sheet)}/${name}`);
    });

/** `feature.stacked.css` → its name without the variant, and the variant. */
function splitName(sheet: string): readonly [stem: string, variant: string | undefined] {
  const [stem = '', variant] = basename(sheet, '.css').split('.');
  return [`${dirname(sheet)}/${stem}.css`, variant];
}

/** Layers that several blocks share come before all of them. */
function toLayer(sheet: string): string {
  const [stem] = splitName(sheet);
  return findOwner(stem) ?? `part.${basename(stem, '.css')}`;
}

/** A layer, or its part for one variant. */
function toPart(sheet: string): string {
  const [, variant] = splitName(sheet);
  return variant === undefined ? toLayer(sheet) : `${toLayer(sheet)}.${variant}`;
}

interface StyleOptions {
  readonly workspace: Workspace;
  readonly minify: boolean;
}

/** @throws InvalidCode where a sheet of a site's own block would load something, or has a mistake that loses what is behind it. */
async function checkOwnSheets(workspace: Workspace, sheets: readonly string[]): Promise<void> {
  const own = sheets.filter(isSiteModule).map((sheet) => {
    const name = toSitePath(sheet);
    return [name, readSheet(findModuleFile(workspace, sheet), name) ?? ''] as const;
  });
  const findings = own.flatMap(([name, text]) => checkSheet(name, text));
  if (findings.length > 0) throw new InvalidCode(findings);
  for (const [name, text] of own) await transformSheet(name, text);
}

/** A part of a kind has a slash in its name. */
const toOutName = (name: string): string => name.replace('/', '~');

async function bundle(
  sheets: Readonly<Record<string, string>>,
  { workspace, minify }: StyleOptions,
) {
  await checkOwnSheets(workspace, Object.values(sheets));
  const { metafile, outputFiles } = await build({
    absWorkingDir: workspace.engine,
    entryPoints: Object.entries(sheets).map(([name, path]) => ({
      in: findModuleFile(workspace, path),
      out: toOutName(name),
    })),
    outdir: 'out',
    bundle: true,
    minify,
    target: targets,
    charset: 'utf8',
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  const texts = new Map(
    outputFiles.map(({ path, text }) => [basename(path, '.css'), text.trimEnd()]),
  );
  const textOf = (name: string): string => {
    const text = texts.get(toOutName(name));
    invariant(text !== undefined, `the sheet "${name}" is bundled`);
    return text;
  };
  return { inputs: Object.keys(metafile.inputs), textOf };
}

const axesFolder = 'engine/styles/axes';

function listAxes({ engine }: Workspace): Record<string, string> {
  const folder = join(engine, axesFolder);
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return Object.fromEntries(names.map((name) => [basename(name, '.css'), `${axesFolder}/${name}`]));
}

/** Whether a sheet is for some pages of a site. */
const isOfPages = (name: string): boolean => name.endsWith('.page');

const divide = (names: readonly string[], isFirst: (name: string) => boolean) =>
  [names.filter(isFirst), names.filter((name) => !isFirst(name))] as const;

const nodesFolder = 'engine/ui/nodes';

/** A sheet beside the nodes that only some pages have is for pages with nodes of its name. */
function listNodes({ engine }: Workspace): Components {
  const folder = join(engine, nodesFolder);
  const names = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith('.css'))
    : [];
  const kinds = [...new Set(names.sort().map((name) => name.split('.')[0]))];
  return Object.fromEntries(kinds.map((kind) => [`node.${kind}`, [`${nodesFolder}/${kind}.tsx`]]));
}

/** The parts of a block or layout, and those of each of its variants. */
function toNeeds(name: string, sheets: readonly string[]): [string, string[]][] {
  const variants = [...new Set(sheets.map((sheet) => splitName(sheet)[1]))].sort();
  return [undefined, ...variants.filter((variant) => variant !== undefined)].map((variant) => [
    variant === undefined ? name : `${name}.${variant}`,
    sheets
      .filter((sheet) => splitName(sheet)[1] === variant)
      .map(toPart)
      .sort(),
  ]);
}

/** The sheets of blocks, layouts and their parts, by what they are parts of. */
function listParts(own: readonly (readonly [name: string, sheets: readonly string[]])[]) {
  const parts = own.flatMap(([, sheets]) => sheets.map((sheet) => [toPart(sheet), sheet] as const));
  return Object.fromEntries(parts.sort());
}

/** All styles of the engine, and which blocks and layouts need them. */
export async function bundleStyles(
  components: Components,
  options: StyleOptions,
): Promise<StyleBundle> {
  const { inputs, textOf } = await bundle(entries, options);
  const { workspace } = options;
  const modulesOf = { ...components, ...listNodes(workspace) };
  const own = Object.entries(modulesOf).map(([name, modules]) => {
    const sheets = listSheets(workspace, modules);
    return [name, sheets.filter((sheet) => !inputs.includes(sheet))] as const;
  });
  const sheets = listParts(own);
  const parts = await bundle(sheets, options);
  const axes = listAxes(workspace);
  const values = await bundle(axes, options);
  const [ofPages, ofSites] = divide(Object.keys(axes), isOfPages);
  const texts = [
    ...Object.entries(sheets).map(([part, sheet]) => {
      return [part, `@layer ${toLayer(sheet).replace('/', '\\/')}{${parts.textOf(part)}}`];
    }),
    ...ofPages.map((name) => [name, `@layer axes{${values.textOf(name)}}`]),
  ];
  return {
    shell: textOf('shell'),
    axes: Object.fromEntries(ofSites.map((name) => [name, values.textOf(name)])),
    late: textOf('late'),
    live: textOf('live'),
    print: `@layer preferences{${textOf('print')}}`,
    layers: Object.fromEntries(texts.sort()),
    needs: Object.fromEntries([
      ...own.flatMap(([name, list]) => toNeeds(name, list)),
      ...ofPages.map((name) => [`axis.${name.replace(/\.page$/, '')}`, [name]]),
    ]),
  };
}
