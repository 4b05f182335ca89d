// What stands in place of a page: what a server answers instead of one, inside the shell, and an error, in place of everything.
import { useLocation } from 'react-router-dom';
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

/** `status` is that with which the server refused the address. */
export function RefusedView({ status }: { readonly status: number }) {
  const { labels } = useApp().shared.shell;
  const name = status === 405 ? labels.methodNotAllowed : labels.badRequest;
  return <StatusView heading={`${status} ${name}`} />;
}

/** Shown when the shell itself failed, or when nothing else handles the error. */
export function RootErrorView() {
  const app = useApp();
  const { shell, icons } = app.shared;
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
