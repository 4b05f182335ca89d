// The files of new code of a site's own → written in one edit, with what its code is checked with.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CannotRun } from '../command/cannot-run';
import { readIfThere } from '../files/read-if-there';
import { manifestFile } from '../journal/site-paths';
import { addCompiler } from './add-compiler';
import { commit } from './commit';

export const packageFile = 'package.json';

/** For editors and `tsc`: what it extends is made from the schemas. */
const settings = '{\n  "extends": "./.plinth/tsconfig.json"\n}\n';

/** @throws CannotRun where there is no site in the folder. */
export function checkSiteFolder(root: string): void {
  if (!existsSync(join(root, manifestFile)))
    throw new CannotRun(
      `There is no ${manifestFile} in ${root}. Name the folder of a site with --root.`,
    );
}

/**
 * `files` are by path from the root; `about` is what the edit is called.
 * The files that were written, relative to the root.
 */
export function addOwnCode(
  root: string,
  files: Readonly<Record<string, string>>,
  about: string,
): string[] {
  const ofSite = existsSync(join(root, 'tsconfig.json'))
    ? []
    : [['tsconfig.json', settings] as const];
  const withCompiler = addCompiler(readIfThere(join(root, packageFile)) ?? '');
  const ofPackage = withCompiler === undefined ? [] : [[packageFile, withCompiler] as const];
  const all = [...Object.entries(files), ...ofSite, ...ofPackage];
  const changes = all.map(([path, after]) => ({
    ...{ path, after },
    before: readIfThere(join(root, path)),
  }));
  commit(root, changes, { about });
  return all.map(([file]) => file);
}
