// The redirects of a site → which of them a request meets. Knows neither pages nor files.
import { toOldKey } from '../content/addresses/old-address';
import type { SiteRedirect } from '../model/redirect';

export interface Moved {
  /** The redirect from a path with these parameters, whatever else is in the query. */
  readonly findByQuery: (path: string, query: string) => SiteRedirect | undefined;
  readonly find: (path: string) => SiteRedirect | undefined;
  /** The nearest redirect from everything below a part of the path, and the rest of it: empty, or without a slash in front. */
  readonly findAbove: (path: string) => readonly [redirect: SiteRedirect, rest: string] | undefined;
}

/** A target as it is written in the header: what is encoded already stays as it is. */
const encode = (address: string): string => encodeURI(address).replace(/%25([0-9a-f]{2})/gi, '%$1');

/** The query is kept unless the target has its own. */
export function toLocation(to: string, query: string): string {
  const [, address = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(to) ?? [];
  const kept = address.includes('?') || query === '?' ? '' : query;
  return encode(address + kept + fragment);
}

/** The target with the rest of a path, which cannot lead to another host. */
export function withRest(to: string, rest: string): string {
  const spelt = rest.replace(/^\/+/, '').split('/').map(encodeURIComponent).join('/');
  return spelt === '' ? to : `${to.replace(/\/$/, '')}/${spelt}`;
}

/** The segments of a path, so that no part of a name counts as one. */
const partsAbove = (key: string): string[] => {
  const parts = key.split('/');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('/') || '/');
};

/** What follows the path of a redirect in the path of a request. */
function findRest(path: string, { from }: SiteRedirect): string {
  const segments = from.split('/').filter((part) => part !== '').length;
  return path
    .split('/')
    .filter((part) => part !== '')
    .slice(segments)
    .join('/');
}

const holds = (query: string, wanted: NonNullable<SiteRedirect['query']>): boolean => {
  const given = new URLSearchParams(query);
  return wanted.every(([name, value]) => given.getAll(name).includes(value));
};

export function createMoved(redirects: readonly SiteRedirect[]): Moved {
  const exact = new Map<string, SiteRedirect>();
  const below = new Map<string, SiteRedirect>();
  const queried = new Map<string, SiteRedirect[]>();
  for (const redirect of redirects) {
    const key = toOldKey(redirect.from);
    if (redirect.query) queried.set(key, [...(queried.get(key) ?? []), redirect]);
    else if (redirect.below) below.set(key, redirect);
    else exact.set(key, redirect);
  }
  return {
    findByQuery: (path, query) =>
      query === ''
        ? undefined
        : queried.get(toOldKey(path))?.find((one) => holds(query, one.query ?? [])),
    find: (path) => exact.get(toOldKey(path)),
    findAbove: (path) => {
      if (below.size === 0) return undefined;
      const redirect = partsAbove(toOldKey(path)).flatMap((part) => below.get(part) ?? [])[0];
      return redirect && [redirect, findRest(path, redirect)];
    },
  };
}
