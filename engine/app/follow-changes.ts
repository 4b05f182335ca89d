// The development server reports what has changed; the page is updated in place, and everything a visitor has
// opened, typed or scrolled to stays. Not part of a build.
import { toHref } from '../content/addresses/addresses';
import { currentQuery } from '../content/addresses/output-paths';
import type { DocumentState } from '../model/document';
import type { Shared } from '../model/site';
import type { App } from './app-context';
import { setHead } from './arrive';
import { loadDocument } from './load-document';
import { type Shown, toAddress } from './place';

/** What the client of the development server puts into the detail of `plinth:change`. */
interface ReportedChange {
  /** Whether what all pages share has changed: menus, footer, labels. */
  readonly shell: boolean;
  /** The page shows the change when this has resolved. */
  readonly waitUntil: (shown: Promise<void>) => void;
}

/** The address of what all pages share now, whatever it was called when the page was loaded. */
function findShared(): string {
  const state = document.querySelector('body > script[type="application/json"]');
  const { assets }: DocumentState = JSON.parse(state?.textContent ?? '');
  return assets.shared + currentQuery;
}

async function fetchShared(): Promise<Shared> {
  const response = await fetch(findShared(), { cache: 'no-store' });
  return response.json();
}

/** `show` renders the app again, with the current shared data and page, and resolves when that is in the document. */
export function followChanges(app: App, show: (app: App, shown: Shown) => Promise<void>): void {
  const takeIn = async ({ shell }: ReportedChange): Promise<void> => {
    app.pages.clear();
    const [entrance, shared] = await Promise.all([
      app.enter(new URL(location.href)),
      shell ? fetchShared() : undefined,
    ]);
    const { to, needsDocument, ...shown } = entrance;
    const href = toHref(app.shared.shell.base, to);
    if (needsDocument || href !== toAddress(location)) {
      loadDocument(href);
      return;
    }
    // A place where a block is still to come is not the change.
    await app.blocks.load(shown.page ?? { blocks: [] }).catch(() => undefined);
    // A file that the page showed before may be gone.
    const page = JSON.stringify(shown.page ?? null);
    const contents = app.contents.refresh((file) => page.includes(JSON.stringify(file)));
    await show(shared === undefined ? app : Object.assign(app, { shared }), shown);
    setHead(shown.page ?? null);
    await contents;
  };
  document.addEventListener('plinth:change', (event) => {
    event.preventDefault();
    const { detail } = event as CustomEvent<ReportedChange>;
    detail.waitUntil(takeIn(detail).catch(() => undefined));
  });
}
