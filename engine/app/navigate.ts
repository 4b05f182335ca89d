// A request to go somewhere → a navigation, once its page is there: the latest request counts.
import type { DataRouter } from 'react-router-dom';
import { toHref } from '../content/addresses/addresses';
import { findChunks } from '../content/pages/find-chunks';
import type { PageView } from '../model/site';
import type { App } from './app-context';
import type { Entrance } from './enter';
import { loadDocument } from './load-document';

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

/** Takes addresses complete with base path. */
export function makeNavigate(app: App, router: DataRouter): App['navigate'] {
  const { blocks, visit } = app;
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

  const go = ({ to, page, needsDocument }: Entrance, request: number): void => {
    const href = toHref(app.shared.shell.base, to);
    if (needsDocument) {
      loadDocument(href);
      return;
    }
    const replace = href === location.pathname + location.search + location.hash;
    // One rendering and one commit, before the frame that follows the click.
    void router.navigate(to, { replace, flushSync: true });
    if (page) void watchCode(page, request);
  };

  const navigate = async (href: string): Promise<void> => {
    latest += 1;
    const request = latest;
    let entrance: Entrance;
    try {
      entrance = await app.enter(new URL(href, location.href));
    } catch {
      if (request !== latest) return;
      const { labels } = app.shared.shell;
      const action = { label: labels.retry, act: () => void navigate(href) };
      visit.alert.set({ tone: 'error', message: labels.offline, action });
      return;
    }
    if (request !== latest) return;
    if (visit.alert.get()?.action) visit.alert.set(null);
    go(entrance, request);
  };
  return (href) => void navigate(href);
}
