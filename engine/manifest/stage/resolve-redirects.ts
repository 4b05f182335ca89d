// Rows of a list of redirects + the pages of a site → redirects as in a manifest: paths of pages become their ids, and those
// that another system answers become addresses.
import { isWithin, toAddressKey } from '../../content/addresses/address-key';
import { toHref } from '../../content/addresses/addresses';
import { findElsewhere } from '../../content/addresses/elsewhere';
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

type Target = Partial<Pick<Redirect, 'page' | 'anchor' | 'language' | 'href'>>;

/** What rows may lead to. Where `build` and `site` are absent, only pages are found. */
type Targets = Pick<Manifest, 'pages' | 'redirects'> &
  Partial<Pick<Manifest, 'build' | 'site' | 'languages'>>;

interface ResolvedRedirects {
  readonly redirects: readonly Redirect[];
  /** Of each redirect. */
  readonly places: readonly RowPlace[];
  readonly findings: readonly RawFinding[];
}

/** The language whose path a path begins with, and the rest of it; undefined where there is none. */
function splitLanguage(path: string, languages: Targets['languages'] = {}) {
  const key = toAddressKey(path);
  for (const [tag, { path: own }] of Object.entries(languages)) {
    const start = toAddressKey(own);
    if (isWithin(key, start)) return { language: tag, rest: toAddressKey(key.slice(start.length)) };
  }
  return undefined;
}

/** What is at a path of the site, as a redirect names it; undefined where nothing is. */
function makeFindTarget(targets: Targets) {
  const byPath = toPagesByPath(targets);
  const { build, languages, site } = targets;
  return (path: string, anchor: string | undefined): Target | undefined => {
    const end = anchor !== undefined && { anchor };
    const page = byPath.get(toAddressKey(path));
    if (page !== undefined) return { page, ...end };
    const split = splitLanguage(path, languages);
    const there = split && byPath.get(split.rest);
    if (split && there !== undefined) return { page: there, language: split.language, ...end };
    const [place = ''] = path.split('?');
    const declared = findElsewhere(build?.servedElsewhere ?? [], place);
    if (declared === undefined || site === undefined) return undefined;
    return { href: site.origin + toHref(site.base, path, anchor) };
  };
}

/** All pages have to be known by now: rows may lead to any of them. */
export function resolveRedirects(
  rows: readonly RedirectRow[],
  targets: Targets,
): ResolvedRedirects {
  const findTarget = makeFindTarget(targets);
  const redirects: Redirect[] = [];
  const places: RowPlace[] = [];
  const findings: RawFinding[] = [];
  for (const { redirect, path, place } of rows) {
    if (path === undefined) redirects.push(redirect);
    else {
      const { from, anchor, keepRest, status } = redirect;
      const target = findTarget(path, anchor);
      if (target === undefined) {
        findings.push(toBrokenRow(`this site has no page at ${path}`, place, { field: 1 }));
        continue;
      }
      redirects.push({ from, ...target, keepRest, status });
    }
    places.push(place);
  }
  return { redirects, places, findings };
}
