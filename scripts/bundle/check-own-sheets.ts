// The style sheets of a site, theme.css and those of its blocks → what is wrong in them, found once for each state of a sheet.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CodeParams } from '../../engine/manifest/rules/code-rules';
import { findPosition } from '../../engine/manifest/text/find-position';
import type { Finding } from '../../engine/model/finding';
import { InvalidCode, toCodeFinding } from '../command/invalid-code';
import { listBlockFolders, typeOfFile } from '../files/block-folders';
import { readCodeStamp } from '../files/code-id';
import { contentHash } from '../files/content-hash';
import type { Workspace } from '../files/workspace';
import { Store } from '../store/store';
import { checkSheet, withoutComments } from './check-sheet';
import { type DoubtfulRule, findForeignRules } from './foreign-rules';
import { findForeignSelectors } from './foreign-selectors';
import { findMissingSemicolons } from './missing-semicolons';
import { findMisspeltNames, listNames } from './misspelt-names';
import { toOwnPlace } from './own-places';
import { readSheet, toDoubt, transformSheet } from './own-sheet';
import { siteStylesFile } from './site-styles';
import { findUnknownProperties, listNamed } from './unknown-properties';

/** Of a folder that is called otherwise than its files that is the mistake. */
const hasComponent = (folder: string): boolean =>
  existsSync(join(folder, `${basename(folder)}.tsx`));

/** A CSS module is linked nowhere: the error is that a component imports it. */
const isLinked = (name: string): boolean => /(?<!\.module)\.css$/.test(name);

/** By what findings call them. */
const listSheets = (workspace: Workspace): (readonly [name: string, file: string])[] => [
  [siteStylesFile, join(workspace.root, siteStylesFile)],
  ...listBlockFolders(workspace)
    .filter(hasComponent)
    .flatMap((folder) =>
      readdirSync(folder)
        .filter(isLinked)
        .sort()
        .map((name) => [`${toOwnPlace(workspace, folder)}/${name}`, join(folder, name)] as const),
    ),
];

const findForeign = (file: string, text: string, type: string): Finding[] =>
  findForeignSelectors(text, type).map(({ selector, offset }) => {
    const { line, column } = findPosition(text, offset);
    const params: CodeParams['doubtful-styles'] = { reason: selector, type };
    return toCodeFinding('doubtful-styles', { file, line, column }, params);
  });

function* readAll(folder: string, isAsked: RegExp): Iterable<string> {
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (isAsked.test(path)) yield readFileSync(join(folder, path), 'utf8');
}

const readEngineSheets = ({ engine }: Workspace): Iterable<string> =>
  readAll(join(engine, 'engine'), /\.css$/);

/** The custom properties that the sheets of the engine name, and the code of blocks: what sheets read, a theme sets. */
function* listOtherProperties(workspace: Workspace): Iterable<string> {
  for (const text of readEngineSheets(workspace)) yield* listNamed(text);
  for (const folder of listBlockFolders(workspace))
    for (const text of readAll(folder, /\.tsx?$/)) yield* listNamed(text);
}

/** Of the usual properties each is in some sheet of the engine. */
function* listUsualNames(workspace: Workspace): Iterable<string> {
  for (const text of readEngineSheets(workspace)) yield* listNames(withoutComments(text));
}

/** What a sheet names may be set in another one. */
function findUnknown(workspace: Workspace, sheets: ReadonlyMap<string, string>): Finding[] {
  const others = (): Iterable<string> => listOtherProperties(workspace);
  const found = findUnknownProperties([...sheets.values()], others);
  return [...sheets].flatMap(([file, text], index) =>
    (found[index] ?? []).map(({ name, offset, problem, near }) => {
      const { line, column } = findPosition(text, offset);
      const params: CodeParams['doubtful-styles'] = { reason: `${problem} "${name}"`, near };
      return toCodeFinding('doubtful-styles', { file, line, column }, params);
    }),
  );
}

async function findMistakes(
  [name, text]: readonly [name: string, text: string],
  workspace: Workspace,
): Promise<readonly Finding[]> {
  const refused = checkSheet(name, text);
  if (refused.length > 0) return refused;
  const { warnings } = await transformSheet(name, text);
  const code = withoutComments(text);
  const toFinding = ({ offset, params }: DoubtfulRule): Finding =>
    toCodeFinding('doubtful-styles', { file: name, ...findPosition(text, offset) }, params);
  const foreign = findForeignRules(code).map(toFinding);
  const unended = findMissingSemicolons(code).map(toFinding);
  // Where that is a tag or a variable, the bundler says less of it.
  const isSaid = ({ text: said }: { readonly text: string }): boolean =>
    foreign.length > 0 && /^Unexpected "[<$]"/.test(said);
  const others = warnings.filter((warning) => !isSaid(warning));
  const misspelt = findMisspeltNames(code, () => listUsualNames(workspace)).map(toFinding);
  const told = others.map((warning) => toDoubt(name, warning));
  const doubts = [...foreign, ...unended, ...misspelt, ...told];
  // Classes of the blocks of a kind begin with its name.
  const [type] = typeOfFile(name)?.split('/') ?? [];
  return type === undefined ? doubts : [...doubts, ...findForeign(name, text, type)];
}

async function explained(find: () => Promise<readonly Finding[]>): Promise<readonly Finding[]> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof InvalidCode) return error.findings;
    throw error;
  }
}

/** Sheets that nobody has changed are not parsed again. */
export async function checkOwnSheets(workspace: Workspace): Promise<readonly Finding[]> {
  const { cache, root: owner } = workspace;
  const code = readCodeStamp({ ...workspace, blocks: [] });
  const store = new Store({ cache, name: 'sheets.txt', owner, code });
  const sheets = listSheets(workspace);
  let isChanged = false;
  const findings: Finding[] = [];
  const texts = new Map<string, string>();
  for (const [name, file] of sheets) {
    const found = await explained(async () => {
      const text = readSheet(file, name);
      if (text === undefined || text.trim() === '') return [];
      texts.set(name, text);
      const hash = contentHash(text);
      const known = store.get(name, hash);
      if (Array.isArray(known)) return known as readonly Finding[];
      const mistakes = await explained(() => findMistakes([name, text], workspace));
      store.set(name, hash, mistakes);
      isChanged = true;
      return mistakes;
    });
    findings.push(...found);
  }
  if (isChanged) store.save((subject) => sheets.some(([name]) => name === subject));
  return [...findings, ...findUnknown(workspace, texts)];
}

/** What is doubtful in them, as notes: mistakes are reported by what bundles them. */
export const findDoubts = async (workspace: Workspace): Promise<readonly Finding[]> =>
  (await checkOwnSheets(workspace)).filter(({ severity }) => severity !== 'error');
