// The redirects of a manifest → where each old address leads, without those that lead to pages that are not shown.
import { findPageAddress, findPageElsewhere } from '../concepts/page-id';
import { isWithin } from '../content/addresses/address-key';
import { parseOldAddress, toOldKey } from '../content/addresses/old-address';
import type { Pages } from '../content/pages/page-tree';
import { plain } from '../content/text/words';
import type { Manifest, Redirect } from '../generated/manifest';
import type { SiteRedirect } from '../model/redirect';
import type { Resolver } from '../model/resolver';

interface Target {
  readonly id: string;
  readonly anchor: string | undefined;
  readonly language: string | undefined;
}

const findTarget = ({ language, ...place }: Target, resolver: Resolver): string | undefined =>
  language === undefined || language === resolver.manifest.site.language
    ? findPageAddress(place, resolver)
    : findPageElsewhere({ ...place, language }, resolver)?.href;

function buildRedirect(redirect: Redirect, resolver: Resolver): SiteRedirect[] {
  const { page, anchor, language, file, href, keepRest, status } = redirect;
  const { path: from, ...old } = parseOldAddress(redirect.from);
  if (status === 410) return [{ from, ...old, status }];
  const outside =
    file === undefined ? href && plain(href) : resolver.resolve('download-path', file).href;
  const to = page === undefined ? outside : findTarget({ id: page, anchor, language }, resolver);
  return to === undefined ? [] : [{ from, ...old, to, ...(keepRest && { keepRest }), status }];
}

/** A page answers all spellings of its path itself. */
export function buildRedirects(
  { redirects }: Manifest,
  resolver: Resolver,
  pages: Pages,
): SiteRedirect[] {
  const paths = [...pages.values()].map(({ path }) => path);
  const taken = new Set(paths.map(toOldKey));
  const toKept = ({ from }: SiteRedirect) => {
    const kept = paths.filter((path) => isWithin(toOldKey(path), toOldKey(from)));
    return kept.length > 0 ? { kept } : {};
  };
  return redirects
    .flatMap((redirect) => buildRedirect(redirect, resolver))
    .filter(({ from, query, below }) => query || below || !taken.has(toOldKey(from)))
    .map((redirect) => (redirect.below ? { ...redirect, ...toKept(redirect) } : redirect));
}
