// A site → what its checks read: each file, each page with its files, and the site over summaries of its pages.
import type { PageConfig } from '../../../generated/manifest';
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

function readPages({ file, manifest, blocks: modules, contents }: WholeSite): PagePart[] {
  const findContents = ({ blocks }: PageConfig): PagePart['contents'] => {
    const paths = blocks.flatMap(
      (block) => modules.get(block.type)?.text?.contentFiles?.(block) ?? [],
    );
    return new Map(
      paths.flatMap((path) => {
        const items = contents.get(path);
        return items === undefined ? [] : [[path, items] as const];
      }),
    );
  };
  return Object.entries(manifest.pages).map(([id, page]) => ({
    ...{ file, id, page, modules },
    contents: findContents(page),
  }));
}

const readSummary = ({ file, manifest, ledger }: WholeSite): SiteSummary => ({
  ...{ file, ledger },
  home: manifest.site.home,
  pages: Object.entries(manifest.pages).map(([id, { path, title, summary, layout }]) => ({
    ...{ id, path, title, summary, layout },
  })),
});

/** Each is read once, by the first check of it: of a manifest of the wrong shape no pages are. */
class SiteParts {
  readonly #site: WholeSite;
  #files: readonly FilePart[] | undefined;
  #pages: readonly PagePart[] | undefined;
  #summary: SiteSummary | undefined;

  constructor(site: WholeSite) {
    this.#site = site;
  }

  get files(): readonly FilePart[] {
    this.#files ??= readFiles(this.#site);
    return this.#files;
  }

  get pages(): readonly PagePart[] {
    this.#pages ??= readPages(this.#site);
    return this.#pages;
  }

  get summary(): SiteSummary {
    this.#summary ??= readSummary(this.#site);
    return this.#summary;
  }
}

export const withParts = (site: WholeSite): CheckContext => ({
  ...site,
  parts: new SiteParts(site),
});
