// What documents are rendered from besides the engine's code, and who renders them. All of it is JSON.
import type { Assets, PageView, Site } from './site';

/** What all documents of a build have in common. */
export interface DocumentContext {
  readonly site: Pick<Site, 'origin' | 'direction' | 'theme' | 'icon' | 'appIcons' | 'shell'>;
  readonly assets: Assets;
}

export interface PageDocument {
  readonly context: DocumentContext;
  readonly view: PageView;
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
  /** The document for unknown addresses. It cannot know the address it is shown at. */
  readonly notFound: (context: DocumentContext) => string;
  readonly redirect: (document: RedirectDocument) => string;
}
