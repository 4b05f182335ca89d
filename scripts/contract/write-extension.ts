// The schemas and block modules of a workspace → the source of a module with the contract of its folders of blocks.
import { basename } from 'node:path';
import { toCamelCase } from '../../engine/content/shape/type-names';
import {
  checkSchemas,
  compileQuick,
  compileThorough,
} from '../../engine/manifest/shape/compile-validators';
import type { CompiledValidators } from '../../engine/manifest/shape/pair-validators';
import type { BlockModule } from '../../engine/model/block-module';
import type { Contract } from '../../engine/model/contract';
import type { Shape } from '../../engine/model/shape';
import type { WordsTable } from '../../engine/model/words';
import type { OwnCalls } from '../apart/own-calls';
import { withAnnouncement } from '../bundle/announcements';
import { findOwnBlocks } from '../bundle/own-blocks';
import { toSiteModule } from '../bundle/site-modules';
import { toOwnFile } from '../files/block-folders';
import type { Workspace } from '../files/workspace';
import { buildKinds } from './build-kinds';
import { buildOwnWords } from './build-own-words';
import { buildShape } from './build-shape';
import { buildWords } from './build-words';
import { findExampleDoubts } from './example-doubts';
import { checkOwnSchemas, explainSchema, findOwnPatterns, readOwnSchemas } from './own-schemas';
import type { Schemas } from './read-schemas';

/** What a pattern leaves on the stack says nothing of a block: it marks its own calls. */
const patternMaker = 'makePattern';

const writePatterns = (types: ReadonlyMap<string, string>): string => `
const typesOfPatterns = new Map(${JSON.stringify([...types])});
 export const patternCalls = { within: (_mark, act) => act() };
function ${patternMaker}(place, flags) {
  const pattern = new RegExp(place, flags);
  const type = typesOfPatterns.get(place);
  if (type === undefined) return pattern;
  const mark = { call: 'pattern', type, place };
  return { test: (text) => patternCalls.within(mark, () => pattern.test(text)) };
}
`;

/** The exports of the module. */
export interface Extension {
  readonly makeQuick: () => CompiledValidators;
  readonly makeThorough: () => CompiledValidators;
  readonly shape: Shape;
  readonly words: WordsTable;
  readonly kinds: Contract['kinds'];
  readonly ownWords: Contract['ownWords'];
  readonly doubts: Contract['doubts'];
  /** What the patterns of own schemas are tested by: whoever loads the module sets it. */
  readonly patternCalls: { within: OwnCalls['within'] };
  /** For the blocks beyond the engine's. */
  readonly modules: Readonly<Record<string, BlockModule>>;
}

/** An exported function that runs a script, for what it exports. */
const toFunction = (name: string, script: string): string =>
  `export function ${name}() {\nconst exports = {};\n${script}\nreturn exports;\n}`;

/** @throws InvalidCode for a mistake in a schema of these blocks. */
function compile(workspace: Workspace, schemas: Schemas): string {
  checkOwnSchemas(workspace, schemas);
  try {
    checkSchemas(
      schemas,
      readOwnSchemas(workspace).map(([name]) => name),
    );
    return [
      toFunction('makeQuick', compileQuick(schemas, patternMaker)),
      toFunction('makeThorough', compileThorough(schemas, patternMaker)),
    ].join('\n');
  } catch (error) {
    throw explainSchema(workspace, error);
  }
}

export function writeExtension(workspace: Workspace, schemas: Schemas): string {
  const own = [...findOwnBlocks(workspace)].map(([type, folder]) => ({
    type,
    name: `${toCamelCase(type)}Block`,
    file: JSON.stringify(toSiteModule(workspace, `${folder}/${basename(folder)}.block`)),
  }));
  return [
    writePatterns(findOwnPatterns(workspace)),
    compile(workspace, schemas),
    ...own.flatMap(({ type, name, file }) =>
      withAnnouncement(toOwnFile(type, '.block.ts'), `import { ${name} } from ${file};`),
    ),
    `export const shape = ${JSON.stringify(buildShape(schemas))};`,
    `export const words = ${JSON.stringify(buildWords(schemas))};`,
    `export const ownWords = ${JSON.stringify(
      buildOwnWords(
        schemas,
        own.map(({ type }) => type),
      ),
    )};`,
    `export const doubts = ${JSON.stringify(findExampleDoubts(workspace, schemas))};`,
    `export const kinds = ${JSON.stringify(buildKinds(schemas))};`,
    `export const modules = { ${own.map(({ type, name }) => `'${type}': ${name}`).join(', ')} };`,
  ].join('\n');
}
