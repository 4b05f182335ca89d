// Page views → route objects: the branch of one page at a time, under one root. They have no loaders: what is entered is there.
import { Outlet, type RouteObject } from 'react-router-dom';
import type { PageView } from '../model/site';
import { Page, Switcher } from './app-shell';
import { RootRoute, useView } from './root-route';
import { RootErrorView, ShellErrorView, UnknownAddress } from './route-errors';

const shellRouteId = 'shell';
const pageRouteId = (path: string): string => `page ${path}`;
const switcherRouteId = (id: string): string => `switcher ${id}`;

function PageRoute() {
  const page = useView();
  return page === null ? <UnknownAddress /> : <Page page={page} />;
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

/** The branch of a page: its switchers, except the outermost `without`, and the page itself as the leaf. */
function buildBranch({ path, switchers }: PageView, without = 0): RouteObject {
  const id = pageRouteId(path);
  // The router compares what it has decoded.
  const leaf: RouteObject = { id, path: decodeURI(path), handle: path, element: <PageRoute /> };
  return switchers.slice(without).reduceRight<RouteObject>(
    (inner, { id }, index) => ({
      id: switcherRouteId(id),
      // It has no path of its own, since the paths of pages below it need not begin with it.
      element: <SwitcherRoute index={without + index} />,
      children: [inner],
    }),
    leaf,
  );
}

/** All routes with which the document of a page starts. */
export const buildRoutes = (page: PageView | null): RouteObject[] => [
  {
    element: <RootRoute />,
    errorElement: <RootErrorView />,
    children: [
      {
        id: shellRouteId,
        errorElement: <ShellErrorView />,
        children: [
          ...(page === null ? [] : [buildBranch(page)]),
          // Without it an unknown address would lose the shell.
          { path: '*', element: <PageRoute /> },
        ],
      },
    ],
  },
];

interface Tree {
  /** The page whose branch the routes begin with. */
  readonly first: PageView | null;
  readonly patch: (routeId: string, children: RouteObject[]) => void;
}

/** What adds the branch of a page to the routes, once. */
export function makeAddBranch({ first, patch }: Tree): (page: PageView) => void {
  const known = new Set<string>();
  const remember = ({ path, switchers }: PageView): void => {
    known.add(pageRouteId(path));
    for (const { id } of switchers) known.add(switcherRouteId(id));
  };
  if (first) remember(first);
  return (page) => {
    if (known.has(pageRouteId(page.path))) return;
    // It begins below the innermost layout route that is there already.
    const innermost = page.switchers.findLastIndex(({ id }) => known.has(switcherRouteId(id)));
    const parent = page.switchers[innermost];
    remember(page);
    patch(parent === undefined ? shellRouteId : switcherRouteId(parent.id), [
      buildBranch(page, innermost + 1),
    ]);
  };
}
