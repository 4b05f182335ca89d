// The path of an output → how its address is answered: what servers, hosts and checks derive from.
import {
  hostFiles,
  isFilePath,
  isListing,
  listingFile,
  pageEnding,
} from '../content/addresses/output-paths';
import { type Answered, listNamedOutputs } from '../content/addresses/reserved-names';

/** Files that are not for visitors, besides the parts of the listing: the page for unknown addresses has no address. */
export const hiddenFiles: readonly string[] = [
  ...listNamedOutputs().flatMap(({ path, answered }) => (answered === 'hidden' ? [path] : [])),
  listingFile,
  ...Object.values(hostFiles),
];

const hidden = new Set(hiddenFiles);

export function answeredOf(file: string): Answered {
  if (hidden.has(file) || isListing(file)) return 'hidden';
  return file.endsWith(pageEnding) && !isFilePath(`/${file}`) ? 'page' : 'file';
}
