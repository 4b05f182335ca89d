// A change of a site → the same, with the files in canonical form that were in it before: what shrinks may fit on a line.
import { findTextKind } from '../../engine/content/addresses/text-kind';
import { isPairsFile } from '../../engine/manifest/language-files';
import { manifestFile } from '../journal/site-paths';
import { formatByPages } from './format-by-pages';
import { findFormatted } from './format-file';
import type { KnownText } from './known-text';
import type { SiteEdit } from './site-edit';

const isJson = (file: string): boolean =>
  file === manifestFile || isPairsFile(file) || findTextKind(file) === 'json';

/** With the lines that the text had before; undefined where it has no form without a loss. */
function toFormatted({ path, pages, lines }: KnownText, text: string): string | undefined {
  const isByPages = path === manifestFile && lines === 'canonical';
  return (isByPages && formatByPages(path, text, pages)) || findFormatted(path, text, lines);
}

/** Files that had another form keep the one that their author gave them. */
export function keepCanonical(site: SiteEdit, change: () => void): void {
  const earlier = new Map(site.files().map(({ path, after }) => [path, after]));
  change();
  for (const { path, before, after } of site.changes()) {
    const text = earlier.has(path) ? earlier.get(path) : before;
    if (typeof text !== 'string' || typeof after !== 'string') continue;
    if (text === after || !isJson(path)) continue;
    const known = site.know(path, text);
    if (known.lines === undefined) continue;
    const formatted = toFormatted(known, after);
    if (formatted !== undefined && formatted !== after) site.set(path, formatted);
  }
}
