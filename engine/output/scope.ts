// A site, its assets and renderers → what its outputs have in common.

import type { Assets } from '../model/assets';
import type { DocumentContext, Renderers } from '../model/document';
import type { Site } from '../model/site';
import type { Content } from './output';

/** A file that was made before: its name and the hash of its content are its input. */
export interface NamedFile {
  readonly path: string;
  /** Absent where the name contains it. */
  readonly hash?: string;
  readonly read: () => Content;
}

export interface OutputsOf {
  readonly site: Site;
  readonly assets: Assets;
  readonly renderers: Renderers;
  /** Code, styles, pictures. */
  readonly files: Iterable<NamedFile>;
}

export interface Scope extends OutputsOf {
  readonly context: DocumentContext;
  /** The source of pages, besides the text of their content files. */
  readonly common: object;
}

export function makeScope(of: OutputsOf): Scope {
  const { contents: _, ...derived } = of.site;
  const { site } = of;
  const { origin, organization, direction, theme, favicon, appIcons, shell } = site;
  const { connects, services, frames, verification } = site;
  const { starter, app, modules, icons, shared, late, print } = of.assets;
  const context: DocumentContext = {
    site: {
      origin,
      ...(organization && { organization }),
      ...{ direction, theme, favicon, appIcons, shell },
      ...{ connects, services, frames },
      ...(verification && { verification }),
    },
    assets: { starter, app, modules, icons, shared, late, print },
  };
  return { ...of, context, common: { derived, assets: of.assets } };
}
