// Nothing is exported that nobody imports.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { resolveImport } from '../scripts/command/find-imports';
import { findExports, findTaken } from './find-exports';
import { listSources } from './import-rules';

const sources = [...listSources('engine'), ...listSources('scripts')];

/** What is generated follows the schemas, used or not. */
const checked = sources.filter((file) => !/\/(?:generated|starter)\//.test(file));

/** What only tests import: parts that other parts show too little of. */
const forTests: readonly string[] = [
  'engine/content/shape/find-words.ts FoundWords',
  'engine/manifest/shape/nearest.ts editDistance',
  'scripts/bench/find-browser.ts findLightBrowser',
  'scripts/bench/peers/compare-peers.ts peers',
  'scripts/browser/find-violations.ts axeExpression',
  'scripts/command/find-imports.ts resolveImport',
  'scripts/command/quick-tests.ts isQuick',
  'scripts/dev/create-dev-site.ts createDevSite',
  'scripts/editor/shell/menu-moves.ts membersOfPanel',
  'scripts/generate/generate-packs.ts English',
  'scripts/generate/generate-packs.ts checkPack',
  'scripts/generate/generate-packs.ts readPacks',
  'scripts/generate/generate-packs.ts describeEnglish',
  'scripts/generate/generate-types.ts withoutRemarks',
  'scripts/generate/read-concepts.ts readConcept',
  'scripts/generate/text-forms.ts textForms',
  'scripts/merge/check-merge.ts findMergeErrors',
  'scripts/migrate.ts migrateSite',
  'scripts/output/output-file.ts OutputFile',
  'scripts/output/page-sheets.ts maxSheets',
  'scripts/output/write-site.ts toFacts',
  'scripts/site-test/parse-markup.ts idReferences',
];

/** Called by name by what runs the module: a command, the check of its arguments, the app of a document, a site's block. */
const isCalled = (file: string, name: string): boolean =>
  (/^scripts\/[^/]+\.ts$/.test(file) && name === 'run') ||
  (file === 'engine/entry/browser.tsx' && name === 'start') ||
  file.startsWith('engine/api/') ||
  // By what replaces React in the blocks of a site: scripts/bundle/guarded-react.ts.
  file === 'engine/entry/guard-elements.tsx' ||
  // By the programs that start commands.
  (file === 'scripts/apart/watch/run-apart.ts' && name === 'runApart') ||
  (file === 'scripts/command/check-arguments.ts' && name === 'checkArguments') ||
  (file === 'scripts/command/source-stack.ts' && name === 'toSourceStack') ||
  /\.[cm]js$/.test(file);

function findUsed(files: readonly string[]): Set<string> {
  const texts = files.map((file) => [file, readFileSync(file, 'utf8')] as const);
  return new Set(
    texts.flatMap(([file, text]) =>
      findTaken(text).flatMap(({ module, names }) =>
        names.map((name) => `${resolveImport(file, module, existsSync)} ${name}`),
      ),
    ),
  );
}

const used = findUsed(sources);

const views = readFileSync('engine/generated/concept-views.ts', 'utf8');

/** The types of a concept are generated into one file: there they are declared, and part of a view. */
const isOfView = (file: string, name: string): boolean =>
  file.startsWith('engine/concepts/') && views.split(new RegExp(`\\b${name}\\b`)).length > 2;

const findUnused = (file: string): string[] =>
  used.has(`${file} *`)
    ? []
    : findExports(readFileSync(file, 'utf8'))
        .filter(
          (name) => !isCalled(file, name) && !isOfView(file, name) && !used.has(`${file} ${name}`),
        )
        .map((name) => `${file} ${name}`);

test('every export is imported by another module, types included', () => {
  expect(checked.flatMap(findUnused)).toEqual(forTests);
});

test('what is exported for tests is imported by one', () => {
  const byTests = findUsed(listSources('tests'));
  expect(forTests.filter((name) => !byTests.has(name))).toEqual([]);
});

test('exports and imports of every form are found', () => {
  const text = [
    'export const one = 1;',
    'export async function two() {}',
    "export { three, four as five } from './a';",
    'export type { Six };',
    'export interface Seven {}',
    "import eight, { type Nine, ten as eleven } from './b';",
    "import * as twelve from './c';",
    "import {\n  thirteen,\n  fourteen,\n} from './d';",
    "const { fifteen } = await import('./e');",
    "type Sixteen = typeof import('./f').sixteen;",
    "const later = () => import('./g');",
  ].join('\n');
  expect(findExports(text).sort()).toEqual(['Seven', 'Six', 'five', 'one', 'three', 'two'].sort());
  expect(findTaken(text).map(({ module, names }) => `${module} ${names.join(' ')}`)).toEqual([
    ...['./a three four', './b Nine ten', './c *', './d thirteen fourteen'],
    ...['./e fifteen', './f sixteen', './g *'],
  ]);
});
