// A site → what its checks read: each file, each page with its files, and the site over summaries of its pages.
import { findBlockIds } from '../../../content/addresses/block-ids';
import type { PageConfig } from '../../../generated/manifest';
import type { BlockModules } from '../../../model/block-module';
import {
  type CheckContext,
  type FilePart,
  type Mention,
  type PagePart,
  type SiteSummary,
  toContentName,
  type WholeSite,
} from './check-context';
import type { LinkText } from './link-texts';
import { findLinks, shell } from './page-links';
import { toSiteSummary } from './summaries';

/** In the order in which they come. */
function groupByFile<Found extends { readonly file: string }>(
  found: readonly Found[],
): ReadonlyMap<string, readonly Found[]> {
  const groups = new Map<string, Found[]>();
  for (const one of found) {
    const group = groups.get(one.file);
    if (group === undefined) groups.set(one.file, [one]);
    else group.push(one);
  }
  return groups;
}

/** The manifest, and each content file after it. */
function readFiles({ file, contents, mentions, linkTexts, memory }: WholeSite): FilePart[] {
  const mentioned = groupByFile<Mention>(mentions);
  const linking = groupByFile<LinkText>(linkTexts);
  const toPart = (name: string): FilePart => ({
    file: name,
    isManifest: name === file,
    mentions: mentioned.get(name) ?? [],
    linkTexts: linking.get(name) ?? [],
  });
  const ofContents = Array.from(contents, ([path, items]): FilePart => {
    const name = toContentName(path);
    const from = [name, file, ...(linking.get(name) ?? [])];
    return memory.recall(items, { as: readFiles, from, make: () => toPart(name) });
  });
  return [toPart(file), ...ofContents];
}

const listFiles = ({ blocks }: PageConfig, modules: BlockModules): string[] => [
  ...new Set(blocks.flatMap((block) => modules.get(block.type)?.text?.contentFiles?.(block) ?? [])),
];

function readPages(
  { file, manifest, blocks: modules, contents: all, memory }: WholeSite,
  linked: ReturnType<typeof findLinks>,
): PagePart[] {
  return Object.entries(manifest.pages).map(([id, page]): PagePart => {
    const make = (): string[] => listFiles(page, modules);
    const files = memory.recall(page, { as: listFiles, make });
    const items = files.map((path) => all.get(path));
    const found = [id, ...files.map(toContentName)].flatMap((part) => [
      ...(linked.get(part) ?? []),
    ]);
    const links = [...new Set(found)];
    return memory.recall(page, {
      as: readPages,
      from: [file, id, ...items, ...links],
      make: () => {
        const known = files.flatMap((path) => {
          const its = all.get(path);
          return its === undefined ? [] : [[path, its] as const];
        });
        const contents = new Map(known);
        const ids = page.blocks.map((block) => findBlockIds(block, { modules, contents }));
        return { file, id, page, files, contents, modules, ids, links };
      },
    });
  });
}

/** Each is read once, by the first check of it. A manifest of the wrong shape has no pages. */
class SiteParts {
  readonly #site: WholeSite;
  #files: readonly FilePart[] | undefined;
  #pages: readonly PagePart[] | undefined;
  #summary: SiteSummary | undefined;
  #links: ReturnType<typeof findLinks> | undefined;

  constructor(site: WholeSite) {
    this.#site = site;
  }

  get files(): readonly FilePart[] {
    this.#files ??= readFiles(this.#site);
    return this.#files;
  }

  get pages(): readonly PagePart[] {
    this.#pages ??= this.#site.shapeIsValid ? readPages(this.#site, this.#readLinks()) : [];
    return this.#pages;
  }

  get summary(): SiteSummary {
    this.#summary ??= toSiteSummary(this.#site, {
      pages: this.pages,
      shellLinks: [...(this.#readLinks().get(shell) ?? [])],
    });
    return this.#summary;
  }

  #readLinks(): ReturnType<typeof findLinks> {
    this.#links ??= findLinks(this.#site);
    return this.#links;
  }
}

export const withParts = (site: WholeSite): CheckContext => ({
  ...site,
  parts: new SiteParts(site),
});
