// schemas/ → the compiled validators, written where the commands import them; they are not checked in.
// Imports nothing generated: it must run before any of that exists.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleModule, bundleStandalone } from '../bundle/bundle-module';
import { readSchemas, type Schemas } from '../contract/read-schemas';
import { contentHash } from '../files/content-hash';
import { writeAtomically } from '../files/write-atomically';

/** Part of the commands, and read when a value is invalid. */
const files = {
  quick: 'engine/generated/validators.js',
  thorough: 'engine/generated/thorough-validators.cjs',
} as const;

type Strength = keyof typeof files;

/** ajv's output requires small parts of its run time; they are bundled in, so that nothing is left to resolve. */
async function compile(engine: string, schemas: Schemas, strength: Strength): Promise<string> {
  // Loaded only when something has to be made: that is rare, and loading takes longer than everything else.
  const { compileQuick, compileThorough } = await import(
    '../../engine/manifest/shape/compile-validators'
  );
  const workspace = { engine, blocks: [] };
  if (strength === 'quick')
    return bundleStandalone({
      workspace,
      contents: `const exports = {};\n${compileQuick(schemas)}\nconst made = exports;\nexport { made as validators };\n`,
    });
  const contents = compileThorough(schemas);
  return (await bundleModule({ workspace, contents }, files.thorough)).text;
}

const readSource = (engine: string, file: string): string =>
  readFileSync(join(engine, file), 'utf8');

/** The hash of everything from which validators are made. */
function hashSources(engine: string, schemas: Schemas): string {
  const folder = 'engine/manifest/shape';
  const makers = [
    ...readdirSync(join(engine, folder)).map((name) => `${folder}/${name}`),
    'scripts/bundle/bundle-module.ts',
    'package-lock.json',
  ];
  return contentHash(
    JSON.stringify([[...schemas], makers.map((file) => readSource(engine, file))]),
  );
}

/** Identifies the sources of a text, and the text itself, so that a changed file is noticed like a changed schema. */
const toFirstLine = (sources: string, text: string): string =>
  `// Made from schemas/ by \`npm run types\`: ${contentHash(sources + text)}\n`;

function isFresh(engine: string, file: string, sources: string): boolean {
  try {
    const whole = readSource(engine, file);
    const text = whole.slice(whole.indexOf('\n') + 1);
    return whole.startsWith(toFirstLine(sources, text));
  } catch {
    return false;
  }
}

/** Makes the validators that are out of date; returns the files that were written. */
export async function writeValidators(engine: string): Promise<string[]> {
  const schemas = readSchemas(join(engine, 'schemas'));
  const sources = hashSources(engine, schemas);
  const written: string[] = [];
  for (const strength of ['quick', 'thorough'] as const) {
    const file = files[strength];
    if (isFresh(engine, file, sources)) continue;
    const text = await compile(engine, schemas, strength);
    writeAtomically(join(engine, file), toFirstLine(sources, text) + text);
    written.push(file);
  }
  return written;
}
