// schemas/ → the compiled validators, written where the code of the commands expects them; they are not checked in.
// Imports nothing that is generated: it must run before any of that is there.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '../files/content-hash';
import { engineFolder } from '../files/engine-folder';
import { writeAtomically } from '../files/write-atomically';
import { readSchemas, type Schema } from '../source/read-schemas';

type Schemas = ReadonlyMap<string, Schema>;

/** The file of each validator, and its text but for the first line. */
const makers: Readonly<Record<string, (schemas: Schemas) => Promise<string>>> = {
  'engine/generated/validators.js': (schemas) =>
    compile(schemas, {
      exports: { validateManifest: 'manifest', validateContent: 'content/file' },
      options: { defaults: true, forAuthors: true },
    }),
  'engine/generated/is-content.js': (schemas) =>
    compile(schemas, {
      exports: { isContent: 'content/file' },
      options: { defaults: false, forAuthors: false },
    }),
};

interface Wanted {
  readonly exports: Readonly<Record<string, string>>;
  readonly options: { readonly defaults: boolean; readonly forAuthors: boolean };
}

/** ajv's output asks for small pieces of its run time; they are bundled in, so that nothing is left to resolve. */
async function compile(schemas: Schemas, { exports, options }: Wanted): Promise<string> {
  // Loaded where something is to be made alone: that is seldom, and takes longer than all else.
  const { compileValidators } = await import('../../engine/manifest/shape/compile-validators');
  const { build } = await import('esbuild');
  const result = await build({
    stdin: {
      contents: compileValidators(schemas, exports, options),
      resolveDir: engineFolder,
      loader: 'js',
    },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    charset: 'utf8',
  });
  return result.outputFiles[0]?.text ?? '';
}

const readSource = (file: string): string => readFileSync(join(engineFolder, file), 'utf8');

/** The hash of all that validators are made of. */
function hashSources(schemas: Schemas): string {
  const folder = 'engine/manifest/shape';
  const makers = [
    ...readdirSync(join(engineFolder, folder)).map((name) => `${folder}/${name}`),
    'scripts/generate/write-validators.ts',
    'package-lock.json',
  ];
  return contentHash(JSON.stringify([[...schemas], makers.map(readSource)]));
}

/** Names what a text was made of, and the text itself: a changed or broken file is noticed like a changed schema. */
const toFirstLine = (sources: string, text: string): string =>
  `// Made from schemas/ by \`npm run types\`: ${contentHash(sources + text)}\n`;

function isFresh(file: string, sources: string): boolean {
  try {
    const whole = readSource(file);
    const text = whole.slice(whole.indexOf('\n') + 1);
    return whole.startsWith(toFirstLine(sources, text));
  } catch {
    return false;
  }
}

/** Makes the validators that are not as schemas/ says; the files that were written. */
export async function writeValidators(): Promise<string[]> {
  const schemas = readSchemas(join(engineFolder, 'schemas'));
  const sources = hashSources(schemas);
  const stale = Object.entries(makers).filter(([file]) => !isFresh(file, sources));
  for (const [file, make] of stale) {
    const text = await make(schemas);
    writeAtomically(join(engineFolder, file), toFirstLine(sources, text) + text);
  }
  return stale.map(([file]) => file);
}
