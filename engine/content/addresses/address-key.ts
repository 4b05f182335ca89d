// The path of an address → the same for all spellings that some host takes for one address.
import { decodeAddress } from './decode-address';

/** Some hosts ignore case, slashes at the end, encoding or the form of letters. */
export const toAddressKey = (path: string): string =>
  decodeAddress(path).normalize('NFC').toLowerCase().replace(/\/+$/, '') || '/';

/** Whether a path is below another, or the same; both without a slash at their end. */
export const isWithin = (path: string, above: string): boolean =>
  `${path}/`.startsWith(`${above}/`);
