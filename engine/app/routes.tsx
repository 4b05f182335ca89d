// Page views → route objects: the branch of one page at a time, under one root.
import {
  data,
  type LoaderFunction,
  Outlet,
  type RouteObject,
  redirect,
  redirectDocument,
  useLoaderData,
} from 'react-router-dom';
import { toPath } from '../content/addresses';
import type { PageData, PageView } from '../model/site';
import type { App } from './app-context';
import { FrameFault, WholeFault } from './faults';
import { Page, Switcher } from './frame';
import { PageMissing } from './page-store';
import { RootRoute, useView } from './root-route';
import { wait } from './wait';

/** Ids of the routes that are always there. */
export const routeIds = { root: 'root', frame: 'frame', unknown: 'unknown' } as const;

const switcherRouteId = (id: string): string => `switcher ${id}`;
const pageRouteId = (id: string): string => `page ${id}`;

/** How long the code of blocks may hold a page back, in milliseconds: beyond it their places show that they come. */
const patience = 120;

const notFound = () => data(null, { status: 404, statusText: 'Not Found' });

function PageRoute() {
  return <Page page={useLoaderData<PageView>()} />;
}

function SwitcherRoute({ index }: { readonly index: number }) {
  const page = useView();
  if (page === null) return <Outlet />;
  return (
    <Switcher page={page} index={index}>
      <Outlet />
    </Switcher>
  );
}

const isSamePath = (one: string, other: string): boolean =>
  one.replace(/\/+$/, '') === other.replace(/\/+$/, '');

/** The data of a page that is entered, with the code of its blocks on its way. */
function makePageLoader({ pages, blocks, shared }: App): LoaderFunction {
  const { base, blockSettings } = shared.shell;
  return async ({ request }) => {
    const { pathname, search, hash } = new URL(request.url);
    const path = toPath(base, pathname);
    let page: PageData;
    try {
      page = await pages.get(path);
    } catch (fault) {
      if (fault instanceof PageMissing) throw notFound();
      throw fault;
    }
    if ('redirect' in page) return redirect(page.redirect);
    // Matching ignores case; the address is put right.
    if (!isSamePath(path, page.path)) return redirect(page.path + search + hash);
    // A newer build shows blocks that this one has no words for: its own document has them.
    if (page.blocks.some(({ type }) => !blockSettings[type])) return redirectDocument(request.url);
    const loading = blocks.load(page.blocks).catch(() => undefined);
    await Promise.race([loading, wait(patience)]);
    return page;
  };
}

/** The branch of a page: its layout routes, without so many of the outermost ones, and itself as their leaf. */
function buildBranch(page: PageView, loader: LoaderFunction, without = 0): RouteObject {
  const leaf: RouteObject = {
    id: pageRouteId(page.id),
    path: page.path,
    loader,
    element: <PageRoute />,
  };
  return page.switchers.slice(without).reduceRight<RouteObject>(
    (inner, { id, path, opensAt }, index) => ({
      id: switcherRouteId(id),
      // Without a path of its own: those of pages below it need not begin with it.
      element: <SwitcherRoute index={without + index} />,
      children: [{ path, loader: () => redirect(opensAt) }, inner],
    }),
    leaf,
  );
}

/** All routes that the document of a page begins with. */
export function buildRoutes(page: PageView | null, app: App): RouteObject[] {
  const loader = makePageLoader(app);
  return [
    {
      id: routeIds.root,
      element: <RootRoute />,
      errorElement: <WholeFault />,
      children: [
        {
          id: routeIds.frame,
          errorElement: <FrameFault />,
          children: [
            ...(page === null ? [] : [buildBranch(page, loader)]),
            // Without it an unknown address would lose the frame.
            {
              id: routeIds.unknown,
              path: '*',
              loader: () => {
                throw notFound();
              },
              element: null,
            },
          ],
        },
      ],
    },
  ];
}

/** What hydration starts from. */
export const buildHydrationData = (page: PageView | null) =>
  page === null ? { loaderData: {} } : { loaderData: { [pageRouteId(page.id)]: page } };

type Patch = (routeId: string, children: RouteObject[]) => void;

/** Adds the branches of pages as they are met. */
export class RouteFinder {
  readonly #app: App;
  readonly #loader: LoaderFunction;
  readonly #known = new Set<string>();

  constructor(app: App, page: PageView | null) {
    this.#app = app;
    this.#loader = makePageLoader(app);
    if (page) this.#remember(page);
  }

  /** `path` counts below the base. */
  async find(path: string, patch: Patch): Promise<void> {
    let page: PageData;
    try {
      page = await this.#app.pages.get(path);
    } catch (fault) {
      // An unknown address is left to the route for those.
      if (fault instanceof PageMissing) return;
      throw fault;
    }
    if ('redirect' in page) {
      const { redirect: target } = page;
      const id = `redirect ${path}`;
      if (this.#known.has(id)) return;
      this.#known.add(id);
      patch(routeIds.frame, [{ id, path, loader: () => redirect(target) }]);
      return;
    }
    if (this.#known.has(pageRouteId(page.id))) return;
    // The branch begins below the innermost layout route that is there already.
    const known = page.switchers.findLastIndex(({ id }) => this.#known.has(switcherRouteId(id)));
    const parent = page.switchers[known];
    this.#remember(page);
    patch(parent === undefined ? routeIds.frame : switcherRouteId(parent.id), [
      buildBranch(page, this.#loader, known + 1),
    ]);
  }

  #remember(page: PageView): void {
    this.#known.add(pageRouteId(page.id));
    for (const { id } of page.switchers) this.#known.add(switcherRouteId(id));
  }
}
