// What documents are rendered from besides the engine's code, and who renders them. All of it is JSON.
import type { Assets, PageView, Site } from './site';

/** What all documents of a build have in common. */
export interface DocumentContext {
  readonly site: Pick<Site, 'origin' | 'direction' | 'theme' | 'favicon' | 'appIcons' | 'shell'>;
  readonly assets: Pick<Assets, 'starter' | 'app' | 'modules' | 'icons' | 'shared'>;
}

/** The addresses of what a document asks for besides. */
export interface DocumentNeeds {
  /** Style sheets. The shell's is the first: it says the order of all layers. */
  readonly styles: readonly string[];
  /** The code of its blocks that is not part of the app. */
  readonly chunks: readonly string[];
  /** Fonts that it shows at once. */
  readonly preloads: readonly string[];
}

/** The document for unknown addresses. It cannot know the address it is shown at. */
export interface NotFoundDocument {
  readonly context: DocumentContext;
  readonly needs: DocumentNeeds;
}

export interface PageDocument extends NotFoundDocument {
  readonly view: PageView;
  /** Null where a page says nothing of its own to search engines. */
  readonly jsonLd: unknown;
}

/** A document that leads on. */
export interface RedirectDocument {
  readonly context: DocumentContext;
  /** Complete with base path, or absolute. */
  readonly to: string;
}

/** Documents as text. They may remember what they made for a context. */
export interface Renderers {
  readonly page: (document: PageDocument) => string;
  readonly notFound: (document: NotFoundDocument) => string;
  readonly redirect: (document: RedirectDocument) => string;
}
