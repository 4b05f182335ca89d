// A request to go somewhere → a navigation, once its page is there: the latest request counts.
import { toHref, toPath } from '../content/addresses/addresses';
import { findChunks } from '../content/pages/find-chunks';
import type { PageView } from '../model/site';
import type { App } from './app-context';
import type { Entrance } from './enter';
import { loadDocument } from './load-document';
import { type Places, toAddress } from './place';

/** Whether the server has another build than this document: the server answers, but the code is gone. */
async function isStale(addresses: readonly string[]): Promise<boolean> {
  try {
    const answers = await Promise.all(
      addresses.map((address) => fetch(address, { method: 'HEAD', cache: 'no-store' })),
    );
    return answers.some(
      ({ ok, headers }) => !ok || !headers.get('content-type')?.includes('javascript'),
    );
  } catch {
    return false;
  }
}

interface Navigation {
  /** Takes addresses complete with base path. */
  readonly navigate: App['navigate'];
  /** For each step in the history. */
  readonly followHistory: () => void;
}

export function makeNavigation(app: App, places: Places): Navigation {
  const { blocks, visit } = app;
  const { base } = app.shared.shell;
  let latest = 0;

  /** Reloading the document once brings the new build; should its code fail as well, the blocks report it. */
  const watchCode = async (page: PageView, request: number): Promise<void> => {
    try {
      await blocks.load(page);
    } catch {
      const stale = await isStale(findChunks(page, app.shared.chunks));
      if (stale && request === latest) location.reload();
    }
  };

  /** Enters an address; the visitor stays where that fails, and where another request has come meanwhile. */
  const request = async (href: string, show: (entrance: Entrance) => void): Promise<void> => {
    latest += 1;
    const mine = latest;
    let entrance: Entrance;
    try {
      entrance = await app.enter(new URL(href, location.href));
    } catch {
      if (mine !== latest) return;
      const { labels } = app.shared.shell;
      const action = { label: labels.retry, act: () => navigate(href) };
      visit.alert.set({ tone: 'error', message: labels.offline, action });
      return;
    }
    if (mine !== latest) return;
    if (visit.alert.get()?.action) visit.alert.set(null);
    show(entrance);
    if (entrance.page && !entrance.needsDocument) void watchCode(entrance.page, mine);
  };

  const navigate = (href: string): void =>
    void request(href, ({ to, needsDocument, ...shown }) => {
      const address = toHref(base, to);
      if (needsDocument) loadDocument(address);
      else places.go(address, shown);
    });

  /** Pages that this document has met are shown at once; all others as soon as they are there. */
  const followHistory = (): void => {
    const here = toAddress(location);
    const known = app.views.get(toPath(base, location.pathname));
    if (known) {
      latest += 1;
      places.follow({ page: known });
      return;
    }
    void request(here, ({ to, needsDocument, ...shown }) => {
      const address = toHref(base, to);
      if (needsDocument || address !== here) loadDocument(address);
      else places.follow(shown);
    });
  };

  return { navigate, followHistory };
}
