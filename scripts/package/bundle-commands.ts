// The commands of the engine that a site needs → one bundle of all of them, and the program that starts it.
import { join } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { findProductionRouter } from '../bundle/packages';
import { siteCommands } from '../command/commands';
import { bundleShell, shellFile } from '../editor/server/shell-files';
import { toAscii } from '../files/to-ascii.mjs';

/** Where the package does something else under the name of a command. */
const others: Readonly<Record<string, string>> = { test: 'site-test', types: 'site-types' };

/** The first words of all commands. */
const names = [...new Set(Object.keys(siteCommands).map((name) => name.replace(/ .*/, '')))];

/** Each command is loaded when it runs: the bundle holds what none of the others has run. */
const source = [
  "export { checkArguments } from './command/check-arguments';",
  'const modules = {',
  ...names.map((name) => `  '${name}': () => import('./${others[name] ?? name}'),`),
  '};',
  'export const run = async (name, ...given) => (await modules[name]()).run(...given);',
  "export { runApart } from './apart/watch/run-apart';",
  "export const startDocuments = () => import('./output/document-thread-entry');",
].join('\n');

/** The formatter of the generator of types, which it is told not to use. */
const withoutFormatter: Plugin = {
  name: 'without-formatter',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^prettier$/ }, () => ({ path: 'prettier', namespace: 'nothing' }));
    onLoad({ filter: /^/, namespace: 'nothing' }, () => ({ contents: '' }));
  },
};

/** What one command alone needs, and what would make every other one slower to load: a bundle of its own. */
const protocol = 'mcp-protocol.cjs';

const withoutProtocol: Plugin = {
  name: 'without-protocol',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/serve-protocol$/ }, () => ({ path: `./${protocol}`, external: true })),
};

/** What stays outside: programs for one machine, and what code asks for that is made while a command runs. */
const external = ['esbuild', 'ajv', 'sharp'];

interface Bundled {
  /** By path in the package. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** The modules that are inside, relative to the engine. */
  readonly inputs: readonly string[];
}

async function bundle(engine: string, path: string, options: BuildOptions): Promise<Bundled> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: engine,
    bundle: true,
    platform: 'node',
    target: 'node20',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
    ...options,
    metafile: true,
    write: false,
  });
  const [output] = outputFiles;
  if (output === undefined) throw new Error(`${path} was not bundled.`);
  const code = Buffer.from(toAscii(output.text));
  return { files: new Map([[path, code]]), inputs: Object.keys(metafile.inputs) };
}

const bundleAll = (engine: string): Promise<Bundled> =>
  bundle(engine, 'lib/plinth.cjs', {
    stdin: { contents: source, resolveDir: join(engine, 'scripts'), loader: 'ts' },
    format: 'cjs',
    // Cached compiled code has no loader for `import()`.
    supported: { 'dynamic-import': false },
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.PLINTH_EDITION': '"package"' },
    alias: {
      ...findProductionRouter(engine),
      // Its main file cannot be bundled.
      'jsonc-parser': join(engine, 'node_modules/jsonc-parser/lib/esm/main.js'),
    },
    plugins: [withoutFormatter, withoutProtocol],
    external,
  });

const bundleProgram = (engine: string): Promise<Bundled> =>
  bundle(engine, 'bin/plinth.cjs', {
    entryPoints: ['scripts/package/plinth.cjs'],
    format: 'cjs',
    banner: { js: '#!/usr/bin/env node' },
  });

/** It starts before the bundle of all commands, which it loads then. */
const bundleThread = (engine: string): Promise<Bundled> =>
  bundle(engine, 'lib/own-thread.cjs', {
    entryPoints: ['scripts/apart/own-thread.ts'],
    format: 'cjs',
  });

/** A thread starts with a file. */
const documentThread: Bundled = {
  files: new Map([
    ['lib/document-thread-entry.cjs', Buffer.from("require('./plinth.cjs').startDocuments();\n")],
  ]),
  inputs: [],
};

/** Loaded when the command runs that serves assistants. */
const bundleProtocol = (engine: string): Promise<Bundled> =>
  bundle(engine, `lib/${protocol}`, {
    entryPoints: ['scripts/mcp/serve-protocol.ts'],
    format: 'cjs',
  });

const bundleClient = (engine: string): Promise<Bundled> =>
  bundle(engine, 'lib/dev-client.js', {
    entryPoints: ['scripts/dev/dev-client.ts'],
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
  });

/** The visual editor, as its server sends it. */
async function bundleEditor(engine: string): Promise<Bundled> {
  const { files, inputs } = await bundleShell(engine, { minify: true });
  const shell = Buffer.from(JSON.stringify(Object.fromEntries(files)));
  return { files: new Map([[`lib/${shellFile}`, shell]]), inputs };
}

/** All code of the package that its sources are made into ahead of time. */
export async function bundleCommands(engine: string): Promise<Bundled> {
  const parts = await Promise.all(
    [bundleAll, bundleProgram, bundleThread, bundleProtocol, bundleClient, bundleEditor].map(
      (one) => one(engine),
    ),
  );
  const all = [...parts, documentThread];
  return {
    files: new Map(all.flatMap(({ files }) => [...files])),
    inputs: all.flatMap(({ inputs }) => inputs),
  };
}
