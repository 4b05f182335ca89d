// A built site of which some texts and entries of pages have changed since → the same with these, if they differ in nothing but words. What is
// wrong with a site depends on the words of none.
import { toPointer } from '../../engine/content/shape/shape';
import type { Manifest, PageConfig } from '../../engine/generated/manifest';
import { toContentName } from '../../engine/manifest/checks/context/file-part';
import { listFiles } from '../../engine/manifest/checks/context/site-parts';
import { checkNames } from '../../engine/manifest/checks/texts/words';
import type { RawFinding, Spot } from '../../engine/manifest/raw-finding';
import { withoutMatter } from '../../engine/manifest/site-source';
import type { SiteValidation } from '../../engine/manifest/site-validation';
import { noPage } from '../../engine/manifest/text-notes';
import type { Contract } from '../../engine/model/contract';
import type { Finding } from '../../engine/model/finding';
import type { SiteFeed } from '../../engine/model/item-views';
import type { ValidSite } from '../../engine/model/valid-site';
import { contentHash } from '../files/content-hash';
import type { Workspace } from '../files/workspace';
import { manifestFile } from '../journal/site-paths';
import {
  type ChangedSite,
  type KnownBuild,
  type KnownStage,
  openChangedSite,
} from './changed-site';
import { packStage } from './kept-stage';
import type { LoadOptions } from './load-site';
import { PagesAround } from './pages-around';
import { type ChangedPage, findChangedPages } from './staged-pages';

const namesOf = ({ file, related }: Finding): readonly string[] => [
  file,
  ...related.map((one) => one.file),
];

/** A page as others know it: they see nothing of its blocks. */
const withoutBlocks = (page: PageConfig): PageConfig => ({ ...page, blocks: [] });

/** Whether a finding is about the entry of one of some pages, which may name the headings of its texts. */
function isOfEntry({ file, pointer }: Spot, pages: readonly string[]): boolean {
  const isIn = (id: string): boolean => `${pointer}/`.startsWith(`${toPointer('/pages', id)}/`);
  return file === manifestFile && pages.some(isIn);
}

type Found = Spot & { readonly related?: readonly Spot[] };

const isAbout = ({ related = [], ...finding }: Found, pages: readonly string[]): boolean =>
  [finding, ...related].some((one) => isOfEntry(one, pages));

const isFoundAt = ({ code, file, pointer }: Finding, raw: RawFinding): boolean =>
  code === raw.code && file === raw.file && pointer === raw.pointer;

const findOwn = <Value>(all: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(all, name) ? all[name] : undefined;

type ChangedPages = ReadonlyMap<string, ChangedPage>;

/** So many pages at most are derived for what a few are called. */
const maxAround = 1000;

const pickPages = (
  { pages }: Manifest,
  isPicked: (id: string, page: PageConfig) => boolean,
): Manifest['pages'] =>
  Object.fromEntries(Object.entries(pages).filter(([id, page]) => isPicked(id, page)));

export interface ValidWords {
  /** With the blocks and content files of no other pages than those that may show the words. */
  readonly site: ValidSite;
  /** The pages that show the texts, or of which the entry has changed, and those of the latter. */
  readonly showing: ReadonlySet<string>;
  readonly changed: Pick<ChangedPages, 'has' | 'keys' | 'size'>;
  /** Those of them that are called otherwise, and the pages that may show it. */
  readonly seen: readonly string[];
  readonly around: ReadonlySet<string>;
  /** The feeds that show the words. */
  readonly feeds: readonly SiteFeed[];
  /** Whether what was found depends on no heading of the texts. */
  readonly knowsHeadings: boolean;
  /** What `packStage` makes, where that is another. */
  readonly staged: Buffer | undefined;
}

/** A site with its changed sources as they are now. */
class WordsValidation {
  readonly #known: KnownStage;
  readonly #contract: Contract;
  readonly #site: SiteValidation;
  readonly #isOfTexts: boolean;
  /** The names of the texts that have changed, and of all sources that have. */
  readonly #texts: readonly string[];
  readonly #names: ReadonlySet<string>;

  constructor({ validation, isOfTexts }: ChangedSite, contract: Contract, known: KnownStage) {
    this.#known = known;
    this.#contract = contract;
    this.#site = validation;
    this.#isOfTexts = isOfTexts;
    this.#texts = [...known.texts.keys()].map(toContentName);
    this.#names = new Set([...this.#texts, ...(known.manifest ? [manifestFile] : [])]);
  }

  /** Undefined where the site may be valid no longer. */
  run(): ValidWords | undefined {
    const { stage } = this.#site;
    const { manifest, shapeIsValid } = stage;
    if (manifest === undefined || !shapeIsValid || manifest.languages) return undefined;
    const staged = this.#isOfTexts ? undefined : packStage({ ...stage, manifest });
    const changed = staged ? this.#findPages(staged) : new Map<string, ChangedPage>();
    if (changed === undefined) return undefined;
    const seen = [...changed].flatMap(([id, { isSeen }]) => (isSeen ? [id] : []));
    const around = new Set(seen.length > 0 ? this.#listAround(manifest, seen) : []);
    if (around.size > maxAround) return undefined;
    const showing = pickPages(manifest, (id, page) => changed.has(id) || this.#shows(page));
    const found = this.#check({ ...manifest, pages: showing }, changed);
    if (found === undefined) return undefined;
    const ofNames = seen.length > 0 ? checkNames(manifest, manifestFile) : [];
    if (ofNames.some((one) => isAbout(one, seen))) return undefined;
    const ids = Object.keys(showing);
    const { feeds: all = [] } = this.#known.facts;
    const feeds = all.filter(
      ({ form, items }) => form !== 'calendar' && items.some((id) => ids.includes(id)),
    );
    const wanted = new Set([...ids, ...around, ...feeds.flatMap(({ items }) => items)]);
    const site = this.#publish(manifest, wanted);
    return (
      site && {
        ...{ site, changed, seen, around, feeds, showing: new Set(ids) },
        staged: changed.size > 0 ? staged : undefined,
        knowsHeadings: this.#knowsHeadings(ids, found),
      }
    );
  }

  #shows(page: PageConfig): boolean {
    return listFiles(page, this.#contract.blocks).some((path) => this.#known.texts.has(path));
  }

  /** The pages whose entries have changed, in no more than words; undefined where it is more than that. */
  #findPages(now: Buffer): ChangedPages | undefined {
    const { named, packed, used } = this.#known;
    const { usedIn } = this.#site.stage.texts;
    const changed = findChangedPages(packed, now, this.#contract.words);
    const isAlone = ([id, { isSeen }]: readonly [string, ChangedPage]): boolean => {
      const pointer = toPointer('/pages', id);
      const isSame = String(findOwn(used, pointer) ?? []) === String(usedIn.get(pointer) ?? []);
      return isSame && !(isSeen && findOwn(named, id)?.includes(noPage));
    };
    return changed && [...changed].every(isAlone) ? changed : undefined;
  }

  *#listAround(manifest: Manifest, seen: readonly string[]): Iterable<string> {
    const around = new PagesAround(manifest, this.#contract.blocks);
    for (const id of seen) yield* around.list(id, findOwn(this.#known.named, id) ?? []);
  }

  /** What is found in entries of pages; undefined where something else is found than before in what has changed. `manifest` has no other pages. */
  #check(manifest: Manifest, changed: ChangedPages): readonly RawFinding[] | undefined {
    const { findings, notes } = this.#known;
    const site = this.#site;
    const pages = Object.fromEntries(Array.from(changed, ([id, { before }]) => [id, before]));
    const before = site.noteSome({ ...manifest, pages });
    const now = site.noteSome(manifest);
    const isSame =
      [...changed.keys()].every((id) => now.pages.get(id) === before.pages.get(id)) &&
      this.#texts.every((name) => {
        const note = now.texts.get(name);
        return (note && contentHash(note)) === findOwn(notes, name);
      });
    const { found, unresolved } = site.collectFound();
    const isOfChanged = ({ file }: Spot): boolean => this.#names.has(withoutMatter(file));
    const isNew = (one: RawFinding): boolean =>
      isOfChanged(one) && !findings.some((known) => isFoundAt(known, one));
    if (!isSame || unresolved.some(isOfChanged) || found.some(({ finding }) => isNew(finding)))
      return undefined;
    const pagesOf = [...changed.keys()];
    return [...findings, ...now.found].some((one) => isAbout(one, pagesOf)) ? undefined : now.found;
  }

  /** Undefined where a text cannot be read, or nothing shows it. */
  #publish(manifest: Manifest, wanted: ReadonlySet<string>): ValidSite | undefined {
    this.#site.readContents({ ...manifest, pages: pickPages(manifest, (id) => wanted.has(id)) });
    const valid = this.#site.publish();
    if (!valid || ![...this.#known.texts.keys()].every((path) => valid.contents.has(path)))
      return undefined;
    const pages = Object.entries(manifest.pages).map(([id, page]) => [
      id,
      wanted.has(id) ? page : withoutBlocks(page),
    ]);
    return { ...valid, manifest: { ...manifest, pages: Object.fromEntries(pages) } };
  }

  #knowsHeadings(ids: readonly string[], found: readonly RawFinding[]): boolean {
    const { documents } = this.#site.stage;
    const entries = new Set(ids.map((id) => toContentName(documents.get(id) ?? '')));
    const dependsOnHeadings = (finding: Finding): boolean =>
      finding.code === 'unknown-anchor' ||
      isOfEntry(finding, ids) ||
      namesOf(finding).some((file) => entries.has(file));
    return (
      !this.#known.findings.some(dependsOnHeadings) && !found.some((one) => isOfEntry(one, ids))
    );
  }
}

/** Undefined where the site may be valid no longer. */
export function validateWords(
  workspace: Workspace,
  options: LoadOptions,
  known: KnownBuild,
): ValidWords | undefined {
  const names = new Set([...known.texts.keys()].map(toContentName));
  if (known.findings.some((finding) => namesOf(finding).some((file) => names.has(file))))
    return undefined;
  const packed = known.readStaged();
  const all = packed && { ...known, packed };
  const site = all && openChangedSite(workspace, options, all);
  return site && new WordsValidation(site, options.contract, all).run();
}
