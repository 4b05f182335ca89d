// The contract between the build and whatever serves it: which files there are and how to answer.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteRedirect } from '../../engine/model/site';

export interface ListedFile {
  /** In bytes. */
  readonly size: number;
  /** The first 16 hex digits of the content's SHA-256. */
  readonly hash: string;
}

export interface BuildFacts {
  /** The path below which the site stands; starts and ends with a slash. */
  readonly base: string;
  readonly redirects: readonly SiteRedirect[];
  /** Origins that forms send to. */
  readonly connects: readonly string[];
  /** For every answer, the Content-Security-Policy included. */
  readonly headers: Readonly<Record<string, string>>;
  /** Path of the shared JSON file, whose provider origins are replaced while serving. */
  readonly shared: string;
}

export interface BuildListing extends BuildFacts {
  readonly version: 1;
  /** By path relative to the output, with forward slashes; the listing itself is not in it. */
  readonly files: Readonly<Record<string, ListedFile>>;
}

/** Where the listing stands in the output. */
export const listingPath = '_site/build.json';

/** Whether a file never changes under its name: those of `_site/assets/` carry a hash of what they hold. */
export const isImmutable = (path: string): boolean =>
  /^_site\/assets\/.*-(?:[A-Z0-9]{8}|[0-9a-f]{16})\.[a-z0-9.]+$/.test(path);

/** The data file of a page, found by its path below the base whatever its case. */
export const pageDataPath = (path: string): string =>
  `_site/pages${path === '/' ? '/index' : path.toLowerCase()}.json`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isListing(value: unknown): value is BuildListing {
  if (!isRecord(value) || value.version !== 1 || !isRecord(value.files)) return false;
  return (
    typeof value.base === 'string' &&
    Array.isArray(value.redirects) &&
    Array.isArray(value.connects) &&
    isRecord(value.headers) &&
    typeof value.shared === 'string' &&
    Object.values(value.files).every(
      (file) => isRecord(file) && typeof file.size === 'number' && typeof file.hash === 'string',
    )
  );
}

/** The listing of an output folder; undefined when there is none or it is not one of ours. */
export function readListing(outDir: string): BuildListing | undefined {
  try {
    const listing: unknown = JSON.parse(readFileSync(join(outDir, listingPath), 'utf8'));
    return isListing(listing) ? listing : undefined;
  } catch {
    return undefined;
  }
}
