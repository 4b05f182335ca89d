// Rows of a list of redirects + the pages of a site → redirects as in a manifest: paths of pages become their ids, and those
// that another system answers become addresses.
import { isWithin, toAddressKey } from '../../content/addresses/address-key';
import { toHref } from '../../content/addresses/addresses';
import { findElsewhere } from '../../content/addresses/elsewhere';
import type { Manifest, Redirect } from '../../generated/manifest';
import type { RawFinding } from '../raw-finding';
import { findNearest } from '../shape/nearest';
import type { BrokenLine } from '../text/foreign-redirects';
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

interface Known {
  readonly rows: readonly RedirectRow[];
  readonly targets: Targets;
  readonly findTarget: ReturnType<typeof makeFindTarget>;
}

/** The row whose old address a path is. */
const findRow = (path: string, rows: readonly RedirectRow[]): RedirectRow | undefined =>
  rows.find(({ redirect }) => toAddressKey(redirect.from) === toAddressKey(path));

/** Where redirects of the list lead from a path, one after the other: "loop" where they come back. */
function findEnd(path: string, { rows, findTarget }: Known): string | undefined {
  const met = new Set<string>();
  let at = path;
  while (findTarget(at, undefined) === undefined) {
    if (met.has(toAddressKey(at))) return 'loop';
    met.add(toAddressKey(at));
    const { redirect, path: next } = findRow(at, rows) ?? {};
    if (next === undefined) {
      const { page, file, href } = redirect ?? {};
      return page === undefined ? (file && `file:${file}`) || href : `page:${page}`;
    }
    at = next;
  }
  return at;
}

const leadsBack = ', and leads back here';

/** Why a row leads to no page: its new address is the old one of another row, or misspelt. */
function explainMissing(path: string, known: Known): BrokenLine {
  if (findRow(path, known.rows)) {
    const end = findEnd(path, known);
    const isLoop = end === 'loop';
    return {
      reason: `${path} is an old address of this list, too${isLoop ? leadsBack : ''}`,
      field: 1,
      remedy: end === undefined || isLoop ? 'Write the path of a page.' : `Write "${end}".`,
    };
  }
  const near = findNearest(
    path,
    Object.values(known.targets.pages).map((page) => page.path),
  );
  const remedy =
    near === undefined
      ? 'Write the path of a page, or the address of another site.'
      : `Did you mean "${near}"?`;
  return { reason: `this site has no page at ${path}`, field: 1, remedy };
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
  const looped = new Set<string>();
  for (const { redirect, path, place } of rows) {
    if (path === undefined) redirects.push(redirect);
    else {
      const { from, anchor, keepRest, status } = redirect;
      const target = findTarget(path, anchor);
      if (target === undefined) {
        const broken = explainMissing(path, { rows, targets, findTarget });
        // Of a loop the first row says it.
        const isSaid = broken.reason.endsWith(leadsBack) && looped.has(toAddressKey(path));
        looped.add(toAddressKey(from));
        if (!isSaid) findings.push(toBrokenRow(broken, place));
        continue;
      }
      redirects.push({ from, ...target, keepRest, status });
    }
    places.push(place);
  }
  return { redirects, places, findings };
}
