// Old addresses lead straight to something that exists.

import { isWithin, toAddressKey } from '../../../content/addresses/address-key';
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
import { explainRepeated, toFolder } from '../addresses/repeated-folder';
import { findReservedReason } from '../addresses/reserved-paths';
import type { SiteOutline } from '../context/check-context';
import { findMadeFiles } from '../context/made-files';
import { explainAnchor, explainTarget, findTargets } from '../links/links';
import { checkChains } from './redirect-chains';

/** Whether a redirect has what its status requires: no target when gone, one otherwise. */
const hasFittingTarget = (redirect: Redirect): boolean =>
  findTargets(redirect).length === (redirect.status === 410 ? 0 : 1);

const goneHasNoTarget = {
  choices: 'no "page", "file" or "href": status 410 means gone',
  remedy: 'Remove the target, or change the status.',
};

/** A page at an address. */
interface PageThere {
  readonly id: string;
  readonly language: string;
  readonly path: string;
}

type Site = SiteOutline<'redirects' | 'site' | 'build' | 'collections' | 'languages'>;

/** By key of their address: what else could be there. */
interface Taken {
  /** What stands before all addresses. */
  readonly folder: string;
  /** Of the site. */
  readonly language: string;
  readonly downloads: ReadonlyMap<string, string>;
  readonly pages: ReadonlyMap<string, PageThere>;
  readonly redirects: Map<string, Redirect>;
  /** Why nothing else can be there. */
  readonly made: ReadonlyMap<string, string>;
  /** The other languages, each with the path of everything in it. */
  readonly languages: readonly (readonly [tag: string, path: string])[];
}

const isAlike = (one: Redirect, other: Redirect): boolean =>
  JSON.stringify({ ...one, from: '' }) === JSON.stringify({ ...other, from: '' });

const isAt = ({ page, language }: Redirect, there: PageThere, taken: Taken): boolean =>
  page === there.id && (language ?? taken.language) === there.language;

/** What a language has there: documents of its own, or all of its pages. */
function findInLanguage(from: string, { languages }: Taken): string | undefined {
  const { path, query, below } = parseOldAddress(from);
  for (const [tag, start] of query ? [] : languages) {
    if (below && isWithin(start, path)) return `all pages in "${tag}" are there`;
    const reason = path.startsWith(`${start}/`)
      ? findReservedReason(path.slice(start.length))
      : undefined;
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/** What answers the address before the redirect can; undefined where nothing does. */
function findShadow(redirect: Redirect, taken: Taken): string | undefined {
  const { language, pages, downloads, redirects } = taken;
  const key = toRedirectKey(redirect.from);
  const page = pages.get(key);
  const download = downloads.get(key);
  const earlier = redirects.get(key);
  redirects.set(key, earlier ?? redirect);
  // Lists of old addresses have each of them with and without a slash, or the ending of a page.
  if (page !== undefined) {
    const where = page.language === language ? '' : ` in "${page.language}"`;
    return isAt(redirect, page, taken) ? undefined : `the page "${page.id}" has that path${where}`;
  }
  if (download !== undefined) return `the file "${download}" has that path`;
  const other = taken.made.get(key) ?? findInLanguage(redirect.from, taken);
  if (other !== undefined) return other;
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
    return {
      code: 'unsafe-path',
      at: '/from',
      params: { value, reason, remedy: findFromRemedy(from, taken.folder) },
    };
  const repeated = explainRepeated(from, taken.folder, (path) =>
    taken.pages.has(toAddressKey(path)),
  );
  if (repeated) return { code: 'unsafe-path', at: '/from', params: repeated };
  const reserved = findReservedOldReason(from);
  if (reserved !== undefined)
    return {
      ...{ code: 'reserved-path', at: '/from' },
      params: { value, reason: reserved, remedy: 'Remove it: no redirect can answer there.' },
    };
  const page = taken.pages.get(toAddressKey(parseOldAddress(from).path));
  if (
    page !== undefined &&
    isAt(redirect, page, taken) &&
    toRedirectKey(from) === toAddressKey(from)
  )
    return toOwnAddress(from, page.path);
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

/** Without its host, what is behind "#", or with the slash that it lacks: as redirects are written. */
function findFromRemedy(from: string, folder: string): string {
  const [, path] = /^https?:\/\/[^/?#\s]+(\/[^#\s]+)$/i.exec(from) ?? [];
  const [before = '', ...behind] = from.split('#');
  const ways: readonly (readonly [string, string | undefined])[] = [
    [
      'Write it without its host:',
      path?.startsWith(`${folder}/`) ? path.slice(folder.length) : path,
    ],
    ['No server is told what is behind "#": write', behind.length > 0 ? before : undefined],
    ['Write', /^[\w-][\w./*-]*$/.test(from) ? `/${from}` : undefined],
  ];
  const [words, meant] =
    ways.find(([, one]) => one !== undefined && findOldAddressError(one) === undefined) ?? [];
  if (words === undefined) return oldRemedy;
  return `${words} ${JSON.stringify(meant)}.`;
}

/** Those of the site's own language, then those of the others. */
function findPages(
  paths: readonly PagePath[],
  { settings, pages, languages }: Site,
): ReadonlyMap<string, PageThere> {
  const { language } = settings.site;
  const found = new Map<string, PageThere>();
  for (const { tag, shown } of languages)
    for (const [id, path] of shown) found.set(toAddressKey(path), { id, language: tag, path });
  for (const { id, key } of paths) {
    const page = pages.known.get(id);
    if (page !== undefined) found.set(key, { id, language, path: page.path });
  }
  return found;
}

const findFiles = ({ downloads }: Site): Map<string, string> =>
  new Map(Array.from(downloads.keys(), (path) => [toAddressKey(`/${toDownloadFile(path)}`), path]));

/** Static redirects that Cloudflare Pages reads (https://developers.cloudflare.com/pages/configuration/redirects/). */
const maxRedirects = 2000;

export function checkRedirects(paths: readonly PagePath[], site: Site): readonly RawFinding[] {
  const { file, settings } = site;
  if (settings.redirects.length === 0) return [];
  const taken: Taken = {
    folder: toFolder(settings.site.base),
    language: settings.site.language,
    pages: findPages(paths, site),
    downloads: findFiles(site),
    redirects: new Map(),
    made: findMadeFiles(site),
    languages: Object.entries(settings.languages ?? {}).map(([tag, { path }]) => [tag, path]),
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
