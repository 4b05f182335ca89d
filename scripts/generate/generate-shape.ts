// Schemas → the sources of the tables that say where a manifest refers to something, where it holds words, and what kinds of
// items there are.
import { buildDefaults, buildKinds } from '../contract/build-kinds';
import { buildShape } from '../contract/build-shape';
import { buildWords } from '../contract/build-words';
import type { Schemas } from '../contract/read-schemas';

const writeTable = (declaration: string, module: string, table: object): string =>
  [
    '// Generated from schemas/ by `npm run types`: change the schemas, not this file.',
    `import type { ${declaration.split(': ')[1]} } from '../model/${module}';`,
    '',
    `export const ${declaration} = ${JSON.stringify(table, null, 2)};`,
    '',
  ].join('\n');

/** The source of engine/generated/shape.ts. */
export const generateShape = (schemas: Schemas): string =>
  writeTable('shape: Shape', 'shape', buildShape(schemas));

/** The source of engine/generated/words.ts. */
export const generateWords = (schemas: Schemas): string =>
  writeTable('words: WordsTable', 'words', buildWords(schemas));

/** The source of engine/generated/kinds.ts. */
export const generateKinds = (schemas: Schemas): string =>
  writeTable('kinds: Kinds', 'kinds', buildKinds(schemas));

/** The source of engine/generated/defaults.ts. */
export const generateDefaults = (schemas: Schemas): string =>
  writeTable('defaults: Defaults', 'kinds', buildDefaults(schemas));
