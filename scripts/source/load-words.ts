// A built site of which some texts and entries of pages have changed since → the same with these, if they differ in nothing but words; else
// it has to be built anew. What its pages have in common depends on the words of none.
import { toFileHref, toFilePath } from '../../engine/content/addresses/addresses';
import { toPageData, toPageFile } from '../../engine/content/addresses/output-paths';
import { rootFiles } from '../../engine/content/addresses/reserved-names';
import { indexPages } from '../../engine/content/pages/page-index';
import { buildTree } from '../../engine/content/pages/page-tree';
import type { PageConfig } from '../../engine/generated/manifest';
import type { BlockModules } from '../../engine/model/block-module';
import type { SiteFeed } from '../../engine/model/item-views';
import { lazyMembers } from '../../engine/model/lazy-map';
import type { Publication } from '../../engine/model/publication';
import type { Shell, Site, SitePage } from '../../engine/model/site';
import type { DerivedSite, SiteFacts } from '../../engine/model/site-facts';
import type { ValidSite } from '../../engine/model/valid-site';
import { lookOf } from '../../engine/output/list-looks';
import { addFeedText } from '../../engine/site/feed-texts';
import { findOtherHeadings } from '../../engine/site/other-headings';
import { hideSite, moveSite } from '../../engine/site/preview-site';
import { rewordSite } from '../../engine/site/reword-site';
import { findContents, getPage, outlineOf } from '../../engine/site/view-of';
import type { Workspace } from '../files/workspace';
import type { KnownBuild } from './changed-site';
import type { LoadOptions } from './load-site';
import { type ValidWords, validateWords } from './validate-words';

/** The files of the output that are made of the words, and the pages that they are of. */
export interface ChangedFiles {
  readonly paths: ReadonlySet<string>;
  readonly pages: ReadonlySet<string>;
}

interface DerivedWords extends ChangedFiles {
  readonly publication: Publication<DerivedSite>;
}

interface LoadedWords {
  /** Undefined where anything but words may be another. */
  readonly derive: () => DerivedWords | undefined;
  /** What `packStage` makes now, where it is another. */
  readonly staged: Buffer | undefined;
}

/** Of two headings with one id the second has a number. */
const withoutNumber = (id: string): string => id.replace(/-\d+$/, '');

/** The ids of the headings that are others in texts; undefined where more than words differs. */
function findHeadings(
  addresses: Iterable<string>,
  { contents, shell }: Pick<Site, 'contents' | 'shell'>,
  { read }: KnownBuild,
): readonly string[] | undefined {
  const headings: string[] = [];
  for (const address of addresses) {
    const before = read(toFilePath(shell.base, address));
    const now = contents[address];
    if (before === undefined || now === undefined) return undefined;
    const others = findOtherHeadings(JSON.parse(Buffer.from(before).toString()), now);
    if (others === undefined) return undefined;
    headings.push(...others);
  }
  return headings;
}

/** Whether the site leads to one of these headings, of texts that some pages show. */
function isLedTo(
  headings: readonly string[],
  shown: readonly Pick<SitePage, 'id'>[],
  { anchors }: KnownBuild,
): boolean {
  const ids = ['', ...shown.map(({ id }) => id)];
  const places = new Set(
    ids.flatMap((id) => headings.map((heading) => withoutNumber(`${id}#${heading}`))),
  );
  return anchors.some((place) => places.has(withoutNumber(place)));
}

/** A page, or the one at which it opens. */
const findShown = (site: Site, id: string): string => {
  const { defaultChild } = getPage(site, id);
  return defaultChild === undefined ? id : findShown(site, defaultChild);
};

/** Whether it may open at another page. */
const isSwitcher = ({ layout, defaultChild }: PageConfig): boolean =>
  layout === 'switcher' || defaultChild !== undefined;

/** Some pages, and those that open at them; no other is derived for it. */
function listShowing(
  site: Site,
  { manifest }: ValidSite,
  isShown: (id: string) => boolean,
): readonly SitePage[] {
  const shows = (id: string): boolean => {
    const page = manifest.pages[id];
    return isShown(page && isSwitcher(page) ? findShown(site, id) : id);
  };
  return Object.keys(site.pages)
    .filter(shows)
    .map((id) => getPage(site, id));
}

/** The pages that show entries which have changed. */
function listNaming(site: Site, { site: valid, changed, seen, around }: ValidWords) {
  const names = seen.map((id) => JSON.stringify(id));
  return listShowing(site, valid, (id) => {
    if (changed.has(id)) return true;
    if (!around.has(id)) return false;
    const view = JSON.stringify(outlineOf(site, id));
    return names.some((name) => view.includes(name));
  });
}

/** The whole site, of which a page is derived when somebody asks for it. */
function openSite(
  valid: ValidSite,
  { preview, ...options }: LoadOptions,
  { looks: _, pageCount: __, ...facts }: SiteFacts,
): Site {
  const { drafts } = options;
  const moved = preview ? moveSite(valid, valid.manifest.site.base, preview) : valid;
  const { manifest, contents } = moved;
  const { shown } = indexPages(manifest.pages, { drafts, language: manifest.site.language });
  const { base } = facts.shell;
  const places = {
    pages: Object.fromEntries(buildTree(manifest, shown)),
    contents: Object.fromEntries(Array.from(contents, ([path]) => [toFileHref(base, path), path])),
  };
  const site = rewordSite({ ...facts, ...places }, moved, options);
  return preview ? hideSite(site) : site;
}

/** With the texts that some feeds have of its pages. */
function withFeedTexts(site: Site, feeds: readonly SiteFeed[], modules: BlockModules): Site {
  const named = new Set(feeds.flatMap(({ items }) => items));
  if (named.size === 0) return site;
  const withText = (page: SitePage): SitePage =>
    named.has(page.id) ? addFeedText(site, page, modules) : page;
  const places = Object.fromEntries(Object.keys(site.pages).map((id) => [id, id]));
  return { ...site, pages: lazyMembers(places, (id) => withText(getPage(site, id))) };
}

/** What all pages show, but for what is made of their blocks. */
const describeShell = ({ blockSettings: _, elsewhere: __, ...shell }: Shell): string =>
  JSON.stringify(shell);

/** Undefined where anything but words may be another. */
export function loadWords(
  workspace: Workspace,
  options: LoadOptions,
  known: KnownBuild,
): LoadedWords | undefined {
  const valid = validateWords(workspace, options, known);
  if (valid === undefined) return undefined;
  const { changed, feeds, seen, showing, staged } = valid;
  const { facts } = known;
  const { base } = facts.shell;
  const addresses = new Set([...known.texts.keys()].map((path) => toFileHref(base, path)));
  const knownLooks = new Set(facts.looks.map(({ pages: __, ...look }) => JSON.stringify(look)));
  const derive = (): DerivedWords | undefined => {
    // In feeds, numbers have no marks of direction.
    if (feeds.length > 0 && facts.direction === 'rtl') return undefined;
    const opened = openSite(valid.site, options, facts);
    if (describeShell(opened.shell) !== describeShell(facts.shell)) return undefined;
    const reworded = { ...opened, shell: facts.shell };
    const site = withFeedTexts(reworded, feeds, options.contract.blocks);
    const shown = listShowing(site, valid.site, (id) => showing.has(id)).filter(({ id }) =>
      findContents(site, id).some((address) => addresses.has(address)),
    );
    const headings = findHeadings(addresses, site, known);
    if (headings === undefined) return undefined;
    const hasHeadings = headings.length > 0;
    if (hasHeadings && (!valid.knowsHeadings || isLedTo(headings, shown, known))) return undefined;
    const naming = changed.size > 0 ? listNaming(site, valid) : [];
    if (naming.some((page) => !knownLooks.has(JSON.stringify(lookOf(site, page)))))
      return undefined;
    // What blocks show may have ids, which give way to those of headings; an item says how long it takes to read.
    const withData = [...shown.filter(({ item }) => hasHeadings || item), ...naming];
    const paths = [
      ...[...addresses].map((address) => toFilePath(base, address)),
      ...[...shown, ...naming].map(({ path }) => toPageFile(decodeURI(path))),
      ...(facts.app === 'none' ? [] : withData.map(({ path }) => decodeURI(toPageData(path)))),
      ...feeds.map(({ path }) => path),
      ...(seen.length > 0 ? [rootFiles.llms.path] : []),
    ];
    const publication = { sites: [{ facts, open: () => site }] } as const;
    const ids = [...shown, ...naming].map(({ id }) => id);
    return { publication, paths: new Set(paths), pages: new Set(ids) };
  };
  return { derive, staged };
}
