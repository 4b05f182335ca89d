// The document of a page, with what all pages share → the running app.
import { startTransition, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { beginsWithHead } from '../blocks/begins-with-head';
import { toHref } from '../content/addresses/addresses';
import type { PageFile, PageView, Shared } from '../model/site';
import { createVisit, readDraft } from '../ui/visit';
import { type App, AppContext } from './app-context';
import { AppRoot } from './app-root';
import { BlockStore } from './block-store';
import { ContentStore } from './content-store';
import { makeEnter } from './enter';
import { warnOfMismatch } from './explain-mismatch';
import { followChanges } from './follow-changes';
import { followLinks } from './follow-links';
import { type LoadSheet, makeLoadSheet } from './make-load-sheet';
import { makeNavigation } from './navigate';
import { BlockSourceContext } from './page-block';
import { PageStore } from './page-store';
import { createPlaces, type Places } from './place';
import { wait } from './wait';

interface StartOptions {
  /** The element that holds the prerendered markup. */
  readonly container: Element;
  /** The page in the document; null in the document for unknown addresses. */
  readonly page: PageView | null;
  readonly shared: Shared;
}

/** Restores the page's own address where the document was served under another: other case, a slash, a file name. */
function putAddressRight({ path }: PageView, base: string): void {
  const canonical = toHref(base, path);
  if (location.pathname !== canonical)
    history.replaceState(history.state, '', canonical + location.search + location.hash);
}

/** How long the code of blocks may hold a page back, in milliseconds: beyond it their places show that they come. */
const blockWaitMs = 120;

/**
 * Fetches what pages need: the code of a block may arrive after its placeholder is shown, the style sheet may not; nor may
 * the heading of the page.
 */
const makeBring = (blocks: BlockStore, loadSheet: LoadSheet) => (page: PageFile) => {
  // The component that renders the block handles the failure.
  const code = blocks.load(page).catch(() => undefined);
  return Promise.all([
    ...(page.styles?.map(loadSheet) ?? []),
    beginsWithHead(page) ? code : Promise.race([code, wait(blockWaitMs)]),
  ]);
};

function Ready({ onReady }: { readonly onReady: () => void }) {
  // What is shown of a change is told before it is painted.
  const useShown = process.env.PLINTH_DEV ? useLayoutEffect : useEffect;
  useShown(onReady, [onReady]);
  return null;
}

/** The same for the app, which takes in later what comes later, block by block. */
const startWaitMs = 3000;

/** The parts of the app, each of which asks others. */
function createApp({ page, shared }: StartOptions): {
  readonly app: App;
  readonly places: Places;
  /** The sheet of what only the app shows has arrived, or will not. */
  readonly styled: Promise<void>;
} {
  const { base, behaviour } = shared.shell;
  const { timeLimit } = behaviour.chunks;
  const blocks = new BlockStore({ chunks: shared.chunks, timeLimit });
  const loadSheet = makeLoadSheet(timeLimit);
  const styled = loadSheet(shared.live).catch(() => undefined);
  const app: App = {
    shared,
    blocks,
    pages: new PageStore(base, makeBring(blocks, loadSheet)),
    frames: page?.frames ?? [],
    views: new Map(page === null ? [] : [[page.path, page]]),
    contents: new ContentStore(behaviour.content, page?.contents ?? {}),
    visit: createVisit(),
    enter: (url) => enter(url),
    navigate: (href) => navigate(href),
  };
  const enter = makeEnter(app);
  const places = createPlaces(page ?? undefined);
  const { navigate, followHistory } = makeNavigation(app, places);
  window.addEventListener('popstate', followHistory);
  return { app, places, styled };
}

/** A site that counts nothing never asks for the code that counts. */
function startCounting({ shared, visit }: App): void {
  const { counter } = shared.shell;
  if (counter === undefined) return;
  import('./count-visits').then(
    ({ countVisits }) => countVisits(counter, visit),
    () => undefined,
  );
}

/** The code for a notice comes where there is one. */
function startNotice({ visit }: App): void {
  const notice = document.querySelector<HTMLElement>('.notice');
  if (notice === null) return;
  import('./notice').then(
    ({ followNotice }) => followNotice(notice, visit),
    () => undefined,
  );
}

/** Control or Command with K, capital or small; where a layout has letters of another script, the key at its place. */
const isSearchKey = (event: KeyboardEvent): boolean =>
  !(event.metaKey === event.ctrlKey || event.shiftKey || event.altKey) &&
  (event.key > 'z' ? event.code === 'KeyK' : event.key.toLowerCase() === 'k');

/** Follows links of the site, and those to its search by opening that: its code comes when a visitor is near one. */
function startFollowing({ shared, navigate, enter }: App): void {
  const { base, elsewhere, search } = shared.shell;
  const bring = (isAsked: boolean) =>
    import('../ui/search/search-places').then(
      ({ follow }) => follow(shared, isAsked),
      // Without the code there is its page.
      () => isAsked && navigate(search?.href as string),
    );
  if (search)
    document.addEventListener('keydown', (event) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      bring(true);
    });
  followLinks({
    base,
    elsewhere,
    follow: (href) => (href === search?.href ? bring(true) : navigate(href)),
    // The navigation itself reports a failure.
    expect: (url) =>
      url.pathname === search?.href ? bring(false) : enter(url).catch(() => undefined),
  });
}

/** Hydrates the document; resolves once it responds to the visitor. */
export async function startApp(beginning: StartOptions): Promise<void> {
  const { container, page, shared } = beginning;
  // The code has only just been evaluated: a separate task lets the page respond in between.
  await wait(0);
  if (page) putAddressRight(page, shared.shell.base);
  history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  const { app, places, styled } = createApp(beginning);
  const { blocks, contents } = app;
  // Firefox gives requests up before it hides the page.
  window.addEventListener('beforeunload', () => contents.leave());
  startCounting(app);
  startNotice(app);
  startFollowing(app);
  const code = blocks.load(page ?? { blocks: [] }).catch(() => undefined);
  await Promise.race([Promise.all([code, styled]), wait(startWaitMs)]);
  await new Promise<void>((resolve) => {
    const render = (current: App, onReady: () => void) => (
      <AppContext value={current}>
        <BlockSourceContext value={blocks}>
          <AppRoot places={places} />
          <Ready onReady={onReady} />
        </BlockSourceContext>
      </AppContext>
    );
    startTransition(() => {
      // React recreates forms where something else has changed the document: what was typed is restored.
      for (const form of container.querySelectorAll('form'))
        app.visit.drafts.set(form.dataset.form as string, readDraft(form));
      const root = hydrateRoot(container, render(app, resolve), {
        // Translators and extensions change documents before the app starts: React recovers, so it is not an error.
        onRecoverableError: process.env.PLINTH_DEV ? warnOfMismatch : console.warn,
      });
      if (process.env.PLINTH_DEV)
        followChanges(
          app,
          (changed, shown) =>
            new Promise((onShown) => {
              // In one transition, so that both appear in one rendering.
              startTransition(() => {
                root.render(render({ ...changed }, onShown));
                places.renew(shown);
              });
            }),
        );
    });
  });
  // A form or button whose code arrived late is hydrated a moment later.
  if (!(await Promise.race([code.then(() => true), wait(0)]))) await code.then(() => wait(200));
}
