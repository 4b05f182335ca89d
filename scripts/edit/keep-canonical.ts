// A change of a site → the same, with the files in canonical form that were in it before: what shrinks may fit on a line.
import { findTextKind } from '../../engine/content/addresses/text-kind';
import { isPairsFile } from '../../engine/manifest/language-files';
import { readJsonText } from '../../engine/manifest/text/read-text-file';
import { CannotRun } from '../command/cannot-run';
import { manifestFile } from '../journal/site-paths';
import { formatFile } from './format-file';
import type { SiteEdit } from './site-edit';

/** Undefined where a text has none without a loss. */
function toCanonical(file: string, text: string): string | undefined {
  try {
    const formatted = formatFile(file, readJsonText({ file, text: { text } }));
    return typeof formatted === 'string' ? formatted : undefined;
  } catch (error) {
    if (error instanceof CannotRun) return undefined;
    throw error;
  }
}

const isJson = (file: string): boolean =>
  file === manifestFile || isPairsFile(file) || findTextKind(file) === 'json';

/** Files that had another form keep the one that their author gave them. */
export function keepCanonical(site: SiteEdit, change: () => void): void {
  const earlier = new Map(site.files().map(({ path, after }) => [path, after]));
  change();
  for (const { path, before, after } of site.changes()) {
    const text = earlier.has(path) ? earlier.get(path) : before;
    if (typeof text !== 'string' || typeof after !== 'string') continue;
    if (text === after || !isJson(path)) continue;
    const canonical = toCanonical(path, after);
    if (canonical === undefined || canonical === after) continue;
    if (toCanonical(path, text) === text) site.set(path, canonical);
  }
}
