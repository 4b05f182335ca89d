// A change of a file as it once was → the same change of the file as it is now, if nothing of it is lost.
import { type Content, isSameContent } from '../journal/bytes';
import type { FileChange } from '../journal/exchange-files';
import { mergeTexts } from './merge-texts';
import type { SiteEdit } from './site-edit';

const merge = ({ before, after }: FileChange, now: Content | undefined): Content | undefined =>
  typeof before === 'string' && typeof after === 'string' && typeof now === 'string'
    ? mergeTexts({ base: before, ours: after, theirs: now })
    : undefined;

/** What others have changed since where the change is: both contents. Undefined where it could be made. */
export function mergeChange(
  site: Pick<SiteEdit, 'readContent' | 'set'>,
  change: FileChange,
): FileChange | undefined {
  const { path, before, after } = change;
  const now = site.readContent(path);
  if (isSameContent(before, after) || isSameContent(now, after)) return undefined;
  if (isSameContent(now, before)) {
    site.set(path, after);
    return undefined;
  }
  const merged = merge(change, now);
  if (merged === undefined) return { path, before, after: now };
  site.set(path, merged);
  return undefined;
}
