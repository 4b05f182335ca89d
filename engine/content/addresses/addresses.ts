// A path below the base ↔ the address that pages hold. The base starts and ends with a slash.
import { toContentFile } from './output-paths';

/** The address of a path below the base. */
export const toHref = (base: string, path: string, anchor?: string): string =>
  base.slice(0, -1) + path + (anchor === undefined ? '' : `#${anchor}`);

/** Whether the path of an address is below the base; the base without its last slash counts, too. */
export const isBelow = (base: string, address: string): boolean => `${address}/`.startsWith(base);

/** The path of an address below the base. */
export const toPath = (base: string, address: string): string => `/${address.slice(base.length)}`;

/** The path in the output of the file at an address below the base. */
export const toFilePath = (base: string, address: string): string =>
  decodeURIComponent(address.slice(base.length));

/** The path of a file as addresses hold it: names may have characters that mean something there. */
export const toFileAddress = (path: string): string =>
  path.split('/').map(encodeURIComponent).join('/');

/** The address of a content file, by its path below the folder that it is read from. */
export const toFileHref = (base: string, path: string): string =>
  base + toContentFile(toFileAddress(path));
