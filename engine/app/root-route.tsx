// The root of all routes: the frame, and what follows from a navigation.
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Outlet, useLocation, useMatches, useNavigationType } from 'react-router-dom';
import type { PageView } from '../model/site';
import type { ContentState } from '../ui/services';
import { type App, useApp } from './app-context';
import { arrive, type Positions } from './arrive';
import { Frame, type Surroundings } from './frame';

const isView = (value: unknown): value is PageView =>
  typeof value === 'object' && value !== null && 'head' in value;

/** The page that is shown; null where none is. */
export function useView(): PageView | null {
  const shown = useMatches().at(-1)?.loaderData;
  return isView(shown) ? shown : null;
}

/** Follows a content file, asking for it once on every entry of a page. */
function makeUseContent({ contents }: App): Surroundings['useContent'] {
  return (file): ContentState => {
    const { key } = useLocation();
    useEffect(() => contents.request(file, key), [file, key]);
    const get = () => contents.get(file);
    return useSyncExternalStore(contents.subscribe, get, get);
  };
}

/** After each navigation: the document's head, the scroll position, the focus, and the words for those who listen. */
function useArrival(page: PageView | null): string {
  const [announcement, setAnnouncement] = useState('');
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();
  const positions = useRef<Positions>(new Map());
  const last = useRef({ key, pathname });
  const { notFoundTitle } = useApp().shared.shell.labels;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an arrival is told by its key alone
  useLayoutEffect(() => {
    const known = positions.current;
    const note = () => void known.set(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    let settle: (() => void) | undefined;
    const moved = pathname !== last.current.pathname;
    if (key !== last.current.key || moved) {
      const back = type === 'POP';
      const restored = back ? known.get(key) : undefined;
      settle = arrive({ page, hash, restored, samePage: back && !moved });
      setAnnouncement(page?.title ?? notFoundTitle);
    } else note();
    last.current = { key, pathname };
    return () => {
      window.removeEventListener('scroll', note);
      settle?.();
    };
  }, [key]);
  return announcement;
}

export function RootRoute() {
  const app = useApp();
  const page = useView();
  const announcement = useArrival(page);
  const [surroundings] = useState<Surroundings>(() => ({
    visit: app.visit,
    navigate: app.navigate,
    useContent: makeUseContent(app),
  }));
  return (
    <Frame
      shared={app.shared}
      surroundings={surroundings}
      page={page}
      announcement={announcement}
      slots={{ main: <Outlet /> }}
    />
  );
}
