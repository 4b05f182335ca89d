// A change of a site → the same, with the files in canonical form that were in it before.
import { findTextKind } from '../../engine/content/addresses/text-kind';
import { isPairsFile } from '../../engine/manifest/language-files';
import { manifestFile } from '../journal/site-paths';
import { formatByPages } from './format-by-pages';
import { findCanonical } from './format-file';
import type { KnownText } from './known-text';
import type { SiteEdit } from './site-edit';

const isJson = (file: string): boolean =>
  file === manifestFile || isPairsFile(file) || findTextKind(file) === 'json';

/** Of a text that was in its canonical form; undefined where a text has none without a loss. */
const toCanonical = ({ path, pages }: KnownText, text: string): string | undefined =>
  (path === manifestFile ? formatByPages(path, text, pages) : undefined) ??
  findCanonical(path, text);

/** Files that had another form keep the one that their author gave them. */
export function keepCanonical(site: SiteEdit, change: () => void): void {
  const earlier = new Map(site.files().map(({ path, after }) => [path, after]));
  change();
  for (const { path, before, after } of site.changes()) {
    const text = earlier.has(path) ? earlier.get(path) : before;
    if (typeof text !== 'string' || typeof after !== 'string') continue;
    if (text === after || !isJson(path)) continue;
    const known = site.know(path, text);
    if (!known.isCanonical) continue;
    const canonical = toCanonical(known, after);
    if (canonical !== undefined && canonical !== after) site.set(path, canonical);
  }
}
