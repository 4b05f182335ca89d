// The development server reports what has changed; the page is updated in place, and everything a visitor has
// opened, typed or scrolled to stays. Not part of a build.
import type { DataRouter } from 'react-router-dom';
import { toHref } from '../content/addresses/addresses';
import type { DocumentState } from '../model/document';
import type { Shared } from '../model/site';
import type { App } from './app-context';
import { setHead } from './arrive';
import { loadDocument } from './load-document';

/** What the client of the development server puts into the detail of `plinth:change`. */
interface ReportedChange {
  /** Whether what all pages share has changed: menus, footer, labels. */
  readonly shell: boolean;
}

/** The address of what all pages share; the server answers with the current state, whatever its hash. */
function findShared(): string {
  const state = document.querySelector('body > script[type="application/json"]');
  const { assets }: DocumentState = JSON.parse(state?.textContent ?? '');
  return assets.shared;
}

async function fetchShared(): Promise<Shared> {
  const response = await fetch(findShared(), { cache: 'no-store' });
  return response.json();
}

/** `show` renders the app again with the current shared data. */
export function followChanges(app: App, router: DataRouter, show: (app: App) => void): void {
  const takeIn = async ({ shell }: ReportedChange): Promise<void> => {
    app.pages.clear();
    app.contents.refresh();
    const [entrance, shared] = await Promise.all([
      app.enter(new URL(location.href)),
      shell ? fetchShared() : undefined,
    ]);
    const { to, page = null, needsDocument } = entrance;
    const href = toHref(app.shared.shell.base, to);
    if (needsDocument || href !== location.pathname + location.search + location.hash) {
      loadDocument(href);
      return;
    }
    if (shared !== undefined) show(Object.assign(app, { shared }));
    void router.revalidate();
    setHead(page);
  };
  document.addEventListener('plinth:change', (event) => {
    event.preventDefault();
    takeIn((event as CustomEvent<ReportedChange>).detail).catch(() => undefined);
  });
}
