import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type App, AppContext } from '../../../engine/app/app-context';
import { AppRoot } from '../../../engine/app/app-root';
import { BlockStore } from '../../../engine/app/block-store';
import { ContentStore } from '../../../engine/app/content-store';
import { makeEnter } from '../../../engine/app/enter';
import { makeNavigation } from '../../../engine/app/navigate';
import { BlockSourceContext } from '../../../engine/app/page-block';
import { PageStore } from '../../../engine/app/page-store';
import { createPlaces } from '../../../engine/app/place';
import { wait } from '../../../engine/app/wait';
import { toPageData } from '../../../engine/content/addresses/output-paths';
import type { PageData, PageView, SwitcherView } from '../../../engine/model/site';
import { createVisit } from '../../../engine/ui/visit';
import { samplePage, sampleShell } from '../sample-services';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function start(page: PageView) {
  const app: App = {
    shared: {
      shell: sampleShell,
      icons: '/icons.svg',
      late: '/late.css',
      live: '/live.css',
      chunks: {},
    },
    pages: new PageStore('/', async () => undefined),
    frames: [],
    views: new Map([[page.path, page]]),
    enter: (url) => enter(url),
    blocks: new BlockStore({ chunks: {}, timeLimit: 1000 }),
    contents: new ContentStore(sampleShell.behaviour.content, {}),
    visit: createVisit(),
    navigate: (href) => navigate(href),
  };
  const enter = makeEnter(app);
  history.replaceState(null, '', page.path);
  const places = createPlaces(page);
  const { navigate, followHistory } = makeNavigation(app, places);
  window.addEventListener('popstate', followHistory);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  act(() =>
    root.render(
      <AppContext value={app}>
        <BlockSourceContext value={app.blocks}>
          <AppRoot places={places} />
        </BlockSourceContext>
      </AppContext>,
    ),
  );
  const end = () => {
    window.removeEventListener('popstate', followHistory);
    act(() => root.unmount());
  };
  return { app, container, end };
}

/** What the network knows of pages, by path. */
function answer(pages: ReadonlyMap<string, PageData>): void {
  const files = new Map([...pages].map(([path, page]) => [`/${toPageData(path)}`, page]));
  vi.stubGlobal('fetch', async (address: string) => {
    const page = files.get(address);
    return page ? Response.json(page) : new Response('', { status: 404 });
  });
}

let running: ReturnType<typeof start>;
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  answer(new Map());
});
afterEach(() => {
  running.end();
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** How a visitor comes to a page: by a link, or through the history, which this document need not have met. */
type Way = 'link' | 'history';
const ways: readonly Way[] = ['link', 'history'];

const go = (path: string, way: Way = 'link') =>
  act(async () => {
    if (way === 'link') running.app.navigate(path);
    else {
      history.pushState({ key: path }, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }
    await wait(0);
  });

const heading = () => running.container.querySelector('h1')?.textContent;
const report = () => running.container.querySelector('.status-report')?.textContent;

describe('an address without a page is answered inside the shell', () => {
  beforeEach(() => {
    running = start(samplePage);
  });

  const refused = [
    [405, 'Method not allowed'],
    [400, 'Bad request'],
  ] as const;

  test.each(
    ways.flatMap((way) => refused.map(([status, sentence]) => ({ way, status, sentence }))),
  )('$status by a server that refuses it: $way', async ({ way, status, sentence }) => {
    vi.stubGlobal('fetch', async () => new Response('', { status }));
    await go('/refused', way);
    expect(heading()).toBe(`${status} ${sentence}`);
    expect(running.container.querySelector('.header')).not.toBeNull();
    expect(location.pathname).toBe('/refused');
  });

  test.each(ways)('404 for an unknown address, which it names: %s', async (way) => {
    await go('/nowhere', way);
    expect(report()).toBe('There is no page at /nowhere.');
    expect(running.container.querySelector('.footer')).not.toBeNull();
  });
});

describe('a page of this build', () => {
  const other: PageView = {
    ...samplePage,
    id: 'other',
    path: '/Other',
    title: 'Other',
    head: { ...samplePage.head, title: 'Other – Example' },
  };
  const enter = (path: string) => running.app.enter(new URL(path, location.href));
  /** What is left of the task of a click, once its listeners have run. */
  const runMicrotasks = async () => {
    for (let turn = 0; turn < 20; turn += 1) await null;
  };

  beforeEach(() => {
    answer(
      new Map<string, PageData>([
        ['/other', other],
        ['/moved', { redirect: '/Other#place' }],
      ]),
    );
    running = start(samplePage);
  });

  test('is shown in the task of the click where it was expected, all else after the frame', async () => {
    await act(() => enter('/other'));
    await act(async () => {
      running.app.navigate('/other');
      await runMicrotasks();
      expect(heading()).toBe('Other');
      expect(document.title).not.toBe(other.head.title);
      expect(document.activeElement?.tagName).not.toBe('H1');
    });
    await vi.waitFor(() => expect(document.title).toBe(other.head.title));
    expect(document.activeElement?.textContent).toBe('Other');
  });

  test.each([
    ['/OTHER?x=1#y', '/Other?x=1#y'],
    ['/moved', '/Other#place'],
  ])('is entered at its own address: %s', async (asked, to) => {
    expect(await enter(asked)).toEqual({ to, page: other });
    await go(asked);
    const { pathname, search, hash } = location;
    expect(pathname + search + hash).toBe(to);
    expect(heading()).toBe('Other');
  });

  test('is no longer shown once its address is empty', async () => {
    await go('/other');
    await go('/sample');
    answer(new Map());
    running.app.pages.clear();
    await go('/Other');
    expect(report()).toBe('There is no page at /Other.');
  });
});

describe('the history', () => {
  const other: PageView = { ...samplePage, id: 'other', path: '/other', title: 'Other' };

  test('counts as the latest request, whatever a click before it asked for', async () => {
    running = start(samplePage);
    let release = (_: Response): void => undefined;
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (release = resolve)));
    await go('/other');
    await go('/sample', 'history');
    await act(async () => {
      release(Response.json(other));
      await wait(0);
    });
    expect(heading()).toBe('Sample');
    expect(location.pathname).toBe('/sample');
  });

  test('leaves the visitor there, with a way to try again, where the network fails', async () => {
    running = start(samplePage);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await go('/other', 'history');
    expect(heading()).toBe('Sample');
    const { action } = running.app.visit.alert.get() ?? {};
    answer(new Map([['/other', other]]));
    await act(async () => {
      action?.act();
      await wait(0);
    });
    expect(heading()).toBe('Other');
    expect(running.app.visit.alert.get()).toBeNull();
  });

  test('gives an entry of the browser, for a place in the page, its own key, and announces nothing', async () => {
    running = start(samplePage);
    const { key } = history.state;
    const scroll = vi.spyOn(window, 'scrollTo');
    history.pushState(null, '', '/sample#place');
    await act(async () => {
      window.dispatchEvent(new PopStateEvent('popstate'));
      await wait(0);
    });
    expect(history.state.key).toMatch(/^[a-z0-9]+$/);
    expect(history.state.key).not.toBe(key);
    await wait(300);
    expect(scroll).not.toHaveBeenCalled();
    expect(running.container.querySelector('[aria-live]')?.textContent).toBe('');
  });
});

describe('a page of a newer build', () => {
  const newer: PageView = {
    ...samplePage,
    id: 'newer',
    path: '/newer',
    title: 'Newer',
    blocks: [{ type: 'text', layout: 'plain', items: [], effect: 'none' }],
  };
  const load = async (way: Way, blocks: PageView['blocks']) => {
    vi.stubGlobal('fetch', async () => Response.json({ ...newer, blocks }));
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    running = start(samplePage);
    await go('/newer', way);
    return [
      ...assign.mock.calls.map(([address]) => new URL(String(address), location.href).pathname),
      // The history has changed the address already.
      ...reload.mock.calls.map(() => location.pathname),
    ];
  };

  test.each(ways)('is taken as data where this build shows all its blocks: %s', async (way) => {
    expect(await load(way, newer.blocks)).toEqual([]);
    expect(heading()).toBe('Newer');
  });

  test.each(ways)('comes with its own document where this build lacks a block: %s', async (way) => {
    const blocks = [{ type: 'timeline', effect: 'none' }] as unknown as PageView['blocks'];
    expect(await load(way, blocks)).toEqual(['/newer']);
    expect(heading()).toBe('Sample');
  });
});

describe('a view that breaks', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  test('is replaced as a whole when its layout throws', () => {
    const broken = { ...samplePage, related: undefined } as unknown as PageView;
    running = start(broken);
    expect(heading()).toBe('Unexpected Application Error!');
    expect(running.container.querySelectorAll('button, a')).toHaveLength(2);
    expect(running.container.querySelector('.header')).toBeNull();
  });

  test('keeps its neighbours when one block throws', () => {
    const text = {
      type: 'text',
      items: [{ type: 'paragraph', text: ['Still here.'] }],
      effect: 'none',
    };
    const broken = { type: 'text', items: null, effect: 'none' };
    running = start({ ...samplePage, blocks: [broken, text] } as unknown as PageView);
    expect(heading()).toBe('Sample');
    expect(running.container.querySelector('.error-notice h2')?.textContent).toBe(
      'Unexpected Application Error!',
    );
    expect(running.container.textContent).toContain('Still here.');
  });
});

describe('a page within layout routes', () => {
  const toSwitcher = (path: string): SwitcherView => ({
    ...{ id: path, path, title: path, lead: [], choices: [] },
    opensAt: `${path}/one`,
  });

  /** A page with a switcher for each path above it, the outermost first. */
  const toPage = (path: string, ...switchers: readonly string[]): PageView => ({
    ...samplePage,
    ...{ id: path, path, title: path, switchers: switchers.map(toSwitcher) },
  });

  const site: readonly PageView[] = [
    toPage('/away'),
    toPage('/all/one', '/all'),
    toPage('/other', '/all'),
    toPage('/all/east/one', '/all', '/all/east'),
    toPage('/all/east/two', '/all', '/all/east'),
    toPage('/all/west/one', '/all', '/all/west'),
    toPage('/all/west/far/one', '/all', '/all/west', '/all/west/far'),
  ];

  const answers: readonly (readonly [string, PageData])[] = [
    ...site.map((page) => [page.path, page] as const),
    ['/all', { redirect: '/all/one' }],
    ['/all/west', { redirect: '/all/west/one' }],
  ];

  beforeEach(() => answer(new Map(answers)));

  /** The titles of the switchers and of the page, the outermost first. */
  const shown = () =>
    [...running.container.querySelectorAll('.switcher-title, h1')].map(
      ({ textContent }) => textContent,
    );

  const titlesOf = ({ title, switchers }: PageView) => [
    ...switchers.map((switcher) => switcher.title),
    title,
  ];

  const starts = ways.flatMap((way) => site.map((first) => ({ first, way, path: first.path })));

  test.each(starts)('is reached from $path by $way, in all of them', async ({ first, way }) => {
    running = start(first);
    expect(shown()).toEqual(titlesOf(first));
    for (const page of [...site, ...site.toReversed()]) {
      await go(page.path, way);
      expect(shown()).toEqual(titlesOf(page));
    }
  });

  test('keeps those that it shares with the page before', async () => {
    running = start(toPage('/all/east/one', '/all', '/all/east'));
    const [outer, inner] = running.container.querySelectorAll('.switcher');
    await go('/all/east/two');
    expect([...running.container.querySelectorAll('.switcher')]).toEqual([outer, inner]);
    await go('/all/west/one');
    const now = [...running.container.querySelectorAll('.switcher')];
    expect(now[0]).toBe(outer);
    expect(shown()).toEqual(['/all', '/all/west', '/all/west/one']);
  });

  test('is shown where a switcher opens', async () => {
    running = start(toPage('/away'));
    await go('/all');
    expect(shown()).toEqual(['/all', '/all/one']);
    await go('/all/west');
    expect(shown()).toEqual(['/all', '/all/west', '/all/west/one']);
    expect(location.pathname).toBe('/all/west/one');
  });
});
