// What the router shows in place of a page: errors with a status inside the shell, others in place of everything.
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { toHref } from '../content/addresses/addresses';
import { ServicesContext } from '../ui/services';
import { useApp } from './app-context';
import { ErrorNotice, NotFoundView, StatusView } from './error-view';

/** What an address shows at which no page stands. */
export function UnknownAddress() {
  const { pathname, search } = useLocation();
  const { base } = useApp().shared.shell;
  return <NotFoundView address={toHref(base, pathname) + search} />;
}

/** Shows the router's statuses inside the shell; rethrows any other error to the root. */
export function ShellErrorView() {
  const error = useRouteError();
  const { labels } = useApp().shared.shell;
  if (isRouteErrorResponse(error)) {
    const names = new Map([
      [405, labels.methodNotAllowed],
      [400, labels.badRequest],
    ]);
    const name = names.get(error.status) ?? error.statusText;
    return <StatusView heading={`${error.status} ${name}`} />;
  }
  throw error;
}

/** Shown when the shell itself failed, or when nothing else handles the error. */
export function RootErrorView() {
  const app = useApp();
  const error = useRouteError();
  const { shell, icons } = app.shared;
  console.error(error);
  const services = {
    ...{ shell, icons, visit: app.visit },
    navigate: app.navigate,
    alert: app.visit.alert.set,
    useContent: app.contents.get,
    getNode: app.blocks.getNode,
  };
  return (
    <ServicesContext value={services}>
      <main className="main root-error">
        <ErrorNotice level={1} />
      </main>
    </ServicesContext>
  );
}
