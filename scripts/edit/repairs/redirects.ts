// Redirects of a manifest → repairs that add, remove or change one.
import type { Finding } from '../../../engine/model/finding';
import type { JsonValue } from '../../../engine/model/json';
import { manifestFile } from '../../journal/site-paths';
import { findAround, findIn, membersOf, removePart } from './places';
import type { Repair, RepairSite } from './repair';

/** An address leads somewhere, or is declared gone. */
export const addRedirect = (title: string, value: JsonValue): Repair => ({
  title,
  operations: [{ op: 'insert', file: manifestFile, path: ['redirects'], value }],
});

export function* removeRedirect(finding: Finding, site: RepairSite): Iterable<Repair> {
  const path = findIn(site, finding)?.path.slice(0, 2);
  if (path?.[0] === 'redirects') yield removePart(finding.file, path);
}

/** Where a redirect that others lead to ends. */
export function* leadToEnd(finding: Finding, site: RepairSite): Iterable<Repair> {
  const { redirects } = site.manifest;
  const redirect = findAround(site, finding);
  const end = (Array.isArray(redirects) ? redirects : []).find(
    ({ from }) => JSON.stringify(from) === finding.parameters.next,
  );
  if (redirect === undefined || end?.page === undefined) return;
  const { href: _, ...rest } = membersOf(redirect);
  const anchor = end.anchor === undefined ? {} : { anchor: end.anchor };
  yield {
    title: `Lead to the page "${end.page}", where the chain ends.`,
    operations: [
      {
        ...{ op: 'set', file: redirect.file, path: redirect.path },
        value: { ...rest, page: end.page, ...anchor } as JsonValue,
      },
    ],
  };
}
