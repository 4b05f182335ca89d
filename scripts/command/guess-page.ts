import { findNearest } from '../../engine/manifest/shape/nearest';
import { toCall } from './edition';

/** What to write in place of the id of a page that is not there. */
export function guessPage(id: string, known: readonly string[]): string {
  const near = findNearest(id, known);
  return near === undefined
    ? `\`${toCall('npm run map')}\` lists all pages.`
    : `Did you mean "${near}"?`;
}
