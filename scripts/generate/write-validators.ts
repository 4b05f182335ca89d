// schemas/ → the compiled validators, written where the commands import them; they are not checked in.
// Imports nothing generated: it must run before any of that exists.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleStandalone } from '../bundle/bundle-module';
import { readSchemas, type Schemas } from '../contract/read-schemas';
import { contentHash } from '../files/content-hash';
import { writeAtomically } from '../files/write-atomically';

const validators = 'engine/generated/validators.js';

/** ajv's output requires small parts of its run time; they are bundled in, so that nothing is left to resolve. */
async function compile(engine: string, schemas: Schemas): Promise<string> {
  // Loaded only when something has to be made: that is rare, and loading takes longer than everything else.
  const { compileValidators } = await import('../../engine/manifest/shape/compile-validators');
  return bundleStandalone({
    workspace: { engine, blocks: [] },
    contents: compileValidators(schemas),
  });
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
  if (isFresh(engine, validators, sources)) return [];
  const text = await compile(engine, schemas);
  writeAtomically(join(engine, validators), toFirstLine(sources, text) + text);
  return [validators];
}
