// A derived site, its assets and what renders → the one list of all that a build writes, a server sends and a machine is dealt.
// The list of the files themselves (for our servers) and compressed forms follow from it.
import { toPath } from '../content/addresses';
import { toPageData, toPageFile } from '../content/output-paths';
import { rootFiles } from '../content/reserved-names';
import type { ContentItem } from '../generated/manifest';
import type { DocumentContext, Renderers } from '../model/document';
import type { Assets, PageView, Site } from '../model/site';
import { buildJsonLd, findPlaces } from '../site/json-ld';
import { buildLlmsText, buildWebManifest } from '../site/site-facts';
import { buildIndex, buildRobots, buildSitemap } from '../site/sitemap';
import { contentsOf, dataOf, findContents, outlineOf, parseContents } from '../site/view-of';
import { type Content, type Output, type Owner, toOutput } from './output';

/** A file that was made before. Its name carries a hash of what it holds, so it is made of its name. */
export interface NamedFile {
  readonly path: string;
  readonly read: () => Content;
}

export interface OutputsOf {
  readonly site: Site;
  readonly assets: Assets;
  readonly renderers: Renderers;
  /** Code, styles, pictures. */
  readonly files: Iterable<NamedFile>;
}

interface Scope extends OutputsOf {
  readonly context: DocumentContext;
  /** What all pages are derived from besides the text of their content files. */
  readonly common: object;
}

function makeScope(of: OutputsOf): Scope {
  const { contents: _, ...derived } = of.site;
  const common = { derived, assets: of.assets };
  const { origin, direction, theme, icon, appIcons, shell } = of.site;
  const site = { origin, direction, theme, icon, appIcons, shell };
  return { ...of, common, context: { site, assets: of.assets } };
}

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

const toText = ({ value }: { readonly value: unknown }): string => JSON.stringify(value);

interface PageInput {
  readonly context: DocumentContext;
  /** Without the text of its content files: those stand beside it by their addresses, which others are made of, too. */
  readonly view: PageView;
  readonly places: ReturnType<typeof findPlaces>;
  readonly [address: `/${string}`]: readonly ContentItem[];
}

function makeDocument({ context, view, places, ...contents }: PageInput, { page }: Renderers) {
  const whole = { ...view, contents: parseContents(contents) };
  return page({ context, view: whole, jsonLd: buildJsonLd(context.site, whole, places) });
}

/** The document of a page, and its data. */
function* listPages({ site, context, common, renderers }: Scope): Iterable<Output> {
  for (const [id, { path }] of Object.entries(site.pages)) {
    const owner: Owner = { page: id };
    const contents = contentsOf(site, id);
    const data = once(() => dataOf(site, id));
    yield toOutput(toPageFile(path), {
      owner,
      sources: [common, ...Object.values(contents)],
      input: () => {
        const value = data();
        const view = 'redirect' in value ? outlineOf(site, id) : value;
        return { context, view, places: findPlaces(site, view.id), ...contents };
      },
      make: (input) => makeDocument(input, renderers),
    });
    yield toOutput(toPageData(path), {
      owner,
      sources: [common],
      input: () => ({ value: data() }),
      make: toText,
    });
  }
}

/** A content file belongs to the page that shows it, unless there are several. */
function findOwners(site: Site): Map<string, Owner> {
  const owners = new Map<string, Owner>();
  for (const [id, { opensAt }] of Object.entries(site.pages))
    for (const address of opensAt === undefined ? new Set(findContents(site, id)) : [])
      owners.set(address, owners.has(address) ? 'all' : { page: id });
  return owners;
}

/** Content files as visitors fetch them. */
function* listContents({ site }: Scope): Iterable<Output> {
  const owners = findOwners(site);
  for (const [address, items] of Object.entries(site.contents)) {
    const path = decodeURIComponent(toPath(site.shell.base, address).slice(1));
    const owner = owners.get(address) ?? 'all';
    yield toOutput(path, { owner, input: () => ({ value: items }), make: toText });
  }
}

/** Documents for addresses that are no page's. */
function* listOthers({ site, context, renderers }: Scope): Iterable<Output> {
  const toNotFound = (path: string): Output =>
    toOutput(path, {
      owner: 'all',
      input: () => ({ context }),
      make: (input) => renderers.notFound(input.context),
    });
  const toRedirect = (path: string, to: string): Output =>
    toOutput(path, { owner: 'all', input: () => ({ context, to }), make: renderers.redirect });
  yield toNotFound(rootFiles.notFound);
  // For hosts that know no redirects. A gone page is told as one that is not there.
  for (const { from, to } of site.redirects)
    yield to === undefined ? toNotFound(toPageFile(from)) : toRedirect(toPageFile(from), to);
}

/** What machines read of the site as a whole. */
function* listFacts({ site, context, common }: Scope): Iterable<Output> {
  const { origin, shell } = site;
  const index = once(() => buildIndex(site));
  const ofPages = { owner: 'all', sources: [common], input: index } as const;
  yield toOutput(rootFiles.sitemap, { ...ofPages, make: buildSitemap });
  yield toOutput(rootFiles.llms, { ...ofPages, make: buildLlmsText });
  const robots = { owner: 'all', input: () => ({ origin, shell }), make: buildRobots } as const;
  yield toOutput(rootFiles.robots, robots);
  yield toOutput(rootFiles.webManifest, {
    owner: 'all',
    input: () => context.site,
    make: buildWebManifest,
  });
}

function* listFiles({ files }: Scope): Iterable<Output> {
  for (const { path, read } of files)
    yield toOutput(path, { owner: 'all', input: () => ({ path }), make: read });
}

export function* listOutputs(of: OutputsOf): Iterable<Output> {
  const scope = makeScope(of);
  yield* listPages(scope);
  yield* listContents(scope);
  yield* listOthers(scope);
  yield* listFacts(scope);
  yield* listFiles(scope);
}
