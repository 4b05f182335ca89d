// The app's entry: the document says which page it is.
import { startApp } from '../app/start-app';
import type { DocumentState } from '../model/document';
import type { PageView, Shared } from '../model/site';

/** What the head of the document says in place of the state: where the page is in other languages. */
function readAlternates(): Pick<PageView, 'alternates'> {
  const links = document.querySelectorAll<HTMLLinkElement>(
    'link[hreflang]:not([hreflang=x-default])',
  );
  const found = [...links].map(({ hreflang, href }) => [hreflang, new URL(href).pathname] as const);
  return found.length > 0 ? { alternates: Object.fromEntries(found) } : {};
}

/** Called by the starter; resolves once the app answers to the visitor. */
export async function start(state: DocumentState, shared: Shared): Promise<void> {
  const container = document.querySelector('body > .app');
  if (container === null) return;
  const page = state.page && { ...state.page, ...readAlternates() };
  await startApp({ container, page, shared });
  container.setAttribute('data-live', '');
}
