// A wish to go somewhere → a navigation, once its data is there: the last wish counts.
import type { DataRouter } from 'react-router-dom';
import { toPath } from '../content/addresses';
import type { PageView } from '../model/site';
import type { App } from './app-context';
import { PageMissing } from './page-store';

/** Whether the server has another build than this document: its code is gone, though the server answers. */
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

/** The data at a path; undefined for an unknown address, which has a route of its own. */
async function findPage(
  path: string,
  { pages }: Pick<App, 'pages'>,
): Promise<PageView | undefined> {
  try {
    const data = await pages.get(path);
    return 'redirect' in data ? await findPage(data.redirect, { pages }) : data;
  } catch (fault) {
    if (fault instanceof PageMissing) return undefined;
    throw fault;
  }
}

/** Takes addresses complete with base path. */
export function makeNavigate(app: App, router: DataRouter): (href: string) => void {
  const { blocks, shared, visit } = app;
  const { base } = shared.shell;
  let wish = 0;

  /** One load of the document brings the new build; should its code fail as well, the blocks themselves say so. */
  const watchCode = async (page: PageView, own: number): Promise<void> => {
    try {
      await blocks.load(page.blocks);
    } catch {
      const stale = await isStale(page.blocks.flatMap(({ type }) => shared.chunks[type] ?? []));
      if (stale && own === wish) location.reload();
    }
  };

  const navigate = async (href: string): Promise<void> => {
    wish += 1;
    const own = wish;
    const url = new URL(href, location.href);
    const path = toPath(base, url.pathname);
    let page: PageView | undefined;
    try {
      page = await findPage(path, app);
    } catch {
      if (own !== wish) return;
      const { labels } = app.shared.shell;
      const action = { label: labels.retry, act: () => void navigate(href) };
      visit.alert.set({ tone: 'error', message: labels.offline, action });
      return;
    }
    if (own !== wish) return;
    if (visit.alert.get()?.action) visit.alert.set(null);
    const replace = url.href === location.href;
    await router.navigate(path + url.search + url.hash, { replace });
    if (page) void watchCode(page, own);
  };
  return (href) => void navigate(href);
}
