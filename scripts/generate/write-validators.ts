// schemas/ → the compiled validators, written where the code of the commands expects them; they are not checked in.
// Imports nothing that is generated: it must run before any of that is there.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '../files/content-hash';
import { writeAtomically } from '../files/write-atomically';
import { compileModule, type Wanted } from '../source/compile-module';
import { readSchemas, type Schemas } from '../source/read-schemas';

/** What is made, by file. */
const wanted: Readonly<Record<string, Wanted>> = {
  'engine/generated/validators.js': {
    exports: { validateManifest: 'manifest', validateContent: 'content/file' },
    options: { defaults: true, forAuthors: true },
  },
  'engine/generated/is-content.js': {
    exports: { isContent: 'content/file' },
    options: { defaults: false, forAuthors: false },
  },
};

const readSource = (engine: string, file: string): string =>
  readFileSync(join(engine, file), 'utf8');

/** The hash of all that validators are made of. */
function hashSources(engine: string, schemas: Schemas): string {
  const folder = 'engine/manifest/shape';
  const makers = [
    ...readdirSync(join(engine, folder)).map((name) => `${folder}/${name}`),
    'scripts/source/compile-module.ts',
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
    const text = await compileModule(engine, schemas, one);
    writeAtomically(join(engine, file), toFirstLine(sources, text) + text);
  }
  return stale.map(([file]) => file);
}
