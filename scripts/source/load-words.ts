// A built site of which some texts have changed since → the same with these texts, if they differ in nothing but words; else it has to be
// built anew. What is wrong with a site, and all that its pages have in common, depends on the words of no text.
import { toFileHref, toFilePath } from '../../engine/content/addresses/addresses';
import { toPageData, toPageFile } from '../../engine/content/addresses/output-paths';
import { toPointer } from '../../engine/content/shape/shape';
import type { PageConfig } from '../../engine/generated/manifest';
import { changeSources } from '../../engine/manifest/change-sources';
import { toContentName } from '../../engine/manifest/checks/context/file-part';
import { listFiles } from '../../engine/manifest/checks/context/site-parts';
import type { Spot } from '../../engine/manifest/raw-finding';
import { withoutMatter } from '../../engine/manifest/site-source';
import { SiteValidation } from '../../engine/manifest/site-validation';
import { TextNotes } from '../../engine/manifest/text-notes';
import type { Finding } from '../../engine/model/finding';
import { mainOf, type Publication } from '../../engine/model/publication';
import type { Site, SitePage } from '../../engine/model/site';
import type { DerivedSite, SiteFacts } from '../../engine/model/site-facts';
import type { ValidSite } from '../../engine/model/valid-site';
import { buildPublication } from '../../engine/site/build-publication';
import { findOtherHeadings } from '../../engine/site/other-headings';
import { findContents } from '../../engine/site/view-of';
import { contentHash } from '../files/content-hash';
import type { Workspace } from '../files/workspace';
import { manifestFile } from '../journal/site-paths';
import type { LoadOptions } from './load-site';
import { readSite } from './read-site';
import { decode } from './read-text';

interface KnownBuild {
  readonly facts: SiteFacts;
  /** By the name of a content file: the hash of its note. */
  readonly notes: Readonly<Record<string, string>>;
  /** The places within pages that it leads to. */
  readonly anchors: readonly string[];
  readonly findings: readonly Finding[];
  /** What the texts hold now, by path below files/. */
  readonly texts: ReadonlyMap<string, Buffer>;
  /** A file of the output; undefined where it has none of that path. */
  readonly read: (path: string) => Uint8Array | undefined;
}

interface LoadedWords {
  readonly publication: Publication<DerivedSite>;
  /** The files of the output that are made of the texts. */
  readonly paths: ReadonlySet<string>;
}

/** Sites that show words in more places than their pages, which are made of all of them: a search, feeds. */
export const showsWordsElsewhere = ({ feeds, shell }: SiteFacts): boolean =>
  feeds !== undefined || shell.search !== undefined;

const namesOf = ({ file, related }: Finding): readonly string[] => [
  file,
  ...related.map((one) => one.file),
];

/** Of two headings with one id the second has a number. */
const withoutNumber = (id: string): string => id.replace(/-\d+$/, '');

/** A page as others know it: they see nothing of its blocks. */
const withoutBlocks = (page: PageConfig): PageConfig => ({ ...page, blocks: [] });

/** Whether a finding is about the entry of one of some pages, which may name the headings of its texts. */
function isOfEntry({ file, pointer }: Spot, pages: readonly string[]): boolean {
  const isIn = (id: string): boolean => `${pointer}/`.startsWith(`${toPointer('/pages', id)}/`);
  return file === manifestFile && pages.some(isIn);
}

interface ValidTexts {
  /** With the blocks and content files of no other pages than those that show the texts. */
  readonly site: ValidSite;
  /** Whether what was found depends on no heading of the texts. */
  readonly knowsHeadings: boolean;
}

/** Undefined where the site may be valid no longer. */
function validateTexts(
  workspace: Workspace,
  { contract, drafts, files, now }: LoadOptions,
  { findings, notes: before, texts }: KnownBuild,
): ValidTexts | undefined {
  const names = new Set([...texts.keys()].map(toContentName));
  if (findings.some((finding) => namesOf(finding).some((file) => names.has(file))))
    return undefined;
  const changed = Array.from(
    texts,
    ([path, bytes]) => [toContentName(path), decode(bytes)] as const,
  );
  const source = readSite(workspace, { store: files.store, now, drafts });
  const notes = new TextNotes();
  const site = new SiteValidation(changeSources(source, new Map(changed)), contract, { notes });
  const { items, manifest, shapeIsValid } = site.stage;
  if (manifest === undefined || !shapeIsValid || manifest.languages) return undefined;
  // What a list shows of an item depends on its words, such as how long it takes to read.
  if (items.sources.length > 0) return undefined;
  const pages = Object.entries(manifest.pages).filter(([, page]) =>
    listFiles(page, contract.blocks).some((path) => texts.has(path)),
  );
  const showing = Object.fromEntries(pages);
  const noted = site.noteTexts(notes, { ...manifest, pages: showing });
  const isSame = [...names].every((name) => {
    const note = noted.texts.get(name);
    const own = Object.hasOwn(before, name) ? before[name] : undefined;
    return (note && contentHash(note)) === own;
  });
  const { found, unresolved } = site.collectFound();
  const places = [...found.map(({ finding }) => finding), ...unresolved];
  const valid = site.publish();
  const isRead = [...texts.keys()].every((path) => valid?.contents.has(path));
  if (valid === undefined || !isSame || !isRead) return undefined;
  if (places.some(({ file }) => names.has(withoutMatter(file)))) return undefined;
  const known = Object.entries(manifest.pages).map(([id, page]) => [
    id,
    Object.hasOwn(showing, id) ? page : withoutBlocks(page),
  ]);
  const ids = Object.keys(showing);
  const entries = new Set(ids.map((id) => toContentName(site.stage.documents.get(id) ?? '')));
  const dependsOnHeadings = (finding: Finding): boolean =>
    finding.code === 'unknown-anchor' ||
    isOfEntry(finding, ids) ||
    namesOf(finding).some((file) => entries.has(file));
  return {
    site: { ...valid, manifest: { ...manifest, pages: Object.fromEntries(known) } },
    knowsHeadings:
      !findings.some(dependsOnHeadings) && !noted.found.some((one) => isOfEntry(one, ids)),
  };
}

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

/** Undefined where anything but words may be another. */
export function loadWords(
  workspace: Workspace,
  options: LoadOptions,
  known: KnownBuild,
): (() => LoadedWords | undefined) | undefined {
  const valid = validateTexts(workspace, options, known);
  if (valid === undefined) return undefined;
  const { looks: _, pageCount: __, ...facts } = known.facts;
  const { base } = facts.shell;
  const addresses = new Set([...known.texts.keys()].map((path) => toFileHref(base, path)));
  return () => {
    const { contents, pages } = mainOf(buildPublication({ sites: [valid.site] }, options));
    const site: Site = { ...facts, contents, pages };
    const shown = Object.values(pages).filter(({ id }) =>
      findContents(site, id).some((address) => addresses.has(address)),
    );
    const headings = findHeadings(addresses, site, known);
    if (headings === undefined) return undefined;
    const hasHeadings = headings.length > 0;
    if (hasHeadings && (!valid.knowsHeadings || isLedTo(headings, shown, known))) return undefined;
    const paths = [
      ...[...addresses].map((address) => toFilePath(base, address)),
      ...shown.map(({ path }) => toPageFile(decodeURI(path))),
      // What blocks show may have ids, which give way to those of headings.
      ...(hasHeadings && facts.app !== 'none'
        ? shown.map(({ path }) => decodeURI(toPageData(path)))
        : []),
    ];
    const publication = { sites: [{ facts: known.facts, open: () => site }] } as const;
    return { publication, paths: new Set(paths) };
  };
}
