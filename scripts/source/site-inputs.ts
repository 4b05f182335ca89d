// The folder of a site → all files that a command may read there, with their states.
import { type Dirent, existsSync, readdirSync, type Stats, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ledgerFile } from '../../engine/manifest/checks/addresses/ledger';
import { redirectList } from '../../engine/manifest/redirect-list';
import { LineBuffer } from '../files/line-buffer';
import type { Workspace } from '../files/workspace';
import { finishChanges } from '../journal/journal';
import { journalFile, manifestFile } from '../journal/site-paths';
import { findState, isOld, toState } from '../store/file-state';
import type { InputFile } from '../store/input-hashes';

const named = [manifestFile, ledgerFile, redirectList, 'theme.css', 'package.json'];

/** The settings of a package that conversions depend on, as far as it is there. */
function findSharp({ engine }: Workspace): string[] {
  try {
    const main = createRequire(join(engine, 'package.json')).resolve('sharp');
    return [join(dirname(main), '../package.json')];
  } catch {
    return [];
  }
}

/** What is in a folder is listed itself. */
const toInput = (path: string): InputFile => {
  const state = findState(path);
  return state === undefined ? { path } : { path, state };
};

/** Not a link, which may lead anywhere, nor a queue or a device, which may never end. */
const hasState = (entry: Dirent | Stats): boolean => entry.isFile() || entry.isDirectory();

/** Without its code, which `findCodeId` knows. Undefined where its state cannot be told by its files. */
function findInputs(workspace: Workspace): InputFile[] | undefined {
  const { root } = workspace;
  if (existsSync(join(root, journalFile))) return undefined;
  // In any case: a file that is called otherwise is a mistake that commands find.
  const beside = readdirSync(root)
    .filter((name) => named.includes(name.toLowerCase()))
    .map((name) => join(root, name));
  const below = existsSync(join(root, 'files'))
    ? readdirSync(join(root, 'files'), { recursive: true, withFileTypes: true })
    : [];
  if (![...beside.map((path) => statSync(path)), ...below].every(hasState)) return undefined;
  const paths = [
    ...beside,
    ...findSharp(workspace),
    ...below.map(({ parentPath, name }) => join(parentPath, name)),
  ];
  return paths.sort().map(toInput);
}

/** After what a killed command left is finished. Undefined as well where something cannot be read: whoever reads it next says so in its own words. */
export function readInputs(workspace: Workspace): InputFile[] | undefined {
  try {
    finishChanges(workspace.root);
    return findInputs(workspace);
  } catch {
    return undefined;
  }
}

/** One hash of their states, whatever they hold. */
export function hashStates(inputs: readonly InputFile[]): string {
  const lines = new LineBuffer();
  for (const { path, state } of inputs) lines.add(state ? `${path} ${toState(state)}` : path);
  return lines.hash;
}

/** Whether no file was just saved: it may be saved again, and look the same. */
export const areOld = (inputs: readonly InputFile[]): boolean =>
  inputs.every(({ state }) => state === undefined || isOld(state));

/** That of all files of a site; undefined where they do not say what it is, such as with code of its own. */
export function findStates(workspace: Workspace): string | undefined {
  const inputs = workspace.blocks.length > 0 ? undefined : readInputs(workspace);
  return inputs && hashStates(inputs);
}
