// The running app: the router at the place where the visitor is, and what stands in place of all of it where that fails.
import { Component, type ReactNode, useLayoutEffect, useState } from 'react';
import { type Navigator, Router } from 'react-router-dom';
import { type App, useApp } from './app-context';
import { AppRouter } from './app-router';
import { type Place, PlaceContext, type Places, toAddress } from './place';
import { RootErrorView } from './route-errors';

interface BoundaryProps {
  readonly app: App;
  readonly place: Place;
  readonly children: ReactNode;
}

type Attempt = Pick<BoundaryProps, 'app' | 'place'>;

interface BoundaryState {
  readonly failed: boolean;
  readonly attempt: Attempt;
}

/** Another place, or another state of the site, is another attempt. */
class RootBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, attempt: this.props };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { app, place }: BoundaryProps,
    { attempt }: BoundaryState,
  ): BoundaryState | null {
    const isSame = app === attempt.app && place === attempt.place;
    return isSame ? null : { failed: false, attempt: { app, place } };
  }

  override render() {
    return this.state.failed ? <RootErrorView /> : this.props.children;
  }
}

/** The latest place, also where the history moved before the first rendering was done. */
function useLatest(places: Places): Place {
  const [place, setPlace] = useState(places.get);
  useLayoutEffect(() => {
    setPlace(places.get());
    return places.subscribe(setPlace);
  }, [places]);
  return place;
}

/** For components of the router itself; the app enters a page before it goes there. */
function makeNavigator({ navigate }: App): Navigator {
  const createHref: Navigator['createHref'] = (to) =>
    typeof to === 'string' ? to : toAddress({ pathname: '', search: '', hash: '', ...to });
  const push: Navigator['push'] = (to) => navigate(createHref(to));
  return { createHref, push, replace: push, go: (delta) => history.go(delta) };
}

export function AppRoot({ places }: { readonly places: Places }) {
  const app = useApp();
  const place = useLatest(places);
  const [navigator] = useState(() => makeNavigator(app));
  return (
    <RootBoundary app={app} place={place}>
      <PlaceContext value={place}>
        <Router
          // It begins and ends with a slash; the router wants it without the last.
          basename={app.shared.shell.base.slice(0, -1)}
          location={place.location}
          navigationType={place.type}
          navigator={navigator}
        >
          <AppRouter />
        </Router>
      </PlaceContext>
    </RootBoundary>
  );
}
