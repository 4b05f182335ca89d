// The paths of the output: relative to it, with forward slashes. They are spelt here, and those
// of the search in search-paths.ts: browsers that do not search load none.

import { isDocument } from './text-kind';

/** The extension of a page's file, which its address omits. */
export const pageEnding = '.html';

/** The name of the home page among files. */
export const homeName = 'index';

const toName = (path: string): string => (path === '/' ? homeName : path.slice(1));

/** The file of a page: what static hosts serve for its path. */
export const toPageFile = (path: string): string => toName(path) + pageEnding;

const dataFolder = '_site/pages/';

/** The data file of a page, by its path below the base in any case. */
export const toPageData = (path: string): string =>
  `${dataFolder}${toName(path).toLowerCase()}.json`;

const downloadFolder = 'downloads/';

/** A file that is published under its own name, by its path below files/: the folders above it are not part of the name. */
export const toDownloadFile = (path: string): string =>
  downloadFolder + path.slice(path.lastIndexOf('/') + 1);

/** In development: behind a name that something has had, it asks for what there is now. */
export const currentQuery = '?current';

/** Whether a path below the base is one of a folder in which the build alone decides on names. */
export const isBuiltPath = (path: string): boolean => /^\/(?:_site|files)\//.test(path);

const filePath = /^\/(?:_site\/.*|files\/.*|downloads\/[^/]+\.\w+)$/;

/** Whether a path below the base leads to a file, not to a page. */
export const isFilePath = (path: string): boolean => filePath.test(path);

/** The same for the configuration of hosts: what may stand behind the first slash, in regular expressions. */
export const listFilePatterns = (): string[] =>
  filePath.source.slice('^\\/(?:'.length, -')$'.length).replaceAll('\\/', '/').split('|');

/** Whether browsers should save what an address leads to, not open it: the own names of such files say so. */
export const isSaved = (href: string): boolean =>
  /^\/(?:.*\/)?downloads\/[^/]+\.(?:ics|vcf|zip)$/i.test(href);

/** A content file, by its path below the folder that it is read from. A document is published as what it was parsed to. */
export const toContentFile = (path: string): string =>
  `files/${path}${isDocument(path) ? '.json' : ''}`;

const assetFolder = '_site/assets/';

/** Code, styles, pictures and what all pages share: their names carry a hash. */
export const toAssetFile = (name: string): string => assetFolder + name;

const hashed = /_site\/assets\/files\/(.+)-(?:[A-Z0-9]{8}|[0-9a-f]{16})(\.[a-z0-9]+)$/;

/**
 * Of a file that pages show, its place or its address: the same under a name without its hash, which stays when the file is another one.
 * Readers of feeds keep what they have fetched for years.
 */
export const toStableName = (place: string): string => place.replace(hashed, '_site/stable/$1$2');

/** Whether a file never changes under its name. */
export const isImmutable = (file: string): boolean =>
  file.startsWith(assetFolder) && /-(?:[A-Z0-9]{8}|[0-9a-f]{16})\.[a-z0-9.]+$/.test(file);

/** How long browsers may keep a file: forever, or only with revalidation. */
export type CacheClass = 'immutable' | 'revalidated';

export const cacheClassOf = (file: string): CacheClass =>
  isImmutable(file) ? 'immutable' : 'revalidated';

/** The list of all files, from which our servers answer. */
export const listingFile = '_site/build.json';

/** The folder of its parts. */
export const partFolder = '_site/build/';

/** One of its parts. */
export const toPartFile = (part: number): string => `${partFolder}${part}.json`;

export const isListing = (file: string): boolean =>
  file === listingFile ||
  (file.startsWith(partFolder) && /^\d+\.json$/.test(file.slice(partFolder.length)));

/** The forms that Netlify receives: it finds them in the documents of a site. */
export const netlifyFormsFile = '_site/netlify-forms.html';

/** Configuration files for hosts that read their own format. */
export const hostFiles = {
  nginx: '_site/nginx.conf',
  cloudFront: '_site/cloudfront.js',
} as const;
