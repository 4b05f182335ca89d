// In the browser, while developing: reloads what changed and shows findings over the page.
// No markup is parsed and no style attribute written, so it runs under the site's strict policy.
import { type DevChange, type DevEvent, devPaths } from './dev-site';
import { FindingsOverlay } from './findings-overlay';
import { followWords } from './follow-words';
import { followEvents } from './shared-events';
import { ShownChanges } from './shown-changes';

function reloadStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const fresh = link.cloneNode() as HTMLLinkElement;
    const url = new URL(link.href);
    url.searchParams.set('dev', String(Date.now()));
    fresh.href = url.href;
    // The old sheet stays until the new one has loaded: the page is never without styles.
    fresh.addEventListener('load', () => link.remove(), { once: true });
    fresh.addEventListener('error', () => fresh.remove(), { once: true });
    link.after(fresh);
  }
}

/** A document that is being left shows nothing more. */
const never = new Promise<void>(() => undefined);

/** Resolves when the page shows the change: in place, everything that is open or typed stays; otherwise the whole page reloads. */
async function takeIn({ css, shell, page, moved }: DevChange): Promise<void> {
  const now = moved[location.pathname];
  if (now !== undefined) {
    location.replace(now + location.search + location.hash);
    return never;
  }
  if (css) reloadStyles();
  if (!shell && !page) return;
  const drawn: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>): void => void drawn.push(promise);
  const event = new CustomEvent('plinth:change', {
    cancelable: true,
    detail: { shell, waitUntil },
  });
  if (document.dispatchEvent(event)) {
    location.reload();
    return never;
  }
  await Promise.all(drawn);
}

const everything: DevChange = { css: true, shell: true, page: true, moved: {} };

function start(): void {
  let server = '';
  let version = Number(new URL(import.meta.url).searchParams.get('version'));
  const changes = new ShownChanges(version, takeIn);
  // In the frame of an editor, that says what is found.
  const overlay = window.parent === window ? new FindingsOverlay() : undefined;
  const onEvent = (data: string): void => {
    const event: DevEvent = JSON.parse(data);
    if (event.type === 'reload') changes.reload();
    else if (event.type === 'findings') overlay?.show(event.findings);
    else if (event.type === 'hello') {
      if (server !== '' && server !== event.server) changes.reload();
      // Changes between the page load and the connection, or during an interruption.
      else if (version !== event.version) changes.add(event.version, everything);
      ({ server, version } = event);
    } else {
      version = event.version;
      changes.add(version, event);
    }
  };
  // A page in the back/forward cache must not keep a connection.
  addEventListener('pagehide', followEvents({ address: devPaths.events, onEvent }));
}

start();
followWords();
