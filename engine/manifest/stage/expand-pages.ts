// A manifest of the right shape + what its collections make → the same with all pages: those of items, those of the search, and
// in their blocks the rows of data files.
import type { DateWords, Manifest } from '../../generated/manifest';
import type { BlockModules } from '../../model/block-module';
import type { Expansion } from '../collections/expand-collections';
import type { Memory } from '../memory';
import type { RawFinding } from '../raw-finding';
import { expandRows } from '../rows/expand-rows';
import type { SiteSource } from '../site-source';
import { noStagedItems, type StagedItems } from '../staged-items';
import type { RedirectRow } from '../text/parse-redirect-list';
import { addRedirects } from './add-redirects';
import { expandSearch } from './expand-search';
import type { Origin } from './origins';
import type { SourceReader } from './source-reader';
import type { SourceTexts } from './source-texts';

interface Given {
  readonly expanded: Expansion | undefined;
  readonly modules: BlockModules;
  readonly files: SiteSource['files'];
  readonly reader: SourceReader;
  readonly texts: SourceTexts;
  readonly memory: Memory;
  /** Of the language of the site, whichever is staged. */
  readonly dates: DateWords;
  /** Those of the list of redirects; undefined in a further language: redirects are those of all languages at once. */
  readonly rows: readonly RedirectRow[] | undefined;
  /** About the merged manifest. */
  readonly findings: RawFinding[];
  readonly origins: Map<string, Origin>;
}

/** Nothing else has to name what blocks take rows from. */
const withFiles = (items: StagedItems, files: readonly string[]): StagedItems =>
  files.length === 0 ? items : { ...items, files: [...items.files, ...files] };

/** Changes the manifest; what is known of items after that. */
export function expandPages(manifest: Manifest, given: Given): StagedItems {
  const { expanded, memory, reader, rows, origins } = given;
  const { pages, files } = expandRows({ ...manifest.pages, ...expanded?.pages }, given);
  Object.assign(manifest, { pages: memory.share('pages', pages) });
  Object.assign(manifest, expandSearch(manifest));
  const made = rows && expanded?.redirects;
  addRedirects(manifest, { rows: rows ?? [], made, reader, origins });
  return withFiles(expanded?.staged ?? noStagedItems, files);
}
