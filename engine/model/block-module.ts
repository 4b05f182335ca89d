// What the rest of the engine may know of a type of block; how it looks is its component's affair.
import type { BlockView, BlockViews } from '../generated/block-views';
import type { BlockConfig, BlockConfigs, ContentItem } from '../generated/manifest';
import type { BlockType, SettingsOf } from './block-types';
import type { FormView } from './concept-views';
import type { Entity, PageView } from './site';

/** An id that links may name as an anchor of the page. */
export interface BlockId {
  readonly id: string;
  /** Where the manifest says it, below the block; absent where a heading asks for it, and the page may add a number. */
  readonly pointer?: string;
}

/** A part of what a block says. */
export interface Section {
  readonly id?: string;
  readonly heading?: string;
  /** That of its heading, or of the heading it would have: 2 for those of the page itself. */
  readonly level: number;
  /** The words of each paragraph, item or button, as they are read. */
  readonly words: readonly string[];
  /** Shown once a visitor asks for it. */
  readonly hidden?: true;
}

/** Content files of a site by path below files/. */
export type ContentFiles = ReadonlyMap<string, readonly ContentItem[]>;

/** The answers of one type of block, about its entry in a manifest (`config`) and about what is shown (`view`). */
export interface BlockModule<Config = BlockConfig, View = BlockView, Settings = object> {
  /** Whether its code is part of the app; that of others comes with the first page that shows them. */
  readonly loading: 'eager' | 'late';
  /** It shows the pages below its page. */
  readonly showsChildren?: true;
  /** It moves by itself. A page has one pause control: at its first block that leads, else at the first that follows. */
  readonly moves?: 'leading' | 'following';
  /** What a press brings about, by name: a selector within the block. Pictures of each state are taken. */
  readonly states?: Readonly<Record<string, string>>;
  /** Anchors within it, beside its own id; undefined where a content file is not known. */
  ids?(config: Config, contents: ContentFiles): readonly BlockId[] | undefined;
  /** The content files that it shows: by path of an entry, by address of a view. */
  contentFiles?(block: Config | View): readonly string[];
  /** What it says, in the order of reading. */
  sections(view: View, page: PageView): readonly Section[];
  forms?(view: View): readonly FormView[];
  /** The places of the company that it names. */
  jsonLd?(view: View): readonly Entity[];
  /** Custom properties that its style sheet reads, by name. */
  tokens?(settings: Settings): Readonly<Record<string, string>>;
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
