// A site → what style sheets ask of its pages: sheets are made of looks, so that nobody needs all pages for them.
import { listStyled } from '../blocks/needs';
import type { Look, SharedLook } from '../model/look';
import type { Site, SitePage } from '../model/site';
import { findBreadcrumbs, findSwitchers } from '../site/view-of';

function toLook(site: Site, page: SitePage, switchers: readonly SitePage[]): Look {
  const { accent, blocks, callToAction, surface: headSurface = 'ground', tone, tones } = page;
  return {
    ...(accent !== undefined && { accent }),
    ...(tone && { tone }),
    ...(tones && { tones }),
    styled: listStyled({ ...page, breadcrumbs: findBreadcrumbs(site, page), switchers }),
    surfaces: [headSurface, ...blocks.map(({ surface = 'ground' }) => surface)],
    ...(callToAction && { invitation: callToAction.surface ?? 'ground' }),
  };
}

/** That of one page. */
export const lookOf = (site: Site, page: SitePage): Look =>
  toLook(site, page, findSwitchers(site, page));

/** Each look once, in the order of the pages. */
export function joinLooks(all: Iterable<SharedLook>): readonly SharedLook[] {
  const looks = new Map<string, Look>();
  const counts = new Map<string, number>();
  for (const { pages, ...look } of all) {
    const key = JSON.stringify(look);
    looks.set(key, look);
    counts.set(key, pages + (counts.get(key) ?? 0));
  }
  return Array.from(looks, ([key, look]) => ({ ...look, pages: counts.get(key) ?? 0 }));
}

function* listOwn(site: Site): Iterable<SharedLook> {
  /** Sibling pages have the same switchers. */
  const around = new Map<string | null, readonly SitePage[]>();
  for (const page of Object.values(site.pages)) {
    const switchers = around.get(page.parent) ?? findSwitchers(site, page);
    around.set(page.parent, switchers);
    yield { pages: page.defaultChild === undefined ? 1 : 0, ...toLook(site, page, switchers) };
  }
}

export const listLooks = (site: Site): readonly SharedLook[] => joinLooks(listOwn(site));
