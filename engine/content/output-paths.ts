// Where the output holds what: paths relative to it, with forward slashes. They are spelt here and nowhere else.

/** The end of a page's file, which its address leaves out. */
export const pageEnding = '.html';

/** The name of the home page among files. */
export const homeName = 'index';

const toName = (path: string): string => (path === '/' ? homeName : path.slice(1));

/** The file of a page: what static hosts answer for its path. */
export const toPageFile = (path: string): string => toName(path) + pageEnding;

const dataFolder = '_site/pages/';

/** The data file of a page, found by its path below the base whatever its case. */
export const toPageData = (path: string): string =>
  `${dataFolder}${toName(path).toLowerCase()}.json`;

/** Whether a path below the base leads to a file, not to a page. */
export const isFilePath = (path: string): boolean => /^\/(?:_site|files)\//.test(path);

/** A content file, by its path below the folder that it is read from. */
export const toContentFile = (path: string): string => `files/${path}`;

const assetFolder = '_site/assets/';

/** Code, styles, pictures and what all pages share: their names carry a hash. */
export const toAssetFile = (name: string): string => assetFolder + name;

/** Whether a file never changes under its name. */
export const isImmutable = (file: string): boolean =>
  file.startsWith(assetFolder) && /-(?:[A-Z0-9]{8}|[0-9a-f]{16})\.[a-z0-9.]+$/.test(file);

/** How long browsers may keep a file: for good, or until they have asked whether it is still the same. */
export type CacheClass = 'immutable' | 'revalidated';

export const cacheClassOf = (file: string): CacheClass =>
  isImmutable(file) ? 'immutable' : 'revalidated';

/** The list of all files, which our servers answer from. */
export const listingFile = '_site/build.json';

/** Where its parts stand. */
export const partFolder = '_site/build/';

/** One of its parts. */
export const toPartFile = (part: number): string => `${partFolder}${part}.json`;

export const isListing = (file: string): boolean =>
  file === listingFile ||
  (file.startsWith(partFolder) && /^\d+\.json$/.test(file.slice(partFolder.length)));

/** How hosts are to answer, for those that are told in a file of their own. */
export const hostFiles = {
  nginx: '_site/nginx.conf',
  cloudFront: '_site/cloudfront.js',
} as const;
