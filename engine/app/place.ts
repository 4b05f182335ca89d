// The history of the browser ↔ where the visitor is, and what is shown there.
import { createContext, startTransition, useContext } from 'react';
import { flushSync } from 'react-dom';
import { type Location, NavigationType, type Path } from 'react-router-dom';
import { invariant } from '../model/invariant';
import type { PageView } from '../model/site';

/** What is shown at an address. */
export interface Shown {
  /** Absent where there is none. */
  readonly page?: PageView | undefined;
  /** With what the server refused the address, in place of a page. */
  readonly status?: number | undefined;
}

export interface Place extends Shown {
  /** Its path is complete with the base; its key is that of the entry in the history. */
  readonly location: Location;
  /** How the visitor came here. */
  readonly type: NavigationType;
  /** The browser itself went there, to a place in the same page, and has scrolled. */
  readonly settled?: boolean;
}

export const PlaceContext = createContext<Place | null>(null);

export function usePlace(): Place {
  const place = useContext(PlaceContext);
  invariant(place !== null, 'routes are rendered at a place');
  return place;
}

export interface Places {
  get(): Place;
  /** Calls back after each change, until the result is called. */
  subscribe(listener: (place: Place) => void): () => void;
  /** Goes to an address, complete with the base: by a new entry in the history, unless it is there already. */
  go(href: string, shown: Shown): void;
  /** Shows the entry to which the history has led. */
  follow(shown: Shown): void;
  /** Shows the same place in another state. */
  renew(shown: Shown): void;
}

const makeKey = (): string => Math.random().toString(36).slice(2, 10);

const isEntry = (state: unknown): state is { readonly key: string } =>
  typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string';

/** Browsers make entries as well, for places within a page: these get their key here. */
function readLocation(): Location {
  if (!isEntry(history.state)) history.replaceState({ key: makeKey() }, '');
  const { pathname, search, hash } = location;
  return { pathname, search, hash, state: null, key: history.state.key };
}

export const toAddress = ({ pathname, search, hash }: Path): string => pathname + search + hash;

/** Some browsers refuse many entries in a short time; whether this one took it. */
function writeEntry(way: 'pushState' | 'replaceState', href: string): boolean {
  try {
    history[way]({ key: makeKey() }, '', href);
    return true;
  } catch {
    location.assign(href);
    return false;
  }
}

/** `page` is that of the document. */
export function createPlaces(page: PageView | undefined): Places {
  let place: Place = { location: readLocation(), type: NavigationType.Pop, page };
  const listeners = new Set<(place: Place) => void>();
  const show = (next: Place): void => {
    place = next;
    for (const listener of listeners) listener(place);
  };
  return {
    get: () => place,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    go(href, shown) {
      const isThere = href === toAddress(location);
      if (!writeEntry(isThere ? 'replaceState' : 'pushState', href)) return;
      const type = isThere ? NavigationType.Replace : NavigationType.Push;
      // One rendering and one commit, before the frame that follows the click.
      flushSync(() => show({ location: readLocation(), type, ...shown }));
    },
    follow(shown) {
      const settled = !isEntry(history.state);
      const location = readLocation();
      startTransition(() => show({ location, type: NavigationType.Pop, settled, ...shown }));
    },
    renew(shown) {
      const { location, type } = place;
      startTransition(() => show({ location, type, ...shown }));
    },
  };
}
