// schemas/ → the compiled validators, written where the code of the commands expects them; they are not checked in.
// Imports nothing that is generated: it must run before any of that is there.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleStandalone } from '../bundle/bundle-module';
import { contentHash } from '../files/content-hash';
import { writeAtomically } from '../files/write-atomically';
import { readSchemas, type Schemas } from '../source/read-schemas';
import { type Wanted, wantedByAuthors, wantedByVisitors } from '../source/wanted-validators';

/** What is made, by file. */
const wanted: Readonly<Record<string, Wanted>> = {
  'engine/generated/validators.js': wantedByAuthors,
  'engine/generated/is-content.js': wantedByVisitors,
};

/** ajv's output asks for small pieces of its run time; they are bundled in, so that nothing is left to resolve. */
async function compile(engine: string, schemas: Schemas, one: Wanted): Promise<string> {
  // Loaded where something is to be made alone: that is seldom, and takes longer than all else.
  const { compileValidators } = await import('../../engine/manifest/shape/compile-validators');
  const contents = compileValidators(schemas, one.exports, one.options);
  return bundleStandalone({ workspace: { engine }, contents });
}

const readSource = (engine: string, file: string): string =>
  readFileSync(join(engine, file), 'utf8');

/** The hash of all that validators are made of. */
function hashSources(engine: string, schemas: Schemas): string {
  const folder = 'engine/manifest/shape';
  const makers = [
    ...readdirSync(join(engine, folder)).map((name) => `${folder}/${name}`),
    'scripts/bundle/bundle-module.ts',
    'scripts/source/wanted-validators.ts',
    'package-lock.json',
  ];
  return contentHash(
    JSON.stringify([[...schemas], makers.map((file) => readSource(engine, file))]),
  );
}

/** Names what a text was made of, and the text itself: a changed or broken file is noticed like a changed schema. */
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

/** Makes the validators that are not as schemas/ says; the files that were written. */
export async function writeValidators(engine: string): Promise<string[]> {
  const schemas = readSchemas(join(engine, 'schemas'));
  const sources = hashSources(engine, schemas);
  const stale = Object.entries(wanted).filter(([file]) => !isFresh(engine, file, sources));
  for (const [file, one] of stale) {
    const text = await compile(engine, schemas, one);
    writeAtomically(join(engine, file), toFirstLine(sources, text) + text);
  }
  return stale.map(([file]) => file);
}
