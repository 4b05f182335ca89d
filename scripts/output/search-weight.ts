// The index of a site → what a browser fetches of it for the first answer, at most.
import { searchFile, toSearchFile } from '../../engine/content/addresses/search-paths';
import type { BuiltSearch } from './search-files';

/** As many pages are shown of what is found. */
const shownPages = 10;

interface Part {
  readonly name: string;
  readonly bytes: number;
}

/** The directory, the heaviest shard, and the heaviest chunks with what is shown of pages. */
export function weighSearch(
  { folder, index: { directory, files } }: BuiltSearch,
  weigh: (path: string, content: string | Uint8Array) => number,
): readonly Part[] {
  const weighAll = (names: string): number[] =>
    (names.match(/.{8}/g) ?? [])
      .map((name) => weigh(toSearchFile(name), files.get(name) ?? ''))
      .sort((one, other) => other - one);
  const path = folder + searchFile;
  const chunks = weighAll(directory.chunks).slice(0, shownPages);
  return [
    { name: path, bytes: weigh(path, JSON.stringify(directory)) },
    { name: 'the largest shard', bytes: weighAll(directory.shards)[0] ?? 0 },
    { name: 'what is shown of pages', bytes: chunks.reduce((sum, chunk) => sum + chunk, 0) },
  ];
}
