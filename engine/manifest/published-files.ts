// The files that a valid site shows and links to → those that readers get: none of drafts, and of items that are to come or over.
import { indexPages } from '../content/pages/page-index';
import type { Manifest } from '../generated/manifest';
import type { ValidSite } from '../model/valid-site';
import { type FilePart, toContentName } from './checks/context/file-part';
import { findDownloads } from './checks/files/downloads';
import { noMemory } from './memory';
import { findBound } from './stage/content-reader';
import type { StagedItems } from './staged-items';

interface Known {
  readonly manifest: Manifest;
  readonly items: StagedItems;
  /** Whether drafts are shown. */
  readonly drafts: boolean;
}

/** Whether a part of the manifest, or an item, is published; a page that an item makes is in the manifest. */
function makeIsThere({ manifest, items, drafts }: Known): (piece: FilePart) => boolean {
  const { shown } = indexPages(manifest.pages, { drafts, language: manifest.site.language });
  const isListed = (id: string): boolean => {
    const item = items.items.get(id);
    return item?.pageless === true && (drafts || !item.draft);
  };
  return ({ page, item }) => {
    if (page !== undefined) return shown.has(page);
    return item === undefined || shown.has(item) || isListed(item);
  };
}

/** Without texts that are shown by nothing that is published. The very same ones where everything is. */
function findPublished(pieces: readonly FilePart[], known: Known): readonly FilePart[] {
  const isThere = makeIsThere(known);
  const isText = ({ isManifest, item }: FilePart): boolean => !isManifest && item === undefined;
  const named = pieces.filter((piece) => !isText(piece));
  const there = named.filter(isThere);
  if (there.length === named.length) return pieces;
  const texts = new Set(there.flatMap(findBound).map(toContentName));
  return [...there, ...pieces.filter((piece) => isText(piece) && texts.has(piece.file))];
}

interface AllFiles {
  readonly pieces: readonly FilePart[];
  readonly contents: ValidSite['contents'];
  readonly downloads: ReturnType<typeof findDownloads>;
}

export function findPublishedFiles(
  { pieces, contents, downloads }: AllFiles,
  known: Known,
): Pick<ValidSite, 'contents' | 'downloads'> {
  const published = findPublished(pieces, known);
  if (published === pieces) return { contents, downloads: [...downloads.keys()].sort() };
  const shown = new Set(published.map(({ file }) => file));
  return {
    contents: new Map([...contents].filter(([path]) => shown.has(toContentName(path)))),
    downloads: [...findDownloads(published, noMemory).keys()].sort(),
  };
}
