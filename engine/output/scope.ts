// A site with its assets → what its outputs have in common.

import type { Assets } from '../model/assets';
import type { DocumentContext, Renderers } from '../model/document';
import type { Publication } from '../model/publication';
import type { Site } from '../model/site';
import type { DerivedSite } from '../model/site-facts';
import type { Content } from './output';

/** A file that was made before: its name and the hash of its content are its input. */
export interface NamedFile {
  readonly path: string;
  /** Absent where the name contains it. */
  readonly hash?: string;
  readonly read: () => Content;
}

/** A site, and the code and styles that its documents name. */
export interface SiteWithAssets extends DerivedSite {
  readonly assets: Assets;
}

export interface OutputsOf {
  /** The sites differ in one asset, the file that all pages of a site share. */
  readonly publication: Publication<SiteWithAssets>;
  readonly renderers: Renderers;
  /** Code, styles, pictures. */
  readonly files: Iterable<NamedFile>;
  /** The pages whose files are listed, by id; absent: all. */
  readonly pages?: ReadonlySet<string> | undefined;
}

interface OpenSite {
  readonly site: Site;
  readonly assets: Assets;
}

export interface Scope extends OpenSite {
  readonly renderers: Renderers;
  /** The ids of the pages whose files are listed. */
  readonly listed: Iterable<string>;
  readonly context: DocumentContext;
  /** The sources of pages, besides the text of their content files. */
  readonly common: readonly object[];
}

export function makeScope(
  { site, assets }: OpenSite,
  { renderers, pages: asked }: Pick<OutputsOf, 'renderers' | 'pages'>,
): Scope {
  const { contents: _, pages, ...derived } = site;
  const listed = asked ?? Object.keys(pages);
  const { origin, organization, direction, theme, favicon, appIcons, shell } = site;
  const { app: without, connects, services, frames, verification } = site;
  const { starter, app, modules, icons, shared, late, print } = assets;
  const context: DocumentContext = {
    site: {
      origin,
      ...(organization && { organization }),
      ...{ direction, theme, favicon, appIcons, shell },
      ...{ connects, services, frames },
      ...(verification && { verification }),
      ...(without && { app: without }),
    },
    assets: { starter, app, modules, icons, shared, late, print },
  };
  return { site, assets, renderers, listed, context, common: [pages, { derived, assets }] };
}
