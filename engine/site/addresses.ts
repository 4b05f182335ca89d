// Paths and files of a site → the addresses that its pages hold.

/** The address of a path below the base path (which ends with a slash). */
export const toHref = (base: string, path: string, anchor?: string): string =>
  base.slice(0, -1) + path + (anchor === undefined ? '' : `#${anchor}`);

/** The address of a file below files/. */
export const toFileHref = (base: string, path: string): string =>
  `${base}files/${path.split('/').map(encodeURIComponent).join('/')}`;
