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
function readFiles({ file, contents, mentions, linkTexts }: WholeSite): FilePart[] {
  const mentioned = groupByFile<Mention>(mentions);
  const linking = groupByFile<LinkText>(linkTexts);
  return [file, ...Array.from(contents.keys(), toContentName)].map((name) => ({
    file: name,
    isManifest: name === file,
    mentions: mentioned.get(name) ?? [],
    linkTexts: linking.get(name) ?? [],
  }));
}

const listFiles = ({ blocks }: PageConfig, modules: BlockModules): string[] => [
  ...new Set(blocks.flatMap((block) => modules.get(block.type)?.text?.contentFiles?.(block) ?? [])),
];

function readPages(
  { file, manifest, blocks: modules, contents: all }: WholeSite,
  linked: ReturnType<typeof findLinks>,
): PagePart[] {
  return Object.entries(manifest.pages).map(([id, page]): PagePart => {
    const files = listFiles(page, modules);
    const contents = new Map(
      files.flatMap((path) => {
        const items = all.get(path);
        return items === undefined ? [] : [[path, items] as const];
      }),
    );
    const links = [id, ...files.map(toContentName)].flatMap((part) => [
      ...(linked.get(part) ?? []),
    ]);
    return {
      ...{ file, id, page, files, contents, modules },
      ids: page.blocks.map((block) => findBlockIds(block, { modules, contents })),
      links: [...new Set(links)],
    };
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
