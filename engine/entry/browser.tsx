// The app's entry: the document says which page it is.
import { startApp } from '../app/start-app';
import type { DocumentState } from '../model/document';
import type { Shared } from '../model/site';

/** Called by the starter; resolves once the app answers to the visitor. */
export async function start(state: DocumentState, shared: Shared): Promise<void> {
  const container = document.querySelector('body > .app');
  if (container === null) return;
  await startApp({ container, page: state.page, shared });
  container.setAttribute('data-live', '');
}
