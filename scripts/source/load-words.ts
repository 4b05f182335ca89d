// A built site of which some texts and entries of pages have changed since → the same with these, if they differ in nothing but words; else
// it has to be built anew. What its pages have in common depends on the words of none.
import { toFileHref, toFilePath } from '../../engine/content/addresses/addresses';
import { toPageData, toPageFile } from '../../engine/content/addresses/output-paths';
import { rootFiles } from '../../engine/content/addresses/reserved-names';
import { mainOf, type Publication } from '../../engine/model/publication';
import type { Shell, Site, SitePage } from '../../engine/model/site';
import type { DerivedSite } from '../../engine/model/site-facts';
import { lookOf } from '../../engine/output/list-looks';
import { buildPublication } from '../../engine/site/build-publication';
import { findOtherHeadings } from '../../engine/site/other-headings';
import { findContents, outlineOf } from '../../engine/site/view-of';
import type { Workspace } from '../files/workspace';
import type { LoadOptions } from './load-site';
import { type KnownBuild, type ValidWords, validateWords } from './validate-words';

interface DerivedWords {
  readonly publication: Publication<DerivedSite>;
  /** The files of the output that are made of the words. */
  readonly paths: ReadonlySet<string>;
}

interface LoadedWords {
  /** Undefined where anything but words may be another. */
  readonly derive: () => DerivedWords | undefined;
  /** What `packManifest` makes now, where it is another. */
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
const findShown = ({ pages }: Pick<Site, 'pages'>, { id, defaultChild }: SitePage): string =>
  defaultChild === undefined ? id : findShown({ pages }, pages[defaultChild] as SitePage);

/** The pages that show entries which have changed. */
function listNaming(site: Site, { changed, seen, around }: ValidWords): readonly SitePage[] {
  const names = seen.map((id) => JSON.stringify(id));
  return Object.values(site.pages).filter((page) => {
    const id = findShown(site, page);
    if (changed.has(id)) return true;
    if (!around.has(id)) return false;
    const view = JSON.stringify(outlineOf(site, id));
    return names.some((name) => view.includes(name));
  });
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
  const { changed, seen, staged } = valid;
  const { looks, pageCount: _, ...facts } = known.facts;
  const { base } = facts.shell;
  const addresses = new Set([...known.texts.keys()].map((path) => toFileHref(base, path)));
  const knownLooks = new Set(looks.map(({ pages: __, ...look }) => JSON.stringify(look)));
  const derive = (): DerivedWords | undefined => {
    const { contents, pages, shell } = mainOf(buildPublication({ sites: [valid.site] }, options));
    if (describeShell(shell) !== describeShell(facts.shell)) return undefined;
    const site: Site = { ...facts, contents, pages };
    const shown = Object.values(pages).filter(({ id }) =>
      findContents(site, id).some((address) => addresses.has(address)),
    );
    const headings = findHeadings(addresses, site, known);
    if (headings === undefined) return undefined;
    const hasHeadings = headings.length > 0;
    if (hasHeadings && (!valid.knowsHeadings || isLedTo(headings, shown, known))) return undefined;
    const naming = changed.size > 0 ? listNaming(site, valid) : [];
    if (naming.some((page) => !knownLooks.has(JSON.stringify(lookOf(site, page)))))
      return undefined;
    // What blocks show may have ids, which give way to those of headings.
    const withData = [...(hasHeadings ? shown : []), ...naming];
    const paths = [
      ...[...addresses].map((address) => toFilePath(base, address)),
      ...[...shown, ...naming].map(({ path }) => toPageFile(decodeURI(path))),
      ...(facts.app === 'none' ? [] : withData.map(({ path }) => decodeURI(toPageData(path)))),
      ...(seen.length > 0 ? [rootFiles.llms.path] : []),
    ];
    const publication = { sites: [{ facts: known.facts, open: () => site }] } as const;
    return { publication, paths: new Set(paths) };
  };
  return { derive, staged };
}
