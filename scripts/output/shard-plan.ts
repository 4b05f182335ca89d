// Divides a build among several machines: pages are distributed with all their files, the rest is built by all.
//
// The hash of a page's id determines its part of the listing, and the manifest determines the number of parts. So each
// part of the listing is written by one shard alone, and the union of the folders is the whole build.

import { listingFile, toPartFile } from '../../engine/content/addresses/output-paths';
import type { Owner } from '../../engine/output/output';
import { maxShards, type Shard } from '../command/shard';

export interface ShardPlan {
  readonly parts: number;
  readonly owns: (owner: Owner) => boolean;
  /** Those of the listing that a shard writes, the listing itself last. */
  readonly lists: readonly string[];
  /** Which of them names the files of an owner. */
  readonly listOf: (owner: Owner) => string;
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
  const lists = Array.from({ length: parts }, (_, part) => part)
    .filter(ownsPart)
    .map(toPartFile);
  const listOf = (owner: Owner): string => {
    const part = partOf(owner, parts);
    return part === undefined ? listingFile : toPartFile(part);
  };
  return { parts, owns, lists: [...lists, listingFile], listOf };
}
