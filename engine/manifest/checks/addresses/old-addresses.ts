// The redirects of a manifest → what becomes of a path that no page has; and which old addresses no redirect can have.
import { isWithin } from '../../../content/addresses/address-key';
import { parseOldAddress, toOldKey } from '../../../content/addresses/old-address';
import type { Redirect } from '../../../generated/manifest';
import { findReservedReason } from './reserved-paths';

/** What an address cannot hold, or what has a meaning in the files for hosts. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses
const foreign = /[\u0000-\u001f\u007f-\u009f\ufffd"\\<>{}|^`#]/u;

/** Why no redirect can be from an address; undefined where one can. */
export function findOldAddressError(from: string): string | undefined {
  const { path, query, below } = parseOldAddress(from);
  if (!from.startsWith('/')) return 'it must start with a slash';
  const segments = path.slice(1).replace(/\/$/, '').split('/');
  if (path !== '/' && segments.includes('')) return 'it contains two slashes in a row';
  if (segments.includes('.') || segments.includes('..')) return 'it contains a "." or ".." segment';
  if (path.includes('*')) return 'a "*" may only stand at its end, after a slash';
  const placeholder = segments.find((segment) => /^:[a-z]\w*$/i.test(segment));
  if (placeholder) return `some hosts take ${JSON.stringify(placeholder)} for any text`;
  if (below && path === '/') return 'it would stand for every address';
  if (below && query) return 'it has a query and stands for everything below';
  if (path === '/' && !query) return 'the home page is there';
  const strange = foreign.exec(path + (query ?? []).flat().join(''))?.[0];
  return strange === undefined ? undefined : `it contains ${JSON.stringify(strange)}`;
}

/** Why something else is at an old address. */
export function findReservedOldReason(from: string): string | undefined {
  const { path, query } = parseOldAddress(from);
  return query ? undefined : findReservedReason(toOldKey(path));
}

/** Equal for two redirects from the same addresses. */
export function toRedirectKey(from: string): string {
  const { path, query, below } = parseOldAddress(from);
  const parameters = query ? `?${new URLSearchParams(query.map((one) => [...one]))}` : '';
  return toOldKey(path) + (below ? '/*' : '') + parameters;
}

export class OldAddresses {
  readonly #exact = new Map<string, number>();
  readonly #below: (readonly [start: string, status: number])[] = [];

  constructor(redirects: readonly Redirect[]) {
    for (const { from, status } of redirects) {
      const { path, query, below } = parseOldAddress(from);
      const key = toOldKey(path);
      if (below) this.#below.push([key, status]);
      else if (!query) this.#exact.set(key, status);
    }
  }

  /** The status of the redirect from a path; undefined without one. */
  findStatus(path: string): number | undefined {
    const key = toOldKey(path);
    const exact = this.#exact.get(key);
    return exact ?? this.#below.find(([start]) => isWithin(key, start))?.[1];
  }
}
