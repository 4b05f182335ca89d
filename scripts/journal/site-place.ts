// A path within a site → the file that it stands for: links are followed, but none out of the site.
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { CannotRun } from '../command/cannot-run';
import { contains, realPath } from '../files/real-path';

/**
 * The true path of a file of a site, which need not be there yet.
 * @throws CannotRun for a link that leads out of the site, or to nothing.
 */
export function getPlace(root: string, path: string): string {
  const written = join(root, path);
  const place = realPath(written);
  const site = realPath(root);
  if (written === root || !contains(root, written))
    throw new CannotRun(`"${path}" is not a file of the site: its path leads outside ${root}.`);
  if (place === site || !contains(site, place))
    throw new CannotRun(`${written} leads outside ${root}. Put the file itself there, not a link.`);
  if (lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new CannotRun(
      `${join(root, path)} is a link to a file that is not there. Put the file itself there.`,
    );
  return place;
}
