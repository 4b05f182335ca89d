import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type App, AppContext } from '../../../engine/app/app-context';
import { BlockStore } from '../../../engine/app/block-store';
import { BlockSourceContext } from '../../../engine/app/block-view';
import { ContentStore } from '../../../engine/app/content-store';
import { PageStore } from '../../../engine/app/page-store';
import { buildHydrationData, buildRoutes, RouteFinder } from '../../../engine/app/routes';
import { toPageData } from '../../../engine/content/output-paths';
import type { PageData, PageView, SwitcherView } from '../../../engine/model/site';
import { createVisit } from '../../../engine/ui/visit';
import { samplePage, sampleShell } from '../sample-services';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function start(page: PageView) {
  const app: App = {
    shared: { shell: sampleShell, icons: '/icons.svg', live: '/live.css', chunks: {} },
    pages: new PageStore('/', async () => undefined),
    blocks: new BlockStore({ chunks: {}, timeLimit: 1000 }),
    contents: new ContentStore(sampleShell.behaviour.content, {}),
    visit: createVisit(),
    navigate: () => undefined,
  };
  const finder = new RouteFinder(app, page);
  const router = createMemoryRouter(buildRoutes(page, app), {
    hydrationData: buildHydrationData(page),
    initialEntries: [page.path],
    patchRoutesOnNavigation: ({ path, patch }) => finder.find(path, patch),
  });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  act(() =>
    root.render(
      <AppContext value={app}>
        <BlockSourceContext value={app.blocks}>
          <RouterProvider router={router} />
        </BlockSourceContext>
      </AppContext>,
    ),
  );
  return { router, container, end: () => act(() => root.unmount()) };
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

const heading = () => running.container.querySelector('h1')?.textContent;

describe('what the router refuses is said inside the frame', () => {
  beforeEach(() => {
    running = start(samplePage);
  });

  test('405 for a submission to a route without an action', async () => {
    const formData = new FormData();
    formData.set('name', 'value');
    await act(() => running.router.navigate('/sample', { formMethod: 'post', formData }));
    expect(heading()).toBe('405 Method not allowed');
    expect(running.container.querySelector('.header')).not.toBeNull();
  });

  test('400 for a body that cannot be encoded', async () => {
    await act(() =>
      running.router.navigate('/sample', {
        formMethod: 'post',
        formEncType: 'application/json',
        body: '{ "not": ',
      } as never),
    );
    expect(heading()).toBe('400 Bad request');
  });

  test('404 for an unknown address, which it names', async () => {
    await act(() => running.router.navigate('/nowhere'));
    expect(heading()).toBe('No route matches URL "/nowhere"');
    expect(running.container.querySelector('.footer')).not.toBeNull();
  });
});

describe('a page of a newer build', () => {
  const newer: PageView = {
    ...samplePage,
    id: 'newer',
    path: '/newer',
    title: 'Newer',
    blocks: [{ type: 'text', items: [], effect: 'none' }],
  };
  const load = async (blocks: PageView['blocks']) => {
    vi.stubGlobal('fetch', async () => Response.json({ ...newer, blocks }));
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    running = start(samplePage);
    await act(() => running.router.navigate('/newer'));
    return assign.mock.calls.map(([address]) => new URL(String(address), location.href).pathname);
  };

  test('is taken as data where this build shows all types of its blocks', async () => {
    expect(await load(newer.blocks)).toEqual([]);
    expect(heading()).toBe('Newer');
  });

  test('comes with its own document where it shows a block that this build does not', async () => {
    const blocks = [{ type: 'timeline', effect: 'none' }] as unknown as PageView['blocks'];
    expect(await load(blocks)).toEqual(['/newer']);
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

  /** A page with a layout route for each path above it, the outermost first. */
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

  const go = (path: string) => act(() => running.router.navigate(path));

  /** The titles of the layout routes and of the page, the outermost first. */
  const shown = () =>
    [...running.container.querySelectorAll('.switcher-title, h1')].map(
      ({ textContent }) => textContent,
    );

  const titlesOf = ({ title, switchers }: PageView) => [
    ...switchers.map((switcher) => switcher.title),
    title,
  ];

  test.each(site)('is reached from every other, in all of them: $path', async (first) => {
    running = start(first);
    expect(shown()).toEqual(titlesOf(first));
    for (const page of [...site, ...site.toReversed()]) {
      await go(page.path);
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

  test('is shown where a layout route opens', async () => {
    running = start(toPage('/away'));
    await go('/all');
    expect(shown()).toEqual(['/all', '/all/one']);
    await go('/all/west');
    expect(shown()).toEqual(['/all', '/all/west', '/all/west/one']);
    expect(running.router.state.location.pathname).toBe('/all/west/one');
  });
});
