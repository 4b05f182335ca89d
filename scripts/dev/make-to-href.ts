// A place in a file of the site → the address that opens it in an editor.
import { join } from 'node:path';
import type { ToHref } from '../marks/page-words';

/** Complete, with a slash at the start, as addresses hold it. */
const toAddressPath = (root: string, file: string): string =>
  encodeURI(
    join(root, file)
      .replaceAll('\\', '/')
      .replace(/^(?!\/)/, '/'),
  ).replace(/[?#]/g, encodeURIComponent);

/** `openWith` is an address with the names of what stands in it, in braces. */
export const makeToHref =
  (root: string, openWith: string): ToHref =>
  ({ file, line, column }) => {
    const values = { file: toAddressPath(root, file), line, column };
    return openWith.replace(/\{(file|line|column)\}/g, (_, name: keyof typeof values) =>
      String(values[name]),
    );
  };
