// The folder of a new site → whether it may be written there.
import { lstatSync, readdirSync, statSync } from 'node:fs';
import { CannotRun } from '../command/cannot-run';
import { isPackage } from '../command/edition';
import { isStage } from '../files/place-folder';

/** What may be there before: a repository, and packages that were installed for the site. */
const mayStay = (name: string): boolean =>
  name === '.git' || isStage(name) || (isPackage && prepared.includes(name));

const prepared: readonly string[] = [
  ...['package.json', 'package-lock.json', 'node_modules'],
  ...['pnpm-lock.yaml', 'pnpm-workspace.yaml'],
  ...['yarn.lock', '.yarn', '.yarnrc.yml', '.pnp.cjs', '.pnp.loader.mjs'],
];

/** The folder of the new site: one that does not exist yet, or is empty apart from its repository. */
export function checkPlace(folder: string): void {
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (stat === undefined) {
    if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) return;
    throw new CannotRun(`${folder} is a link that leads nowhere. Name a new folder.`);
  }
  if (!stat.isDirectory()) throw new CannotRun(`${folder} is a file. Name a new folder.`);
  if (readdirSync(folder).some((name) => !mayStay(name)))
    throw new CannotRun(`${folder} is not empty. Name a new folder, so that nothing is lost.`);
}
