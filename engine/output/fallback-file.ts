// A redirect → the document that redirects on hosts that cannot, where a file can stand at its address.
import { homeName, pageEnding, toPageFile } from '../content/addresses/output-paths';
import type { SiteRedirect } from '../model/redirect';

/** Names that every file system takes: https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
const fileName =
  /^(?!(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$))[\p{L}\p{M}\p{N}_~-][\p{L}\p{M}\p{N}._~-]*(?<!\.)$/iu;

/** Undefined for a query or a pattern: no file has such a name. */
export function toFallbackFile({ from, query, below }: SiteRedirect): string | undefined {
  if (query || below) return undefined;
  const path = from.replace(/\/+$/, '');
  if (
    path === '' ||
    !path
      .slice(1)
      .split('/')
      .every((part) => fileName.test(part))
  )
    return undefined;
  if (path.toLowerCase().endsWith(pageEnding))
    return path.slice(1, -pageEnding.length) + pageEnding;
  return from.endsWith('/') ? toPageFile(`${path}/${homeName}`) : toPageFile(path);
}
