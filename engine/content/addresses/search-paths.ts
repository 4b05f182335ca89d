// The paths of the search in the output.
import { toAssetFile } from './output-paths';

/** Where browsers find out what else there is of an index: its name stays, in the folder of each site. */
export const searchFile = '_site/search.json';

/** A file of an index, by its name: one folder has those of all languages. */
export const toSearchFile = (name: string): string => toAssetFile(`search-${name}.txt`);

/** Whether a path of the output is that of an index, of any language. */
export const isSearchPath = (file: string): boolean =>
  file.endsWith(searchFile) || /^_site\/assets\/search-[A-Z0-9]+\.txt$/.test(file);
