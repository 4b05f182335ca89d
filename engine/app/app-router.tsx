// A page view → its routes: those of the current page alone, beside the one for all other addresses.
import { useMemo } from 'react';
import { Outlet, type RouteObject, useRoutes } from 'react-router-dom';
import type { PageView } from '../model/site';
import { Page, Switcher } from './app-shell';
import { usePlace } from './place';
import { RootRoute } from './root-route';
import { RefusedView, UnknownAddress } from './route-errors';

function PageRoute() {
  const { page, status } = usePlace();
  if (page !== undefined) return <Page page={page} />;
  return status === undefined ? <UnknownAddress /> : <RefusedView status={status} />;
}

function SwitcherRoute({ index }: { readonly index: number }) {
  const { page } = usePlace();
  if (page === undefined) return <Outlet />;
  return (
    <Switcher page={page} index={index}>
      <Outlet />
    </Switcher>
  );
}

/** The branch of a page: its switchers, and the page itself as the leaf. */
const buildBranch = ({ path, switchers }: PageView): RouteObject =>
  switchers.reduceRight<RouteObject>(
    // It has no path of its own, since the paths of pages below it need not begin with it.
    (inner, _, index) => ({ element: <SwitcherRoute index={index} />, children: [inner] }),
    // The router compares what it has decoded.
    { path: decodeURI(path), element: <PageRoute /> },
  );

const buildRoutes = (page: PageView | undefined): RouteObject[] => [
  {
    element: <RootRoute />,
    children: [
      ...(page === undefined ? [] : [buildBranch(page)]),
      { path: '*', element: <PageRoute /> },
    ],
  },
];

export function AppRouter() {
  const { page } = usePlace();
  return useRoutes(useMemo(() => buildRoutes(page), [page]));
}
