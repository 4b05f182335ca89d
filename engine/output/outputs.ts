// The sites of a publication, their assets and renderers → the one list of files that a build writes, a server sends, a shard gets.
// Compressed copies and the listing of all files follow from it.
import { needsOf } from '../blocks/needs';
import { toFilePath } from '../content/addresses/addresses';
import { netlifyFormsFile } from '../content/addresses/output-paths';
import { rootFiles } from '../content/addresses/reserved-names';
import { isReservedKey } from '../content/shape/reserved-keys';
import { invariant } from '../model/invariant';
import { mainOf } from '../model/publication';
import type { Site } from '../model/site';
import type { SiteFacts } from '../model/site-facts';
import { findFeedPictures } from '../site/feed-pictures';
import { buildNetlifyForms } from '../site/netlify-forms';
import { buildLlmsText, buildWebManifest } from '../site/site-facts';
import {
  buildIndex,
  buildRobots,
  buildSitemap,
  buildSitemapPart,
  countSitemaps,
  isIndexed,
  toSitemapPart,
} from '../site/sitemap';
import { getPage } from '../site/view-of';
import { toFallbackFile } from './fallback-file';
import { listFeedPictures, listFeeds } from './feed-outputs';
import { letGo } from './let-go';
import { makeContent, type Output, type Owner, once, toJson, toOutput, within } from './output';
import { listPage } from './page-outputs';
import { makeScope, type OutputsOf, type Scope, type SiteWithAssets } from './scope';
import { toFolder } from './site-facts';

const owner = 'all';

const ownContents = (site: Site, id: string): Iterable<string> =>
  new Set(getPage(site, id).contentFiles);

/** A content file belongs to the page that shows it, unless there are several. */
function findOwners({ listed, site }: Scope): ReadonlyMap<string, Owner> {
  const owners = new Map<string, Owner>();
  for (const id of listed)
    for (const address of ownContents(site, id))
      owners.set(address, owners.has(address) ? 'all' : { page: id });
  return owners;
}

/** A content file as visitors fetch it. */
const toContent = ({ site }: Scope, address: string, owner: Owner): Output =>
  toOutput(toFilePath(site.shell.base, address), {
    owner,
    input: () => ({ items: site.contents[address] ?? [] }),
    make: (input) => toJson(input.items),
  });

/** Pages, each with the content files that are its own: a site that is packed opens them once. Then all other content files. */
function* listPagesWithContents(scope: Scope): Iterable<Output> {
  const { site } = scope;
  const owners = findOwners(scope);
  for (const id of scope.listed) {
    yield* listPage(scope, id);
    for (const address of ownContents(site, id)) {
      const owner = owners.get(address);
      if (owner !== undefined && owner !== 'all') yield toContent(scope, address, owner);
    }
  }
  for (const address of Object.keys(site.contents)) {
    const owner = owners.get(address) ?? 'all';
    if (owner === 'all') yield toContent(scope, address, owner);
  }
}

/** Documents for addresses without a page. One for a gone address would be found: hosts answer it as an unknown one. */
function* listOthers({ site, assets, context, renderers }: Scope): Iterable<Output> {
  const needs = needsOf(null, assets);
  const input = () => ({ context, needs });
  yield toOutput(rootFiles.notFound.path, { owner, input, make: renderers.notFound });
  const written = new Set<string>();
  for (const redirect of site.redirects) {
    const { to } = redirect;
    const path = toFallbackFile(redirect);
    // Of two spellings of one address the first counts.
    if (path === undefined || written.has(path)) continue;
    written.add(path);
    if (to !== undefined)
      yield toOutput(path, { owner, input: () => ({ context, to }), make: renderers.redirect });
  }
}

const toLines = ({ lines }: { readonly lines: readonly string[] }): string =>
  `${lines.join('\n')}\n`;

/** The document of a page, or that of unknown addresses. */
export function makeDocumentOf(scope: Scope, page: string | undefined): string {
  const [document] = page === undefined ? listOthers(scope) : listPage(scope, page);
  invariant(document !== undefined, 'a page has a document');
  return String(makeContent(document));
}

/** Files about a whole site for machines. */
function* listSiteFacts({ site, context, common }: Scope): Iterable<Output> {
  const index = { owner, sources: common, input: once(() => buildIndex(site)) } as const;
  yield toOutput(rootFiles.sitemap.path, { ...index, make: buildSitemap });
  const count = Object.values(site.pages).filter(isIndexed).length;
  for (let part = 1; part <= countSitemaps(count); part += 1)
    yield toOutput(toSitemapPart(part), {
      ...{ owner, sources: common, input: () => ({ ...index.input(), part }) },
      make: (input) => buildSitemapPart(input, input.part),
    });
  yield toOutput(rootFiles.llms.path, { ...index, make: buildLlmsText });
  const facts = { owner, input: () => context.site, make: buildWebManifest } as const;
  yield toOutput(rootFiles.webManifest.path, facts);
}

/** Files that machines look for at the root alone. */
function* listRootFiles(site: SiteFacts, below: readonly SiteFacts[]): Iterable<Output> {
  const { origin, shell, unlisted, netlifyForms: forms } = site;
  const others = below.map((one) => one.shell.base);
  const facts = {
    ...{ origin, shell },
    ...(unlisted && { unlisted }),
    ...(others.length > 0 && { others }),
  };
  yield toOutput(rootFiles.robots.path, { owner, input: () => facts, make: buildRobots });
  for (const [path, lines] of Object.entries(site.rootFiles ?? {}))
    if (!isReservedKey(path))
      yield toOutput(path, { owner, input: () => ({ lines }), make: toLines });
  if (forms !== undefined)
    yield toOutput(netlifyFormsFile, { owner, input: () => ({ forms }), make: buildNetlifyForms });
}

function* listFiles(files: OutputsOf['files']): Iterable<Output> {
  for (const { path, hash, read } of files)
    yield toOutput(path, { owner, input: () => ({ path, ...(hash && { hash }) }), make: read });
}

/** What is made of all pages comes last: who asks for some files may have them by then. */
function* listSite(scope: Scope): Iterable<Output> {
  yield* listPagesWithContents(scope);
  yield* listFeeds(scope);
  yield* listOthers(scope);
  yield* listSiteFacts(scope);
}

interface Among extends Pick<OutputsOf, 'renderers' | 'pages'> {
  /** The first of the sites. */
  readonly main: SiteFacts;
  readonly ofFeeds: Set<string>;
}

/** The outputs of a site, which is there as long as somebody asks for them. Of its pictures, `ofFeeds` gets those that feeds show. */
function* listOne(
  { facts, open, assets }: SiteWithAssets,
  { main, ofFeeds, ...asked }: Among,
): Iterable<Output> {
  const folder = toFolder(main, facts);
  const site = open();
  for (const output of listSite(makeScope({ site, assets }, asked))) yield within(folder, output);
  for (const path of findFeedPictures(site)) ofFeeds.add(path);
}

/** Those of each site, then those of all: who is done with one before asking for the next has one site at a time. */
export function* listBySite({
  publication,
  renderers,
  files,
  pages,
}: OutputsOf): Iterable<Iterable<Output>> {
  const { facts: main } = mainOf(publication);
  const ofFeeds = new Set<string>();
  for (const site of publication.sites)
    yield letGo(listOne(site, { main, renderers, pages, ofFeeds }));
  yield listRootFiles(
    main,
    publication.sites.slice(1).map(({ facts }) => facts),
  );
  const named = [...files];
  yield listFiles([...named, ...listFeedPictures(ofFeeds, named)]);
}

export function* listOutputs(of: OutputsOf): Iterable<Output> {
  for (const some of listBySite(of)) yield* some;
}
