// The contract between the build and its servers: which files there are and how to answer.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listingFile, toPartFile } from '../../engine/content/addresses/output-paths';
import { isRecord } from '../../engine/model/json';
import type { SiteRedirect } from '../../engine/model/redirect';

export interface ListedFile {
  /** In bytes. */
  readonly size: number;
  /** The first 16 hex digits of the content's SHA-256. */
  readonly hash: string;
}

export interface BuildFacts {
  /** The base path of the site; starts and ends with a slash. */
  readonly base: string;
  readonly redirects: readonly SiteRedirect[];
  /** Origins that forms send to. */
  readonly connects: readonly string[];
  /** For every response, including the Content-Security-Policy. */
  readonly headers: Readonly<Record<string, string>>;
  /** Path of the shared JSON file, whose provider origins are replaced while serving. */
  readonly shared: string;
}

export interface BuildListing extends BuildFacts {
  readonly version: 1;
  /** How many further files the listing has; see shard-plan.ts. */
  readonly parts?: number;
  /** By path relative to the output, with forward slashes; the listing itself is not in it. */
  readonly files: Readonly<Record<string, ListedFile>>;
}

const areFiles = (value: unknown): value is BuildListing['files'] =>
  isRecord(value) &&
  Object.values(value).every(
    (file) => isRecord(file) && typeof file.size === 'number' && typeof file.hash === 'string',
  );

function isListing(value: unknown): value is BuildListing {
  if (!isRecord(value) || value.version !== 1) return false;
  return (
    (value.parts === undefined || typeof value.parts === 'number') &&
    typeof value.base === 'string' &&
    Array.isArray(value.redirects) &&
    Array.isArray(value.connects) &&
    isRecord(value.headers) &&
    typeof value.shared === 'string' &&
    areFiles(value.files)
  );
}

/**
 * The listing of an output folder; undefined when there is none, or none that a build wrote. Of a patch the parts that it
 * lacks are in the output that it is for, `below`.
 */
export function readListing(outDir: string, below = outDir): BuildListing | undefined {
  try {
    const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
    const listing = read(join(outDir, listingFile));
    if (!isListing(listing)) return undefined;
    const findPart = (part: string): string | undefined =>
      [join(outDir, part), join(below, part)].find(existsSync);
    // A shard has written some of the parts.
    const parts = Array.from({ length: listing.parts ?? 0 }, (_, part) => toPartFile(part))
      .flatMap((part) => findPart(part) ?? [])
      .map(read);
    if (!parts.every(areFiles)) return undefined;
    return { ...listing, files: Object.assign({}, listing.files, ...parts) };
  } catch {
    return undefined;
  }
}
