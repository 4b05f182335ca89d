// Divides a build among several machines: pages are distributed with all their files, the rest is built by all.
//
// The hash of a page's id determines its part of the listing, and the manifest determines the number of parts. So each
// part of the listing is written by one shard alone, and the union of the folders is the whole build.

import { listingFile, toPartFile } from '../../engine/content/addresses/output-paths';
import type { Owner } from '../../engine/output/output';
import { maxShards, type Shard } from '../command/shard';
import type { BuildListing } from './build-listing';

export interface ShardPlan {
  readonly parts: number;
  readonly owns: (owner: Owner) => boolean;
  readonly ownsPart: (part: number) => boolean;
}

/** The approximate number of pages in one part of the listing; a smaller site has an undivided listing. */
const pagesInPart = 8;

export const countParts = (pages: number): number =>
  pages <= pagesInPart ? 0 : Math.min(maxShards, Math.ceil(pages / pagesInPart));

/** FNV-1a: distributes names evenly, and takes a tenth of the time of a cryptographic hash. */
function hashName(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1)
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** The part of a page; undefined for what every shard writes. */
const partOf = (owner: Owner, parts: number): number | undefined =>
  parts === 0 || owner === 'all' ? undefined : hashName(owner.page) % parts;

export function planShard(
  parts: number,
  { index, count }: Shard = { index: 1, count: 1 },
): ShardPlan {
  const ownsPart = (part: number): boolean => part % count === index - 1;
  const owns = (owner: Owner): boolean => {
    const part = partOf(owner, parts);
    return part === undefined || ownsPart(part);
  };
  return { parts, owns, ownsPart };
}

/** The files of a listing that a shard writes. */
export function splitListing(
  listing: BuildListing,
  owners: ReadonlyMap<string, Owner>,
  { parts, ownsPart }: ShardPlan,
): [path: string, content: unknown][] {
  const common: [string, unknown][] = [];
  const split = new Map<number, [string, unknown][]>();
  for (let part = 0; part < parts; part += 1) if (ownsPart(part)) split.set(part, []);
  for (const [path, file] of Object.entries(listing.files)) {
    const part = partOf(owners.get(path) ?? 'all', parts);
    (part === undefined ? common : split.get(part))?.push([path, file]);
  }
  return [
    ...[...split].map(([part, files]): [string, unknown] => [
      toPartFile(part),
      Object.fromEntries(files),
    ]),
    [listingFile, { ...listing, files: Object.fromEntries(common) }],
  ];
}
