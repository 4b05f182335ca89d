// Old addresses lead straight to something that exists.
import { toAddressKey } from '../../content/address-key';
import { toDownloadFile } from '../../content/output-paths';
import type { Manifest, Redirect } from '../../generated/manifest';
import type { RawFinding } from '../raw-finding';
import type { CheckContext } from './check-context';
import { explainAnchor, explainTarget, findTargets } from './links';
import { findPathError, findReservedReason } from './paths';
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
  readonly redirects: Map<string, string>;
}

function checkOne(
  redirect: Redirect,
  at: { file: string; pointer: string },
  taken: Taken,
): RawFinding[] {
  const { from } = redirect;
  const value = JSON.stringify(from);
  const place = { file: at.file, pointer: `${at.pointer}/from` };
  const pathError = findPathError(from);
  if (pathError !== undefined)
    return [{ ...place, code: 'unsafe-path', params: { value, reason: pathError } }];
  const reserved = findReservedReason(from);
  if (reserved !== undefined)
    return [{ ...place, code: 'reserved-path', params: { value, reason: reserved } }];
  const key = toAddressKey(from);
  const page = taken.pages.get(key);
  const earlier = taken.redirects.get(key);
  taken.redirects.set(key, earlier ?? at.pointer);
  if (page !== undefined && redirect.page === page)
    return [{ ...place, code: 'redirect-loop', params: { from: value } }];
  const download = taken.downloads.get(key);
  if (page !== undefined || earlier !== undefined || download !== undefined) {
    const owner = page === undefined ? `file "${download}"` : `page "${page}"`;
    const isOwned = page !== undefined || download !== undefined;
    const reason = isOwned ? `the ${owner} has that path` : 'an earlier redirect has the same path';
    return [{ ...place, code: 'redirect-shadowed', params: { from: value, reason } }];
  }
  const { status, anchor } = redirect;
  const { file, pointer } = at;
  const targets = findTargets(redirect);
  const [target] = targets;
  if (target !== undefined && target !== 'page' && anchor !== undefined) {
    const params = explainAnchor('A redirect', target);
    return [{ file, pointer: `${pointer}/anchor`, code: 'link-target', params }];
  }
  if (hasFittingTarget(redirect)) return [];
  const params = {
    concept: 'The redirect',
    ...(status === 410 ? goneHasNoTarget : explainTarget(targets)),
  };
  return [{ file, pointer, code: 'link-target', params }];
}

const findPages = ({ pages }: Manifest): Map<string, string> =>
  new Map(Object.entries(pages).map(([id, { path }]) => [toAddressKey(path), id]));

const findFiles = ({ downloads }: CheckContext): Map<string, string> =>
  new Map(Array.from(downloads.keys(), (path) => [toAddressKey(`/${toDownloadFile(path)}`), path]));

/** Static redirects that Cloudflare Pages reads (https://developers.cloudflare.com/pages/configuration/redirects/). */
const maxRedirects = 2000;

export function checkRedirects(context: CheckContext): readonly RawFinding[] {
  const { file, manifest } = context;
  const taken: Taken = {
    pages: findPages(manifest),
    downloads: findFiles(context),
    redirects: new Map(),
  };
  const count = manifest.redirects.length;
  const params = { count, limit: maxRedirects };
  return [
    ...manifest.redirects.flatMap((redirect, index) =>
      checkOne(redirect, { file, pointer: `/redirects/${index}` }, taken),
    ),
    ...checkChains(context),
    ...(count > maxRedirects
      ? [{ code: 'redirect-limit', file, pointer: '/redirects', params } as const]
      : []),
  ];
}
