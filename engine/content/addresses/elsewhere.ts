// The addresses of a site that another system answers, as a manifest declares them: "/basket", "/shop/*".
import { isWithin } from './address-key';
import { parseOldAddress, toOldKey } from './old-address';

/** The declaration that covers a path below the base; as with redirects, "/shop/*" covers "/shop", too. */
export const findElsewhere = (declared: readonly string[], path: string): string | undefined =>
  declared.find((one) => {
    const { path: own, below } = parseOldAddress(one);
    const [key, start] = [toOldKey(path), toOldKey(own)];
    return below ? isWithin(key, start) : key === start;
  });

/** The declaration of which some part is below a path. */
export const findElsewhereBelow = (declared: readonly string[], path: string): string | undefined =>
  declared.find((one) => isWithin(toOldKey(parseOldAddress(one).path), toOldKey(path)));

/** What the app compares addresses with, base included: they begin so, in small letters and with a slash at their end. */
export const toElsewherePrefixes = (base: string, declared: readonly string[]): string[] =>
  declared.map((one) => `${base}${parseOldAddress(one).path.slice(1)}/`.toLowerCase());

/** Whether an address begins with one of these. */
export const isServedElsewhere = (prefixes: readonly string[], address: string): boolean =>
  prefixes.some((prefix) => `${address}/`.toLowerCase().startsWith(prefix));
