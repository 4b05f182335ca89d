// The commands of the repository → their bundles. Plain JavaScript, for what runs before anything is bundled.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { toAscii } from '../files/to-ascii.mjs';

// react-router's export map always answers with its development build; the main file of jsonc-parser cannot be bundled.
const findAliases = (home) => ({
  'jsonc-parser': join(home, 'node_modules/jsonc-parser/lib/esm/main.js'),
  'react-router/dom': join(home, 'node_modules/react-router/dist/production/dom-export.mjs'),
  'react-router': join(home, 'node_modules/react-router/dist/production/index.mjs'),
});

/** Bundles modules into one file each; the packages that cannot be bundled stay outside. What is in which, as esbuild says it. */
export async function bundleScripts({ home, cache, names }) {
  const aliases = findAliases(home);
  mkdirSync(cache, { recursive: true });
  for (const [name, path] of Object.entries(aliases))
    if (!existsSync(path))
      throw new Error(`There is no ${path}: this version of ${name} has its modules elsewhere.`);
  // Each bundle replaces the old one in one step: other commands may be starting. Beside the cache, as deep as it, so
  // that what a map says of the way to the sources stays true.
  const fresh = `${cache}-${process.pid}`;
  const { metafile } = await build({
    absWorkingDir: home,
    metafile: true,
    entryPoints: names.map((name) => join(home, 'scripts', `${name}.ts`)),
    outdir: fresh,
    entryNames: '[name]',
    bundle: true,
    outExtension: { '.js': '.cjs' },
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    // Cached compiled code has no loader for `import()`.
    supported: { 'dynamic-import': false },
    jsx: 'automatic',
    minifySyntax: true,
    minifyWhitespace: true,
    // Read only when a stack is: bundles do not name their maps.
    sourcemap: 'external',
    sourcesContent: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: aliases,
    external: [
      ...['esbuild', 'ajv', 'json-schema-to-typescript', 'playwright', 'sharp', 'axe-core'],
      '@modelcontextprotocol/server',
    ],
    logLevel: 'warning',
  });
  for (const file of readdirSync(fresh)) {
    if (file.endsWith('.cjs'))
      writeFileSync(join(fresh, file), toAscii(readFileSync(join(fresh, file), 'utf8')));
    renameSync(join(fresh, file), join(cache, file));
    for (const code of readdirSync(cache).filter((name) => name.startsWith(`${file}-`)))
      rmSync(join(cache, code), { force: true });
  }
  rmSync(fresh, { recursive: true, force: true });
  return metafile.outputs;
}
