// An address of the site → what is shown there, with all that showing it needs.
import { toHref, toPath } from '../content/addresses';
import type { PageView, Shared } from '../model/site';
import type { PageStore } from './page-store';

export interface Entrance {
  /** Where to go, below the base: redirects are followed, and the case is that of the page's own address. */
  readonly to: string;
  /** Absent where there is no page: such addresses have a route of their own. */
  readonly page?: PageView;
  /** Only a document of its own can show the page. */
  readonly needsDocument?: true;
}

/** Rejects with what kept the network from answering. Whatever may be entered has its route from then on. */
export type Enter = (url: URL) => Promise<Entrance>;

interface Sources {
  readonly shared: Shared;
  readonly pages: PageStore;
  /** The pages that were entered, by path; kept here. */
  readonly views: Map<string, PageView>;
}

/** For a likely click, a click and the history alike. */
export function makeEnter(sources: Sources, addBranch: (page: PageView) => void): Enter {
  const { pages, views } = sources;
  const enter: Enter = async (url) => {
    const { base, blockSettings } = sources.shared.shell;
    const path = toPath(base, url.pathname);
    const place = url.search + url.hash;
    const page = await pages.get(path);
    if (page === undefined) {
      views.delete(path);
      return { to: path + place };
    }
    if ('redirect' in page) return enter(new URL(toHref(base, page.redirect), url));
    const to = page.path + place;
    // A newer build shows blocks that this one has no words for.
    if (page.blocks.some(({ type }) => !blockSettings[type])) return { to, needsDocument: true };
    views.set(page.path, page);
    addBranch(page);
    return { to, page };
  };
  return enter;
}

type Discover = (asked: { readonly path: string }) => Promise<void>;

/** Enters what the history leads to and this document has not met. */
export function makeDiscover(base: string, enter: Enter): Discover {
  return async ({ path }) => {
    const { to, needsDocument } = await enter(new URL(path, location.href));
    const href = toHref(base, to);
    if (!needsDocument && href === path) return;
    location.assign(href);
    // Another document is on its way: nothing is shown meanwhile.
    await new Promise(() => undefined);
  };
}
