// What hosts need to know of a build, and its names in a regular expression.
import { pageEnding, partFolder } from '../../engine/content/addresses/output-paths';
import { rootFiles } from '../../engine/content/addresses/reserved-names';
import type { SiteRedirect } from '../../engine/model/redirect';
import { hiddenFiles } from '../../engine/output/answered-of';
import type { BuildFacts } from './build-listing';

export interface HostFacts extends Pick<BuildFacts, 'base' | 'headers' | 'redirects'> {
  /** The folders of further languages, with a slash at their end, if it has any. */
  readonly languageFolders?: readonly string[];
  /** The names of the site's own files beside its pages, if it has any. */
  readonly rootFiles?: readonly string[];
}

export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The path of the page for unknown addresses. */
export const unknownPage = rootFiles.notFound.path.slice(0, -pageEnding.length);

/** Paths below the base, without a leading slash, that are answered as if nothing were there. */
export const hiddenPattern = [
  ...hiddenFiles.filter((file) => file !== rootFiles.notFound.path).map(escapePattern),
  `${escapePattern(partFolder)}.*`,
  `${unknownPage}(?:${escapePattern(pageEnding)})?/*`,
  '.*\\.(?:br|gz)',
].join('|');

/** The order in which hosts have to read redirects: they stop at the first that matches. */
const rank = ({ query, below }: SiteRedirect): number => (query ? 0 : below ? 2 : 1);

export const inOrder = (redirects: readonly SiteRedirect[]): SiteRedirect[] =>
  [...redirects].sort(
    (one, other) =>
      rank(one) - rank(other) || (one.below ? other.from.length - one.from.length : 0),
  );
