import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type App, AppContext } from '../../../engine/app/app-context';
import { BlockStore } from '../../../engine/app/block-store';
import { BlockSourceContext } from '../../../engine/app/block-view';
import { ContentStore } from '../../../engine/app/content-store';
import { PageStore } from '../../../engine/app/page-store';
import { buildHydrationData, buildRoutes } from '../../../engine/app/routes';
import type { PageView } from '../../../engine/model/site';
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
  const router = createMemoryRouter(buildRoutes(page, app), {
    hydrationData: buildHydrationData(page),
    initialEntries: [page.path],
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

let running: ReturnType<typeof start>;
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
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
