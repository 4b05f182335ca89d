// The sites of a publication → the files of their search indexes. Whoever has none never loads the code that makes them.

import { toFileAddress } from '../../engine/content/addresses/addresses';
import {
  isSearchPath,
  searchFile,
  toSearchFile,
} from '../../engine/content/addresses/output-paths';
import type { BlockModules } from '../../engine/model/block-module';
import { mainOf, type Publication } from '../../engine/model/publication';
import type { SearchedPage, SearchFilter } from '../../engine/model/search';
import type { Site } from '../../engine/model/site';
import type { NamedFile } from '../../engine/output/scope';
import { toFolder } from '../../engine/site/join-sites';
import { listSearched } from '../../engine/site/list-searched';
import { contentHash } from '../files/content-hash';
import type { World } from '../files/world';
import { type KeptTerms, StoredTerms } from './kept-terms';

interface SearchOptions {
  readonly modules: BlockModules;
  readonly kept: KeptTerms;
}

const hasSearch = ({ sites }: Publication<Site>): boolean =>
  sites.some(({ shell }) => shell.search !== undefined);

/** As the names of immutable files have it. */
const toName = (text: string): string => contentHash(Buffer.from(text)).slice(0, 8).toUpperCase();

/** The areas that have pages to be found. */
function listFilters({ shell, pages }: Site, searched: readonly SearchedPage[]): SearchFilter[] {
  const used = new Set(searched.flatMap(({ filters }) => filters));
  const areas = shell.menus.flatMap(({ page }) => pages[page ?? ''] ?? []);
  const filters = areas
    .filter(({ id }) => used.has(id))
    .map(({ id, label }): SearchFilter => ({ key: id, kind: 'area', label }));
  return filters.length > 1 ? filters : [];
}

type IndexCode = Awaited<ReturnType<typeof loadIndexCode>>;

const loadIndexCode = async () => ({
  ...(await import('../../engine/search/index/build-search-index')),
  ...(await import('../../engine/search/index/page-terms')),
  ...(await import('../../engine/search/index/stemmer')),
});

/** The files of one site, by path. */
function buildIndex(
  site: Site,
  folder: string,
  { code, modules, kept, assetsBase }: SearchOptions & { code: IndexCode; assetsBase: string },
): Map<string, string> {
  const { language } = site.shell;
  const finder = new code.TermFinder();
  const searched = listSearched(site, modules);
  const indexed = searched.map((page) => {
    const [name, input] = [
      `${language} ${page.id}`,
      contentHash(Buffer.from(JSON.stringify(page))),
    ];
    const known = kept.get(name, input);
    const terms = known ?? finder.find(page);
    if (known === undefined) kept.set(name, input, terms);
    return { page, terms };
  });
  const [before = '', behind = ''] = (assetsBase + toFileAddress(toSearchFile('NAME'))).split(
    'NAME',
  );
  const { directory, files } = code.buildSearchIndex(indexed, {
    ...{ language, stem: code.createStem(language), toName },
    filters: listFilters(site, searched),
    names: [before, behind],
  });
  return new Map([
    [folder + searchFile, JSON.stringify(directory)],
    ...Array.from(files, ([name, text]) => [toSearchFile(name), text] as const),
  ]);
}

/** By path; two languages may share a file. */
function buildSearchFiles(
  publication: Publication<Site>,
  options: SearchOptions & { readonly code: IndexCode },
): ReadonlyMap<string, string> {
  const main = mainOf(publication);
  const { assetsBase } = main;
  return new Map(
    publication.sites
      .filter(({ shell }) => shell.search !== undefined)
      .flatMap((site) => [...buildIndex(site, toFolder(main, site), { ...options, assetsBase })]),
  );
}

const toNamedFiles = (files: ReadonlyMap<string, string>): NamedFile[] =>
  Array.from(files, ([path, text]) => ({
    path,
    hash: contentHash(Buffer.from(text)),
    read: () => text,
  }));

/** What a server makes of the pages on the first request for a file of the index. */
export class LazySearch {
  readonly #publication: Publication<Site>;
  readonly #options: SearchOptions;
  #files: Promise<ReadonlyMap<string, string>> | undefined;

  constructor(publication: Publication<Site>, options: SearchOptions) {
    this.#publication = publication;
    this.#options = options;
  }

  /** Whether a path of the output may be one of its files: which there are is not known yet. */
  mayHave(path: string): boolean {
    return hasSearch(this.#publication) && isSearchPath(path);
  }

  async read(path: string): Promise<string | undefined> {
    this.#files ??= this.#build();
    return (await this.#files).get(path);
  }

  async #build(): Promise<ReadonlyMap<string, string>> {
    return buildSearchFiles(this.#publication, { ...this.#options, code: await loadIndexCode() });
  }
}

/** For a build: what pages say is kept for the next one. */
export async function readSearchFiles(
  publication: Publication<Site>,
  { workspace, contract }: World,
): Promise<readonly NamedFile[]> {
  if (!hasSearch(publication)) return [];
  const kept = new StoredTerms(workspace);
  const options = { code: await loadIndexCode(), modules: contract.blocks, kept };
  const files = toNamedFiles(buildSearchFiles(publication, options));
  kept.save();
  return files;
}
