// Old addresses lead to something that is there, at once.
import type { Manifest, Redirect } from '../../model/manifest';
import type { Finding } from '../finding';
import type { CheckContext } from './check-context';
import { findPathFault, findReservedReason } from './paths';

const normalise = (path: string): string => path.toLowerCase().replace(/\/$/, '') || '/';

/** Whether a redirect has what its status asks for: no target when gone, one otherwise. */
function hasFittingTarget({ page, href, status }: Redirect): boolean {
  const targets = [page, href].filter((target) => target !== undefined).length;
  return targets === (status === 410 ? 0 : 1);
}

interface Taken {
  readonly pages: ReadonlyMap<string, string>;
  readonly redirects: Map<string, string>;
}

function checkOne(
  redirect: Redirect,
  at: { file: string; pointer: string },
  taken: Taken,
): Finding[] {
  const { from } = redirect;
  const value = JSON.stringify(from);
  const place = { file: at.file, pointer: `${at.pointer}/from` };
  const fault = findPathFault(from);
  if (fault !== undefined)
    return [{ ...place, code: 'unsafe-path', params: { value, reason: fault } }];
  const reserved = findReservedReason(from);
  if (reserved !== undefined)
    return [{ ...place, code: 'reserved-path', params: { value, reason: reserved } }];
  const key = normalise(from);
  const page = taken.pages.get(key);
  const earlier = taken.redirects.get(key);
  taken.redirects.set(key, earlier ?? at.pointer);
  if (page !== undefined && redirect.page === page)
    return [{ ...place, code: 'redirect-loop', params: { from: value } }];
  if (page !== undefined || earlier !== undefined) {
    const reason =
      page === undefined ? 'an earlier one has the same path' : `the page "${page}" has that path`;
    return [{ ...place, code: 'redirect-shadowed', params: { from: value, reason } }];
  }
  if (hasFittingTarget(redirect)) return [];
  const choices =
    redirect.status === 410 ? 'no target, because 410 means gone' : '"page" and "href"';
  const concept = 'The redirect';
  return [
    { file: at.file, pointer: at.pointer, code: 'link-target', params: { concept, choices } },
  ];
}

const findPages = ({ pages }: Manifest): Map<string, string> =>
  new Map(Object.entries(pages).map(([id, { path }]) => [normalise(path), id]));

export function checkRedirects({ file, manifest }: CheckContext): readonly Finding[] {
  const taken: Taken = { pages: findPages(manifest), redirects: new Map() };
  return manifest.redirects.flatMap((redirect, index) =>
    checkOne(redirect, { file, pointer: `/redirects/${index}` }, taken),
  );
}
