// The sites of a publication → the files of their search indexes. Whoever has none never loads the code that makes them.

import { toFileAddress } from '../../engine/content/addresses/addresses';
import {
  isSearchPath,
  searchFile,
  toSearchFile,
} from '../../engine/content/addresses/search-paths';
import type { BlockModules } from '../../engine/model/block-module';
import type { Finding } from '../../engine/model/finding';
import { mainOf, type Publication } from '../../engine/model/publication';
import type { Site } from '../../engine/model/site';
import type { DerivedSite } from '../../engine/model/site-facts';
import type { Describe, MadeOf } from '../../engine/output/made-of';
import type { Content } from '../../engine/output/output';
import type { NamedFile } from '../../engine/output/scope';
import { toFolder } from '../../engine/output/site-facts';
import type { PlacedPage, SearchIndex } from '../../engine/search/index/build-search-index';
import { listSearchable } from '../../engine/site/list-searched';
import { listSearchFilters } from '../../engine/site/search-filters';
import { readCodeStamp } from '../files/code-id';
import { contentHash } from '../files/content-hash';
import type { World } from '../files/world';
import { Store } from '../store/store';
import { KeptRound, type KeptTerms } from './kept-terms';
import { findSearchDoubts, findUnknownForms } from './search-doubts';
import { StoredTerms } from './stored-terms';

interface SearchOptions {
  readonly modules: BlockModules;
  readonly kept: KeptTerms;
  /** The one that describes other outputs of the same site: what these have in common is described once. */
  readonly describe: Describe;
}

const hasSearch = ({ sites }: Publication<DerivedSite>): boolean =>
  sites.some(({ facts: { app, shell } }) => app !== 'none' && shell.search !== undefined);

/** Eight letters and digits, as the names of immutable files have them. */
function toName(bytes: Uint8Array): string {
  const number = Number.parseInt(contentHash(bytes).slice(0, 12), 16) % 36 ** 8;
  return number.toString(36).padStart(8, '0').toUpperCase();
}

type IndexCode = Awaited<ReturnType<typeof loadIndexCode>>;

const loadIndexCode = async () => ({
  ...(await import('../../engine/search/index/build-search-index')),
  ...(await import('../../engine/search/index/page-terms')),
  ...(await import('../../engine/search/index/stemmer')),
});

/** The index of one site. */
export interface BuiltSearch {
  readonly language: string;
  /** The path of its folder in the output. */
  readonly folder: string;
  readonly pages: readonly PlacedPage[];
  readonly index: SearchIndex;
}

function buildSearch(
  site: Site,
  folder: string,
  {
    code,
    modules,
    kept,
    describe,
    assetsBase,
  }: SearchOptions & { code: IndexCode; assetsBase: string },
): BuiltSearch {
  const { language } = site.shell;
  const known = kept.open(language);
  const finder = new code.TermFinder(known);
  const round = new KeptRound(known);
  const listed = listSearchable(site, modules);
  const pages = Array.from(listed, ({ sources, input, read, ...page }): PlacedPage => {
    const toMade = (before?: MadeOf): MadeOf => describe({ sources, input }, before);
    return { ...page, ...round.find(page.id, toMade, () => code.indexPage(read(), finder)) };
  });
  const address = assetsBase + toFileAddress(toSearchFile('NAME'));
  const [before = '', behind = ''] = address.split('NAME');
  const { words, named, ends } = known;
  const index = code.buildSearchIndex(pages, {
    ...{ language, stem: code.createStem(language), words, named, ends, toName },
    earlier: round.earlier,
    filters: listSearchFilters(site, pages),
    names: [before, behind],
  });
  const next = round.finish(index);
  if (next) kept.keep(language, next);
  return { language, folder, pages, index };
}

function buildAll(
  publication: Publication<DerivedSite>,
  options: SearchOptions & { readonly code: IndexCode },
): readonly BuiltSearch[] {
  const { facts: main } = mainOf(publication);
  const { assetsBase } = main;
  return publication.sites
    .filter(({ facts }) => facts.shell.search !== undefined)
    .map(({ facts, open }) =>
      buildSearch(open(), toFolder(main, facts), { ...options, assetsBase }),
    );
}

/** By path; two languages may share a file. */
const toFiles = (built: readonly BuiltSearch[]): ReadonlyMap<string, Content> =>
  new Map(
    built.flatMap(({ folder, index: { directory, files } }): [string, Content][] => [
      [folder + searchFile, JSON.stringify(directory)],
      ...Array.from(files, ([name, bytes]): [string, Content] => [toSearchFile(name), bytes]),
    ]),
  );

/** The name of a directory says nothing of what is in it. */
const toNamedFiles = (files: ReturnType<typeof toFiles>): NamedFile[] =>
  Array.from(files, ([path, content]) => ({
    path,
    ...(typeof content === 'string' && { hash: contentHash(content) }),
    read: () => content,
  }));

/** What a server makes of the pages on the first request for a file of the index. */
export class LazySearch {
  readonly #publication: Publication<DerivedSite>;
  readonly #options: SearchOptions;
  #files: Promise<ReturnType<typeof toFiles>> | undefined;

  constructor(publication: Publication<DerivedSite>, options: SearchOptions) {
    this.#publication = publication;
    this.#options = options;
  }

  /** Whether a path of the output may be one of its files: which there are is not known yet. */
  mayHave(path: string): boolean {
    return hasSearch(this.#publication) && isSearchPath(path);
  }

  async read(path: string): Promise<Content | undefined> {
    this.#files ??= this.#build();
    return (await this.#files).get(path);
  }

  async #build(): Promise<ReturnType<typeof toFiles>> {
    return toFiles(buildAll(this.#publication, { ...this.#options, code: await loadIndexCode() }));
  }
}

/** What a build has of its search. */
export interface SearchOfBuild {
  readonly files: readonly NamedFile[];
  readonly built: readonly BuiltSearch[];
  /** Pages that whoever searches may miss. */
  readonly doubts: readonly Finding[];
}

/** What pages say is kept for the next build. */
export async function readSearch(
  publication: Publication<DerivedSite>,
  { workspace, contract }: World,
  describe: Describe,
): Promise<SearchOfBuild> {
  if (!hasSearch(publication)) return { files: [], built: [], doubts: [] };
  const kept = new StoredTerms(workspace);
  const built = buildAll(publication, {
    ...{ code: await loadIndexCode(), modules: contract.blocks, kept, describe },
  });
  // In its own language; the words of others are the same ones.
  const [first] = built;
  const { root, cache } = workspace;
  const code = readCodeStamp(workspace);
  const store = new Store({ cache, name: 'search-titles.txt', owner: root, code });
  const doubts = first ? await findSearchDoubts(first.pages, first.index, { root, store }) : [];
  return {
    files: toNamedFiles(toFiles(built)),
    built,
    doubts: [...doubts, ...findUnknownForms(built, root)],
  };
}
