// How a value of the manifest becomes its view: what every concept may know, and what one is made by.
import type { Views } from '../generated/block-views';
import type { ConceptViews, ContentNode, NoteView } from '../generated/concept-views';
import type { Concepts, ContentItem, Manifest, PageConfig } from '../generated/manifest';
import type { Files } from './files';
import type { PagesInLanguage } from './languages';
import type { Shape } from './shape';
import type { Theme } from './theme';

/** Gives the view of a concept by the name of its schema. */
export type ResolveConcept = <C extends keyof Concepts & keyof Views>(
  concept: C,
  value: Readonly<Concepts[C]>,
) => Views[C];

/** A text with more than words, while its parts are resolved: some things count in the whole of it. */
export interface WholeText {
  /** The nodes of a part; ids of sections are unique in the whole. */
  readonly parse: (items: readonly ContentItem[]) => ContentNode[];
  /** The footnote of a name; called in reading order. */
  readonly toNote: (name: string) => NoteView;
}

/** The site around a value. */
export interface ResolverContext {
  readonly manifest: Manifest;
  /** The pages that are shown, by id; links to other pages are omitted. */
  readonly pages: ReadonlyMap<string, PageConfig>;
  /** The same in every language of the publication; absent for a site by itself. */
  readonly languages?: readonly PagesInLanguage[];
  readonly files: Files;
  /** Which colours the theme has. */
  readonly scheme: Theme['scheme'];
  /** The path below which code, styles and pictures are; starts and ends with a slash. */
  readonly assetsBase: string;
  readonly shape: Shape;
  /** Ids that the sections of a text may not have. */
  readonly taken?: readonly string[];
  /** The text that the value is part of. */
  readonly text?: WholeText;
}

/** Turns values of the manifest into their views. */
export interface Resolver extends ResolverContext {
  readonly resolve: ResolveConcept;
  /** The same resolver with another context. */
  readonly within: (changed: Partial<ResolverContext>) => Resolver;
}

/**
 * Makes the view of a concept, as `engine/concepts/` has one for each that is replaced as a whole. Undefined stands for a
 * link to a page that is not shown.
 */
export type Resolve<C extends keyof Concepts, View> = (
  value: Readonly<Concepts[C]>,
  resolver: Resolver,
) => View;

/** All of them. */
export type ConceptResolvers = {
  readonly [C in keyof ConceptViews]: Resolve<C, ConceptViews[C]>;
};
