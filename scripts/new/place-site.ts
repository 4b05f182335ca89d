// A finished site in a temporary folder → the same in its place, where nobody else has written meanwhile.
import { CannotRun } from '../command/cannot-run';
import { codeOf } from '../files/code-of';
import { placeFolder } from '../files/place-folder';
import { manifestFile } from '../journal/site-paths';

/** @throws CannotRun where two begin in one folder: the second finds the site of the first there */
export function placeSite(copy: string, folder: string): void {
  try {
    placeFolder(copy, folder, manifestFile);
  } catch (error) {
    const code = codeOf(error) ?? '';
    if (!['ENOTEMPTY', 'EEXIST'].includes(code)) throw error;
    throw new CannotRun(
      `${folder} is not empty any more: something else writes there. Name a new folder.`,
    );
  }
}
