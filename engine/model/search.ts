// What an index is made of, and what a browser asks first; the lists of pages beside it.
import type { LinkView } from '../generated/concept-views';

/** A part of a page: its first has what stands before any heading. */
export interface SearchedSection {
  readonly id?: string;
  readonly heading?: string;
  readonly words: readonly string[];
}

/** What can be found of a page. JSON. */
export interface SearchedPage {
  readonly id: string;
  /** Complete with the base of the site. */
  readonly href: string;
  readonly title: string;
  /** What menus call it, where that is not its title. */
  readonly label?: string;
  readonly summary: string;
  /** The labels of its ancestors, the topmost first. */
  readonly above: readonly string[];
  /** Further words that it is found by. */
  readonly words?: readonly string[];
  /** The keys of the filters that it belongs to. */
  readonly filters: readonly string[];
  /** The day of an item, `2026-03-24`; absent for a page without a date. */
  readonly date?: string;
  readonly sections: readonly SearchedSection[];
}

/** What can be chosen to see a part of the results; the tags of a collection follow it. */
export interface SearchFilter {
  readonly key: string;
  readonly kind: 'area' | 'collection' | 'tag';
  readonly label: string;
}

/** JSON. Names are those of files: what stands between `names`. */
export interface SearchDirectory {
  /** The address of a file before its name, and behind it. */
  readonly names: readonly [before: string, behind: string];
  /** How many pages can be found. */
  readonly pages: number;
  /** The first form of each shard, in order. */
  readonly first: readonly string[];
  /** The names of shards, one after the other. */
  readonly shards: string;
  /** The names of chunks, one after the other; dots where no page has such a number. */
  readonly chunks: string;
  /** The name of the words that mistyped ones are compared with. */
  readonly near: string;
  /** The name of the pages of each filter; empty where there is none. */
  readonly filtered: string;
  readonly filters: readonly SearchFilter[];
  /** The name of the dates of pages; empty where none has one. */
  readonly dated: string;
  /** Present where no form is known to be one of another: then words are searched by their beginnings. */
  readonly byPrefix?: true;
}

/** Which pages of the site a list has: those of an area, or all; and which part of them. */
export interface SiteList {
  readonly area?: string | undefined;
  readonly part?: number | undefined;
}

/** An area of the site, with the pages that a list has of it. */
export interface AreaView {
  readonly link: LinkView;
  readonly pages: readonly LinkView[];
}

/** What a page has to do with the search of its site. */
export interface SearchFacts {
  /** Which pages of the site a block lists. */
  readonly lists?: SiteList;
  /** What is said of how it is found; absent where nothing is. */
  readonly searched?: {
    /** Whether it is not found at all. */
    readonly never?: true;
    /** Further words. */
    readonly words?: readonly string[];
    /** The blocks whose words do not count, by index. */
    readonly without?: readonly number[];
  };
}
