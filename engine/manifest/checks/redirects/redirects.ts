// Old addresses lead straight to something that exists.

import { toAddressKey } from '../../../content/addresses/address-key';
import { parseOldAddress } from '../../../content/addresses/old-address';
import { toDownloadFile } from '../../../content/addresses/output-paths';
import type { Redirect } from '../../../generated/manifest';
import type { ParamsOf } from '../../catalogue';
import type { Cause, RawFinding } from '../../raw-finding';
import {
  findOldAddressError,
  findReservedOldReason,
  toRedirectKey,
} from '../addresses/old-addresses';
import type { PagePath } from '../addresses/paths';
import type { SiteOutline } from '../context/check-context';
import { explainAnchor, explainTarget, findTargets } from '../links/links';
import { checkChains } from './redirect-chains';

/** Whether a redirect has what its status requires: no target when gone, one otherwise. */
const hasFittingTarget = (redirect: Redirect): boolean =>
  findTargets(redirect).length === (redirect.status === 410 ? 0 : 1);

const goneHasNoTarget = {
  choices: 'no "page", "file" or "href": status 410 means gone',
  remedy: 'Remove the target, or change the status.',
};

/** By key of their address: what else could be there. */
interface Taken {
  readonly downloads: ReadonlyMap<string, string>;
  readonly pages: ReadonlyMap<string, string>;
  readonly redirects: Map<string, Redirect>;
  readonly findPath: (id: string) => string | undefined;
}

const isAlike = (one: Redirect, other: Redirect): boolean =>
  JSON.stringify({ ...one, from: '' }) === JSON.stringify({ ...other, from: '' });

/** What answers the address before the redirect can; undefined where nothing does. */
function findShadow(
  redirect: Redirect,
  { pages, downloads, redirects }: Taken,
): string | undefined {
  const key = toRedirectKey(redirect.from);
  const page = pages.get(key);
  const download = downloads.get(key);
  const earlier = redirects.get(key);
  redirects.set(key, earlier ?? redirect);
  // Lists of old addresses have each of them with and without a slash, or the ending of a page.
  if (page !== undefined)
    return redirect.page === page ? undefined : `the page "${page}" has that path`;
  if (download !== undefined) return `the file "${download}" has that path`;
  return earlier === undefined || isAlike(earlier, redirect)
    ? undefined
    : 'an earlier redirect has the same path';
}

/** Where the rest of a path could go. */
function explainRest({ from, anchor, file, keepRest, status }: Redirect): string | undefined {
  if (!keepRest) return undefined;
  if (!parseOldAddress(from).below) return 'its "from" does not end in "/*"';
  if (status === 410) return 'status 410 leads nowhere';
  if (file !== undefined) return 'nothing is below a file';
  return anchor === undefined ? undefined : 'an anchor stands at the end of an address';
}

/** A redirect from the address of the very page that it leads to. */
function toOwnAddress(from: string, path: string | undefined): Cause & { readonly at: string } {
  const value = JSON.stringify(from);
  if (from === path) return { code: 'redirect-loop', at: '/from', params: { from: value } };
  const reason = `it is the address of its page, ${path}, in another spelling`;
  return { code: 'redirect-shadowed', at: '/from', params: { from: value, reason } };
}

function findCause(
  redirect: Redirect,
  taken: Taken,
): (Cause & { readonly at: string }) | undefined {
  const { from } = redirect;
  const value = JSON.stringify(from);
  const reason = findOldAddressError(from);
  if (reason !== undefined)
    return { code: 'unsafe-path', at: '/from', params: { value, reason, remedy: oldRemedy } };
  const reserved = findReservedOldReason(from);
  if (reserved !== undefined)
    return { code: 'reserved-path', at: '/from', params: { value, reason: reserved } };
  const page = taken.pages.get(toAddressKey(parseOldAddress(from).path));
  if (page !== undefined && redirect.page === page && toRedirectKey(from) === toAddressKey(from))
    return toOwnAddress(from, taken.findPath(page));
  const shadow = findShadow(redirect, taken);
  if (shadow !== undefined)
    return { code: 'redirect-shadowed', at: '/from', params: { from: value, reason: shadow } };
  const { status, anchor } = redirect;
  const targets = findTargets(redirect);
  const [target] = targets;
  if (target !== undefined && target !== 'page' && anchor !== undefined)
    return { code: 'link-target', at: '/anchor', params: explainAnchor('A redirect', target) };
  if (!hasFittingTarget(redirect))
    return {
      code: 'link-target',
      at: '',
      params: {
        concept: 'The redirect',
        ...(status === 410 ? goneHasNoTarget : explainTarget(targets)),
      },
    };
  const rest = explainRest(redirect);
  return rest === undefined
    ? undefined
    : { code: 'redirect-rest', at: '/keepRest', params: { from: value, reason: rest } };
}

const oldRemedy =
  'Write the old address as visitors have it: "/menu.php", "/old/", "/index.php?id=3", or "/old/*" for all below.';

const findPages = (
  paths: readonly PagePath[],
  { pages }: SiteOutline<'redirects' | 'site' | 'build'>,
): Map<string, string> =>
  new Map(paths.flatMap(({ id, key }) => (pages.known.has(id) ? [[key, id] as const] : [])));

const findFiles = ({
  downloads,
}: SiteOutline<'redirects' | 'site' | 'build'>): Map<string, string> =>
  new Map(Array.from(downloads.keys(), (path) => [toAddressKey(`/${toDownloadFile(path)}`), path]));

/** Static redirects that Cloudflare Pages reads (https://developers.cloudflare.com/pages/configuration/redirects/). */
const maxRedirects = 2000;

export function checkRedirects(
  paths: readonly PagePath[],
  site: SiteOutline<'redirects' | 'site' | 'build'>,
): readonly RawFinding[] {
  const { file, settings } = site;
  if (settings.redirects.length === 0) return [];
  const taken: Taken = {
    pages: findPages(paths, site),
    findPath: (id) => site.pages.known.get(id)?.path,
    downloads: findFiles(site),
    redirects: new Map(),
  };
  const count = settings.redirects.length;
  const params: ParamsOf<'redirect-limit'> = { count, limit: maxRedirects };
  return [
    ...settings.redirects.flatMap((redirect, index): RawFinding[] => {
      const found = findCause(redirect, taken);
      if (found === undefined) return [];
      const { at, ...cause } = found;
      return [{ file, pointer: `/redirects/${index}${at}`, ...cause }];
    }),
    ...checkChains(site),
    ...(count > maxRedirects && site.host === undefined
      ? [{ code: 'redirect-limit', file, pointer: '/redirects', params } as const]
      : []),
  ];
}
