import type { PageIndex } from '../../../content/pages/page-index';
import { toSteps } from '../../../content/shape/shape';
import type { ContentItem, Manifest, PageConfig } from '../../../generated/manifest';
import type { BlockId, BlockModules } from '../../../model/block-module';
import type { ListKey } from '../../../model/items';
import { isRecord } from '../../../model/json';
import type { Kinds } from '../../../model/kinds';
import type { WordsTable } from '../../../model/words';
import type { Language } from '../../language';
import type { Memory } from '../../memory';
import type { Spot } from '../../raw-finding';
import type { StagedItems } from '../../staged-items';
import type { FileBytes } from './file-bytes';
import type { FilePart } from './file-part';

/** An entry of files/. */
export interface FileFacts {
  /** Links that lead outside the root, and anything but a regular file, are never published. A folder is listed if it is empty. */
  readonly kind: 'file' | 'outside' | 'special' | 'lost' | 'folder';
}

/** A page with its content files, for itself. */
export interface PagePart {
  /** What findings call the manifest. */
  readonly file: string;
  readonly id: string;
  readonly page: PageConfig;
  /** The content files that it shows, by path below files/. */
  readonly files: readonly string[];
  /** The valid ones of them. */
  readonly contents: ReadonlyMap<string, readonly ContentItem[]>;
  /** What each type of block says about itself. */
  readonly modules: BlockModules;
  /** By block: the ids that may appear in addresses; undefined where an error leaves them unknown. */
  readonly ids: readonly (readonly BlockId[] | undefined)[];
  /** The ids of pages that its entry and its content files lead to, whether there are such pages or not. */
  readonly links: readonly string[];
}

/** What its entry says of its address, of its place in the site, and of what lists show. */
type PageFacts = Pick<
  PageConfig,
  | 'path'
  | 'title'
  | 'summary'
  | 'layout'
  | 'parent'
  | 'defaultChild'
  | 'language'
  | 'draft'
  | 'unlisted'
>;

interface CardsOfPages {
  /** The index of the block. */
  readonly at: number;
  /** The ids of these pages. */
  readonly pages: readonly string[];
}

/** What others may know of a page: it changes only when that does. It is JSON. */
export interface PageSummary extends PageFacts {
  readonly id: string;
  /** Whether it has nothing to show but its title. */
  readonly isEmpty: boolean;
  /** Which of its blocks show the pages below it, by index. */
  readonly childLists: readonly number[];
  /** Which of its blocks show nothing but cards of pages. */
  readonly cardLists: readonly CardsOfPages[];
  /** The ids that links may name; absent where an error leaves them unknown. */
  readonly anchors?: readonly string[];
  readonly links: readonly string[];
  /** The content files that it shows, by path below files/. */
  readonly files: readonly string[];
}

/** A manifest without its pages. */
export type Settings = Omit<Manifest, 'pages'>;

/** What a link to a page depends on. */
export type PageTarget = Pick<
  PageSummary,
  'id' | 'path' | 'language' | 'draft' | 'anchors' | 'files'
>;

/** What a link may lead to: it does not change with what is said there. */
export interface LinkTargets {
  /** Whether the manifest has the right shape: otherwise no more than `names` and `files` may be relied on. */
  readonly shapeIsValid: boolean;
  readonly settings: Pick<Settings, 'site' | 'build' | 'redirects'> &
    Partial<Pick<Settings, 'collections'>>;
  /** As in a build without drafts; none while the manifest has the wrong shape. */
  readonly pages: PageIndex<PageTarget>;
  /** What the manifest defines, whatever its shape; undefined where that is not known. */
  readonly names: Readonly<
    Record<'pages' | 'forms' | 'collections', ReadonlySet<string> | undefined>
  >;
  readonly files: ReadonlyMap<string, FileFacts>;
  /** The files to publish under their own names, by path below files/, each with the first place that names it. */
  readonly downloads: ReadonlyMap<string, Spot>;
  readonly icons: ReadonlySet<string>;
}

/** The site as far as its pages know one another. */
export interface SiteSummary extends LinkTargets {
  /** All pages of the manifest. */
  readonly all: readonly PageSummary[];
  /** By id of a page whose text is a document: its path below files/. */
  readonly documents: ReadonlyMap<string, string>;
  /** Which of its further languages, if the site is not seen in its own. */
  readonly language: Language | undefined;
  /** What findings call the manifest. */
  readonly file: string;
  readonly settings: Settings;
  readonly pages: PageIndex<PageSummary>;
  /** The ids of pages that every page leads to. */
  readonly shellLinks: readonly string[];
  /** The same without what no link leads to. */
  readonly targets: LinkTargets;
  /** The same without the words of pages, and without settings. */
  readonly outline: Omit<SiteOutline, 'settings'>;
  readonly used: UsedNames;
  /** The same site in its further languages. */
  readonly languages: readonly OtherLanguage[];
  /** What collections take without anything naming it: paths below files/. */
  readonly itemFiles: readonly string[];
  /** The lists of items that have a page by themselves, by the id of that page. */
  readonly lists: ReadonlyMap<string, ListKey>;
  /** Some parts of the manifest without the defaults that were filled in. */
  readonly written: unknown;
  /** What each type of block says about itself. */
  readonly modules: BlockModules;
  /** What is known of each kind of items. */
  readonly kinds: Kinds;
  /** Where words are. */
  readonly words: WordsTable;
  /** The text of the ledger of addresses, if there is one. */
  readonly ledger: string | undefined;
  /** The host that the site is judged by. */
  readonly host: Manifest['build']['host'];
  /** The instant of the build, where that is known. */
  readonly now: Date | undefined;
}

/** What a page is to others, but for its words: it changes more seldom. */
export type PageOutline = Omit<PageSummary, 'title' | 'summary'>;

/** The site as far as its pages know one another, with some of its settings, and without the words of its pages. */
export interface SiteOutline<Name extends keyof Settings = never>
  extends Omit<SiteSummary, 'all' | 'pages' | 'settings' | 'outline'> {
  readonly all: readonly PageOutline[];
  readonly pages: PageIndex<PageOutline>;
  readonly settings: Pick<Settings, Name>;
}

/** Some of its settings, whatever its pages are. */
export type SiteSettings<Name extends keyof Settings> = Pick<
  SiteOutline<Name>,
  'file' | 'settings'
>;

/** What a site names of what it has, each once. It is JSON. */
export interface UsedNames {
  /** Paths below files/, downloads among them. */
  readonly files: readonly string[];
  readonly forms: readonly string[];
  /** The variables that a text of the manifest or of a content file names. */
  readonly variables: readonly string[];
}

/** The same site in another language. It is JSON. */
export interface LanguageSummary {
  readonly tag: string;
  /** The pages that are shown there, by id: their paths below the base of the site. */
  readonly shown: Readonly<Record<string, string>>;
  readonly used: UsedNames;
}

export interface OtherLanguage extends Omit<LanguageSummary, 'shown'> {
  readonly shown: ReadonlyMap<string, string>;
}

/** The site as far as its pages know one another, with what its files hold. */
export type SiteBytes<Name extends keyof Settings = never> = SiteOutline<Name> & FileBytes;

/** Everything that there is: no check reads it, but what is made of it. */
export interface WholeSite extends FileBytes {
  /** What findings call the manifest. */
  readonly file: string;
  readonly manifest: Manifest;
  /** Whether it has the right shape: otherwise only `parts` may be relied on. */
  readonly shapeIsValid: boolean;
  /** The manifest in pieces, and its content files. */
  readonly pieces: readonly FilePart[];
  /** What each type of block says about itself. */
  readonly blocks: BlockModules;
  /** What is known of each kind of items. */
  readonly kinds: Kinds;
  /** Valid content files by path below files/. */
  readonly contents: ReadonlyMap<string, readonly ContentItem[]>;
  /** By id of a page whose text is a document: its path below files/. */
  readonly documents: ReadonlyMap<string, string>;
  /** Those of collections. */
  readonly items: StagedItems;
  /** The files to publish under their own names, by path below files/, each with the first place that names it. */
  readonly downloads: ReadonlyMap<string, Spot>;
  readonly files: ReadonlyMap<string, FileFacts>;
  readonly icons: ReadonlySet<string>;
  /** The text of the ledger of addresses, if there is one. */
  readonly ledger: string | undefined;
  /** Some parts of the manifest without the defaults that were filled in. */
  readonly written: unknown;
  readonly used: UsedNames;
  /** Which of its further languages, if the site is not seen in its own. */
  readonly language: Language | undefined;
  /** Where words are. */
  readonly words: WordsTable;
  /** The same site in its further languages. */
  readonly languages: readonly LanguageSummary[];
  /** The host that the site is judged by. */
  readonly host: Manifest['build']['host'];
  /** The instant of the build, where that is known. */
  readonly now: Date | undefined;
  readonly memory: Memory;
}

/** A site, and its subjects as checks of less than a whole site read them. */
export interface CheckContext extends WholeSite {
  readonly parts: {
    readonly files: readonly FilePart[];
    readonly pages: readonly PagePart[];
    readonly summary: SiteSummary;
  };
}

/** The member of a value at a pointer. */
export const findMember = (value: unknown, pointer: string): unknown =>
  toSteps(pointer).reduce(
    (holder, step) => (isRecord(holder) && Object.hasOwn(holder, step) ? holder[step] : undefined),
    value,
  );
