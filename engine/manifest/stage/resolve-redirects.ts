// Rows of a list of redirects + the pages of a site → redirects as in a manifest: paths of pages become their ids.
import { toAddressKey } from '../../content/addresses/address-key';
import type { Manifest, Redirect } from '../../generated/manifest';
import type { RawFinding } from '../raw-finding';
import { type RedirectRow, type RowPlace, toBrokenRow } from '../text/parse-redirect-list';

/** Pages by their paths, and by those that redirect to them: a page may move, the list stays. */
const toPagesByPath = ({ pages, redirects }: Pick<Manifest, 'pages' | 'redirects'>) =>
  new Map([
    ...redirects.flatMap(({ from, page }) =>
      page === undefined ? [] : [[toAddressKey(from), page] as const],
    ),
    ...Object.entries(pages).map(([id, { path }]) => [toAddressKey(path), id] as const),
  ]);

interface ResolvedRedirects {
  readonly redirects: readonly Redirect[];
  /** Of each redirect. */
  readonly places: readonly RowPlace[];
  readonly findings: readonly RawFinding[];
}

/** All pages have to be known by now: rows may lead to any of them. */
export function resolveRedirects(
  rows: readonly RedirectRow[],
  manifest: Pick<Manifest, 'pages' | 'redirects'>,
): ResolvedRedirects {
  const byPath = toPagesByPath(manifest);
  const redirects: Redirect[] = [];
  const places: RowPlace[] = [];
  const findings: RawFinding[] = [];
  for (const { redirect, path, place } of rows) {
    const page = path === undefined ? undefined : byPath.get(toAddressKey(path));
    if (path !== undefined && page === undefined) {
      findings.push(toBrokenRow(`this site has no page at ${path}`, place, 1));
      continue;
    }
    const { from, keepRest, status, ...target } = redirect;
    redirects.push({ from, ...(page !== undefined && { page }), ...target, keepRest, status });
    places.push(place);
  }
  return { redirects, places, findings };
}
