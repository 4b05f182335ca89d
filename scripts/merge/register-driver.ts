// Registers with git what merges the files of a site by their parts: where it is not, git merges their lines.
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CannotRun } from '../command/cannot-run';
import { isPackage } from '../command/edition';
import { findEngine } from '../files/workspace';
import { findGit } from '../git/run-git';

/** The words of a shell: git runs a driver at the top of the repository. */
const quote = (word: string): string => `'${word.replaceAll("'", "'\\''")}'`;

/** What starts this command there. */
function findProgram(root: string, top: string): string {
  const toTop = (path: string): string => {
    const way = relative(top, path).replaceAll('\\', '/');
    return quote(way.startsWith('..') ? path.replaceAll('\\', '/') : way);
  };
  const installed = join(root, 'node_modules/plinth/bin/plinth.cjs');
  if (existsSync(installed)) return `node ${toTop(installed)}`;
  return isPackage ? 'npx plinth' : `node ${toTop(join(findEngine(), 'scripts/run.cjs'))}`;
}

/** The top of the repository, which may be written to; undefined where there is none, or no git. */
function findTop(root: string): string | undefined {
  try {
    return findGit(root, ['rev-parse', '--show-toplevel'])?.toString().trim();
  } catch (error) {
    if (error instanceof CannotRun) return undefined;
    throw error;
  }
}

/** What this repository runs to merge a file; undefined where there is no repository. */
export function registerDriver(root: string): string | undefined {
  const top = findTop(root);
  if (top === undefined) return undefined;
  const way = relative(top, root).replaceAll('\\', '/');
  const call = `${findProgram(root, top)} merge --root ${quote(way || '.')} --driver %P --base %O --ours %A --theirs %B`;
  const settings = { name: 'the parts of a site', driver: call };
  const isSet = Object.entries(settings).every(
    ([key, value]) => findGit(root, ['config', `merge.plinth.${key}`, value]) !== undefined,
  );
  return isSet ? call : undefined;
}
