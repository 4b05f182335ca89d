// An address of the site → what is shown there, with all that showing it needs.
import { toHref, toPath } from '../content/addresses/addresses';
import type { PageView, Shared } from '../model/site';
import type { PageStore } from './page-store';
import type { Shown } from './place';

export interface Entrance extends Shown {
  /** Where to go, below the base: redirects are followed, and the case is that of the page's own address. */
  readonly to: string;
  /** Only a document of its own can show the page. */
  readonly needsDocument?: true;
}

/** Rejects with what kept the network from answering. */
export type Enter = (url: URL) => Promise<Entrance>;

interface Sources {
  readonly shared: Shared;
  readonly pages: PageStore;
  /** What the policy of this document allows to stand in frames. */
  readonly frames: readonly string[];
  /** The pages that were entered, by path; kept here. */
  readonly views: Map<string, PageView>;
}

/** A newer build shows blocks that this one has no words for; frames that the document's policy lacks stay empty. */
const needsDocument = (page: PageView, { shared, frames }: Sources): boolean =>
  page.blocks.some(({ type }) => !shared.shell.blockSettings[type]) ||
  page.frames?.some((source) => !frames.includes(source)) === true;

/** For a likely click, a click and the history alike. */
export function makeEnter(sources: Sources): Enter {
  const { pages, views } = sources;
  const enter: Enter = async (url) => {
    const { base } = sources.shared.shell;
    const path = toPath(base, url.pathname);
    const place = url.search + url.hash;
    const page = await pages.get(path);
    if (page === undefined || 'refused' in page) {
      views.delete(path);
      return { to: path + place, status: page?.refused };
    }
    if ('redirect' in page) return enter(new URL(toHref(base, page.redirect), url));
    const to = page.path + place;
    if (needsDocument(page, sources)) return { to, needsDocument: true };
    views.set(page.path, page);
    return { to, page };
  };
  return enter;
}
