// The address that a redirect names as it is written → its parts: a path, a query, everything below.
import type { OldAddress } from '../../model/redirect';
import { toAddressKey } from './address-key';
import { decodeAddress } from './decode-address';
import { pageEnding } from './output-paths';

/** What the end of a path is that stands for everything below it. */
const wildcard = '/*';

const parseQuery = (query: string): (readonly [string, string])[] => [
  ...new URLSearchParams(query),
];

/** `/old`, `/old/menu.html`, `/old/*`, `/index.php?id=3`. */
export function parseOldAddress(from: string): OldAddress {
  const [written = '', ...rest] = from.split('?');
  const query = rest.join('?');
  const below = written.endsWith(wildcard);
  const path = decodeAddress(below ? written.slice(0, -wildcard.length) || '/' : written);
  return {
    path,
    ...(query !== '' && { query: parseQuery(query) }),
    ...(below && { below }),
  };
}

/** Equal for all spellings of a path that lead to the same: case, slashes in a row or at the end, and `.html` do not count. */
export function toOldKey(path: string): string {
  const key = toAddressKey(path).replace(/\/{2,}/g, '/');
  return (key.endsWith(pageEnding) ? key.slice(0, -pageEnding.length) : key) || '/';
}
