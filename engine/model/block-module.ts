// What the rest of the engine may know about a block type; only its component knows how it looks.
import type { BlockView, BlockViews } from '../generated/block-views';
import type { ContentNode, FormView } from '../generated/concept-views';
import type {
  BlockConfig,
  BlockConfigs,
  ContentItem,
  Manifest,
  Rows,
  Surface,
} from '../generated/manifest';
import type { BlockType, SettingsOf } from './block-types';
import type { About, Entity } from './fact-views';
import type { Frame } from './outside-services';
import type { DataRows, ReadColumns } from './rows';
import type { SiteList } from './search';
import type { PageView } from './site';
import type { Drawn, ToneName } from './theme';

/** An id that links may name as an anchor of the page. */
export interface BlockId {
  readonly id: string;
  /** Where the manifest sets it, below the block; absent for an id from a heading, which may get a number. */
  readonly pointer?: string;
}

/** A part of a block's text. */
export interface Section {
  readonly id?: string;
  readonly heading?: string;
  /** The level of its heading, or of the heading it would have: 2 for sections of the page itself. */
  readonly level: number;
  /** The text of each paragraph, item or button, as plain text. */
  readonly words: readonly string[];
  /** Hidden until a visitor opens it. */
  readonly hidden?: true;
}

/** Headings that an entry of the manifest names, and those that the text has. */
interface NamedHeadings {
  /** Where the entry names them, below the block. */
  readonly at: string;
  readonly named: readonly string[];
  readonly known: readonly string[];
}

/** Content files of a site by path below files/. */
export type ContentFiles = ReadonlyMap<string, readonly ContentItem[]>;

/** Codes of the catalogue, with what their sentences need. */
export type BlockMistakeCause =
  | { readonly code: 'impossible-day'; readonly params: { readonly day: string } }
  | {
      readonly code: 'one-of-two';
      readonly params: Readonly<Record<'concept' | 'one' | 'other' | 'remedy', string>>;
    }
  | {
      readonly code: 'other-layout';
      readonly params: Readonly<Record<'member' | 'layout' | 'chosen', string>>;
    }
  | {
      readonly code: 'same-label';
      readonly params: Readonly<Record<'label' | 'member', string>>;
    }
  | {
      readonly code: 'empty-layout';
      readonly params: Readonly<Record<'member' | 'layout', string>>;
    }
  | { readonly code: 'several-badges'; readonly params: Readonly<Record<string, never>> };

/** A mistake in an entry that no schema can name. */
export interface BlockMistake {
  readonly cause: BlockMistakeCause;
  /** Where it is, below the block. */
  readonly at: string;
  /** The other place that it is about, below the block. */
  readonly other?: string;
}

/** What the app asks, before it has a page. */
interface AppFacts {
  /** Whether its code is part of the app, or loaded with the first page that shows the block: then it is `late`, as most are. */
  readonly loading?: 'eager' | 'late';
  /** As the first block of a page it is its head: it has the heading of the page. */
  readonly isHead?: true;
  /** It moves by itself. A page has one pause control: at its first leading block, else at the first following one. */
  readonly moves?: 'leading' | 'following';
  /** The only one of its layouts that moves. */
  readonly movingLayout?: string;
}

/** The items that a block lists. */
export interface ItemQuery {
  /** The ids of collections. */
  readonly collections: readonly string[];
  readonly tag?: string;
  /** How many, where it does not list them all. */
  readonly count?: number;
}

/** How a block takes rows of a data file in the place of what would be written out. */
interface RowsFacts<Config> {
  /** Absent where it takes any. */
  readonly columns?: ReadColumns;
  /** The rows that its entry names. */
  find(config: Config): Rows | undefined;
  /** The entry with the rows written out. */
  fill(config: Config, rows: DataRows): Config;
}

/** What is asked about its entry in a manifest. */
interface EntryFacts<Config> {
  /** Absent where it takes none. */
  readonly rows?: RowsFacts<Config>;
  /** The items that it lists. */
  items?(config: Config): ItemQuery;

  /** By card that it shows: the id of its page, if it leads to one. */
  cardsOf?(config: Config): readonly (string | undefined)[];
  /** It shows the children of its page. */
  readonly showsChildren?: true;
  /** Whether it shows these without their pictures. */
  childrenInWords?(config: Config): boolean;
  /** Whether it has the field of the search, where the site has one. */
  searches?(config: Config): boolean;
  /** The list of the pages of the site that it shows. */
  lists?(config: Config): SiteList;
  /** What is not there on pages without the app, as a whole sentence; undefined where nothing is missed. */
  withoutApp?(config: Config): string | undefined;
  /** Mistakes that its schema cannot name. */
  check?(config: Config): readonly BlockMistake[];
  /** The entry with what it takes from the contacts of the site; undefined where neither says when somebody is there. */
  withContacts?(config: Config, contacts: Manifest['contacts']): Config | undefined;
  /** Whether the site has anything that reads the settings of its type; absent: always. */
  needsSettings?(manifest: Pick<Manifest, 'forms'>): boolean;
}

/** What is asked about its words: by links, budgets, comparisons. */
interface TextFacts<Config, View> {
  /** Anchors within it, besides its own id; undefined where a content file is unknown. */
  ids?(config: Config, contents: ContentFiles): readonly BlockId[] | undefined;
  /** The headings of its text that its entry names below `at`; undefined where the text is unknown. */
  headings?(config: Config, contents: ContentFiles): NamedHeadings | undefined;
  /** The content files that it shows: paths for an entry, addresses for a view. */
  contentFiles?(block: Config | View): readonly string[];
  /** All that readers see of it but labels and what is derived, in reading order; absent: kicker and heading are all. */
  sections?(view: View, page: PageView): readonly Section[];
  /** What it shows below its heading, for readers of feeds; absent: its sections. Empty where feeds carry nothing of it, or its file. */
  nodes?(view: View): readonly ContentNode[];
  /** Its forms, whose words are compared by themselves. */
  forms?(view: View): readonly FormView[];
}

/** What the makers of style sheets ask. */
interface StyleFacts<View, Settings> {
  /** What it shows that has a sheet of its own, besides its layout and what every block can have: `tone` for `<type>.tone.css`. */
  variants?(view: View): readonly string[];
  /** Which of the theme's drawings is that of this block. */
  drawn?(view: View): Drawn | undefined;
  /** The tones of its pictures. */
  tones?(view: View): readonly ToneName[];
  /** The view without what its layout has no room for. */
  shown?(view: View): View;
  /** The view in which pictures below words have a tone, where the manifest sets none. */
  withTone?(view: View, tone: ToneName): View;
  /** Where its parts stand on wide screens, if not below each other: `columns-4-8` for `block-section.columns.css`. */
  placing?(view: View): readonly string[];
  /** The surface of the block, where the manifest sets none. */
  usualSurface?(view: View): Surface | undefined;
  /** The view where lines run from right to left, if anything in it names a side. */
  mirrored?(view: View): View;
  /** Custom properties that its style sheet reads, by name. */
  tokens?(settings: Settings): Readonly<Record<string, string>>;
}

/** What is asked for search engines. */
interface JsonLdFacts<View> {
  /** The places of the company that it names, for the description of the company. */
  places?(view: View, about: About): readonly Entity[];
  /** What it says of the company itself, for the description of the company. */
  company?(view: View, about: About): Entity | undefined;
  /** What its page says because of it; only what readers see. */
  facts?(view: View, about: About): readonly Entity[];
}

/** What the policy of its page asks. */
interface PolicyFacts<View> {
  /** What it shows of outside services, once a visitor has agreed. */
  frames?(view: View): readonly Frame[];
}

/** What screenshots ask. */
interface ShotFacts {
  /** States that a click brings about, by name: a selector within the block. Each gets a screenshot. */
  readonly states?: Readonly<Record<string, string>>;
}

/** What one block type says about its entry in a manifest (`config`) and about what is shown (`view`), by who asks. */
export interface BlockModule<Config = BlockConfig, View = BlockView, Settings = object> {
  readonly app?: AppFacts;
  readonly entry?: EntryFacts<Config>;
  readonly text?: TextFacts<Config, View>;
  readonly style?: StyleFacts<View, Settings>;
  readonly jsonLd?: JsonLdFacts<View>;
  readonly policy?: PolicyFacts<View>;
  readonly shots?: ShotFacts;
}

/** The module of one type. */
export type ModuleOf<Type extends BlockType> = BlockModule<
  BlockConfigs[Type],
  BlockViews[Type],
  SettingsOf<Type>
>;

/** A module for each type of block. */
export type AllBlockModules = { readonly [Type in BlockType]: ModuleOf<Type> };

/** By type of block. */
export type BlockModules = ReadonlyMap<string, BlockModule>;
