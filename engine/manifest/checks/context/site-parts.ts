// A site → what its checks read: each file, each page with its files, and the site over summaries of its pages.

import { findBlockIds } from '../../../content/addresses/block-ids';
import { toPointer } from '../../../content/shape/shape';
import type { PageConfig } from '../../../generated/manifest';
import type { BlockModules } from '../../../model/block-module';
import { type Memory, none } from '../../memory';
import type { CheckContext, PagePart, SiteSummary, WholeSite } from './check-context';
import { type FilePart, type FoundText, type Piece, toContentName } from './file-part';
import { parseLinkTexts } from './link-texts';
import { findLinks } from './page-links';
import { toSiteSummary } from './summaries';

/** Texts that hold a link, by what they stand in: a file, a row of one, or the pointer of a page. */
type Groups = ReadonlyMap<string, readonly FoundText[]>;

const toGroup = ({ at = '', file, page }: Piece): string =>
  page === undefined ? file + at : toPointer('/pages', page);

/** The pieces with their texts; those of the manifest that are in no page come with the first. */
export function readParts(
  pieces: readonly Piece[],
  groups: Groups,
  memory: Memory,
): readonly FilePart[] {
  const [first] = pieces;
  const rest = pieces.filter(({ isManifest, page }) => isManifest && page === undefined);
  const findTexts = (piece: Piece): readonly FoundText[] =>
    piece !== first && rest.includes(piece) ? none : (groups.get(toGroup(piece)) ?? none);
  return memory.recallEach(pieces, {
    as: readParts,
    with: (piece) => [findTexts(piece)],
    make: (piece) => {
      const whole =
        piece === first ? { ...piece, mentions: rest.flatMap((one) => one.mentions) } : piece;
      return { linkTexts: parseLinkTexts(findTexts(piece), whole), ...piece };
    },
  });
}

/** The content files that a page shows, by path below files/. */
export const listFiles = ({ blocks }: PageConfig, modules: BlockModules): string[] => [
  ...new Set(blocks.flatMap((block) => modules.get(block.type)?.text?.contentFiles?.(block) ?? [])),
];

/** The pages of a manifest whose shape is valid. */
function readPages({ pieces, blocks: modules, contents: all, memory }: WholeSite) {
  const known = new Map<string, FilePart>();
  const items = new Map<string, FilePart>();
  for (const piece of pieces) {
    if (!piece.isManifest) known.set(piece.file, piece);
    if (piece.item !== undefined) items.set(piece.item, piece);
  }
  const pages = pieces.filter(({ page }) => page !== undefined);
  const toConfig = ({ value }: FilePart): PageConfig => value as PageConfig;
  const files = memory.recallEach(pages, {
    as: listFiles,
    make: (part) => listFiles(toConfig(part), modules),
  });
  const withFiles = (index: number): (FilePart | undefined)[] => {
    const found = (files[index] ?? none).map((path) =>
      all.has(path) ? known.get(toContentName(path)) : undefined,
    );
    const item = items.get(pages[index]?.page ?? '');
    return item === undefined ? found : [...found, item];
  };
  return memory.recallEach(pages, {
    as: readPages,
    with: (_, index) => withFiles(index),
    make: (part, index): PagePart => {
      const { file, page: id = '' } = part;
      const page = toConfig(part);
      const own = files[index] ?? none;
      const contents = new Map(
        own.flatMap((path) => {
          const items = all.get(path);
          return items === undefined ? [] : [[path, items] as const];
        }),
      );
      const ids = page.blocks.map((block) => findBlockIds(block, { modules, contents }));
      const parts = [part, ...withFiles(index)].filter((one) => one !== undefined);
      const links = [...new Set(parts.flatMap(findLinks))];
      return { file, id, page, files: own, contents, modules, ids, links };
    },
  });
}

/** The pages that every page leads to. */
const findShellLinks = (pieces: readonly FilePart[]): readonly string[] => [
  ...new Set(
    pieces.flatMap((piece) =>
      piece.isManifest && piece.page === undefined ? findLinks(piece) : none,
    ),
  ),
];

/** Each is read once, by the first check of it. A manifest of the wrong shape has no pages. */
class SiteParts {
  readonly #site: WholeSite;
  #pages: readonly PagePart[] | undefined;
  #summary: SiteSummary | undefined;

  constructor(site: WholeSite) {
    this.#site = site;
  }

  get files(): readonly FilePart[] {
    return this.#site.pieces;
  }

  get pages(): readonly PagePart[] {
    this.#pages ??= this.#site.shapeIsValid ? readPages(this.#site) : [];
    return this.#pages;
  }

  get summary(): SiteSummary {
    this.#summary ??= toSiteSummary(this.#site, {
      pages: this.pages,
      shellLinks: findShellLinks(this.files),
    });
    return this.#summary;
  }
}

export const withParts = (site: WholeSite): CheckContext => ({
  ...site,
  parts: new SiteParts(site),
});
