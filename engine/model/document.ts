// The input of documents besides the engine's code, which is JSON, and their renderers.
import type { Assets } from './assets';
import type { PageView, Site } from './site';

/** What all documents of a build have in common. */
export interface DocumentContext {
  readonly site: Pick<
    Site,
    | 'app'
    | 'origin'
    | 'organization'
    | 'direction'
    | 'theme'
    | 'favicon'
    | 'appIcons'
    | 'shell'
    | 'connects'
    | 'services'
    | 'frames'
    | 'verification'
  >;
  readonly assets: Pick<
    Assets,
    'starter' | 'app' | 'modules' | 'icons' | 'shared' | 'late' | 'print'
  >;
}

/** The state that a document passes to the app. */
export interface DocumentState {
  /** Its page; null in the document for unknown addresses. */
  readonly page: PageView | null;
  readonly assets: Pick<Assets, 'app' | 'modules' | 'shared'> & {
    /** The code of the lazily loaded blocks of this page. */
    readonly chunks: readonly string[];
  };
}

/** The addresses of other files that a document loads. */
export interface DocumentNeeds {
  /** Style sheets. The shell's comes first: it states the order of the kinds of layers. */
  readonly styles: readonly string[];
  /** The code of its blocks that is not part of the app. */
  readonly chunks: readonly string[];
  /** Fonts that are visible at once. */
  readonly preloads: readonly string[];
}

/** The document for unknown addresses. It cannot know the address at which it is shown. */
export interface NotFoundDocument {
  readonly context: DocumentContext;
  readonly needs: DocumentNeeds;
}

export interface PageDocument extends NotFoundDocument {
  readonly view: PageView;
  /** Null where a page has nothing to tell search engines. */
  readonly jsonLd: unknown;
}

/** A document that redirects. */
export interface RedirectDocument {
  readonly context: DocumentContext;
  /** Complete with base path, or absolute. */
  readonly to: string;
}

/** Render documents to text. They may cache what they rendered for a context. */
export interface Renderers {
  readonly page: (document: PageDocument) => string;
  readonly notFound: (document: NotFoundDocument) => string;
  readonly redirect: (document: RedirectDocument) => string;
}
