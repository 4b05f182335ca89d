// The sources of the shell → what a browser loads. The package has it ready.
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { targets } from '../../bundle/targets';
import { findCodeFolder } from '../../files/code-id';
import { contentHash } from '../../files/content-hash';
import { readIfThere } from '../../files/read-if-there';
import { editPaths } from '../wire';

/** The name of the document. */
export const documentName = 'shell';

/** What the shell has of React, by names of its own: what comes as a whole is called by long ones. */
const react = (folder: string): Plugin => ({
  name: 'react',
  setup: ({ onResolve }) => {
    const path = join(folder, 'react.ts');
    onResolve({ filter: /^react$/ }, ({ importer }) =>
      importer !== path && !importer.includes('node_modules') ? { path } : undefined,
    );
  },
});

/** By name. */
export type Shell = ReadonlyMap<string, string>;

const { shell } = editPaths;

/** A shell knows by the address of its code whether a server has another. */
const toPage = (code: string): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Editor</title>' +
  '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">' +
  `<link rel="icon" href="data:,"><link rel="stylesheet" href="${shell}/shell.css"></head>` +
  `<body><div id="shell"></div><script type="module" src="${shell}/shell.js?${contentHash(code)}"></script></body></html>`;

/** The package has it ready, below this name. */
export const shellFile = 'edit-shell.json';

interface BundledShell {
  readonly files: Shell;
  /** What it is made of, relative to the engine. */
  readonly inputs: readonly string[];
}

export async function bundleShell(
  engine: string,
  { minify = false }: { readonly minify?: boolean } = {},
): Promise<BundledShell> {
  const { build } = await import('esbuild');
  const folder = join(engine, 'scripts/editor/shell');
  const { outputFiles, metafile } = await build({
    entryPoints: [join(folder, 'main.tsx'), join(folder, 'shell.css')],
    outdir: folder,
    absWorkingDir: engine,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: targets,
    jsx: 'automatic',
    jsxImportSource: '#shell',
    alias: { '#shell/jsx-runtime': join(folder, 'jsx-runtime.ts') },
    plugins: [react(folder)],
    minify,
    legalComments: 'none',
    charset: 'utf8',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  const find = (ending: string): string =>
    outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return {
    files: new Map([
      [documentName, toPage(find('.js'))],
      ['shell.js', find('.js')],
      ['shell.css', find('.css')],
    ]),
    inputs: Object.keys(metafile.inputs),
  };
}

export async function getShell(engine: string): Promise<Shell> {
  const ready = readIfThere(join(findCodeFolder(), shellFile));
  return ready === undefined
    ? (await bundleShell(engine)).files
    : new Map(Object.entries(JSON.parse(ready) as Record<string, string>));
}
