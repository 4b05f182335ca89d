// Old addresses lead straight to something that exists.
import { toAddressKey } from '../../content/address-key';
import type { Manifest, Redirect } from '../../generated/manifest';
import type { RawFinding } from '../raw-finding';
import type { CheckContext } from './check-context';
import { anchorInAddress, explainTarget } from './links';
import { findPathError, findReservedReason } from './paths';
import { checkChains } from './redirect-chains';

/** Whether a redirect has what its status requires: no target when gone, one otherwise. */
function hasFittingTarget({ page, href, status }: Redirect): boolean {
  const targets = [page, href].filter((target) => target !== undefined).length;
  return targets === (status === 410 ? 0 : 1);
}

const goneHasNoTarget = {
  choices: 'neither "page" nor "href": status 410 means gone',
  remedy: 'Remove the target, or change the status.',
};

interface Taken {
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
  if (page !== undefined || earlier !== undefined) {
    const reason =
      page === undefined
        ? 'an earlier redirect has the same path'
        : `the page "${page}" has that path`;
    return [{ ...place, code: 'redirect-shadowed', params: { from: value, reason } }];
  }
  const { page: id, href, status, anchor } = redirect;
  const { file, pointer } = at;
  if (href !== undefined && id === undefined && anchor !== undefined) {
    const params = { concept: 'A redirect with "href"', ...anchorInAddress };
    return [{ file, pointer: `${pointer}/anchor`, code: 'link-target', params }];
  }
  if (hasFittingTarget(redirect)) return [];
  const params = {
    concept: 'The redirect',
    ...(status === 410 ? goneHasNoTarget : explainTarget([id, href])),
  };
  return [{ file, pointer, code: 'link-target', params }];
}

const findPages = ({ pages }: Manifest): Map<string, string> =>
  new Map(Object.entries(pages).map(([id, { path }]) => [toAddressKey(path), id]));

/** Static redirects that Cloudflare Pages reads (https://developers.cloudflare.com/pages/configuration/redirects/). */
const maxRedirects = 2000;

export function checkRedirects(context: CheckContext): readonly RawFinding[] {
  const { file, manifest } = context;
  const taken: Taken = { pages: findPages(manifest), redirects: new Map() };
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
