// The root of all routes: the shell, and what follows from a navigation.
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import type { PageView } from '../model/site';
import type { ContentState } from '../ui/services';
import { tell } from '../ui/visit';
import { type App, useApp } from './app-context';
import { AppShell, type ShellServices } from './app-shell';
import { arrive, type Positions } from './arrive';
import { onNextFrame } from './on-next-frame';
import { usePlace } from './place';
import { LanguageLinks } from './shell/language-links';

/** Subscribes to a content file and requests it once on every entry of a page. */
function makeUseContent({ contents }: App): ShellServices['useContent'] {
  return (file): ContentState => {
    const { key } = useLocation();
    useEffect(() => onNextFrame({ after: () => contents.request(file, key) }), [file, key]);
    const get = () => contents.get(file);
    return useSyncExternalStore(contents.subscribe, get, get);
  };
}

/** After each navigation: the document's head, the scroll position, the focus, and what is announced. */
function useArrival(page: PageView | null): string {
  const [announcement, setAnnouncement] = useState('');
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();
  const { settled } = usePlace();
  const positions = useRef<Positions>(new Map());
  const last = useRef({ key, pathname });
  const { shared, visit } = useApp();
  const { notFoundHeading } = shared.shell.labels;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an arrival is told by its key alone
  useLayoutEffect(() => {
    const known = positions.current;
    const note = () => void known.set(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    const before = last.current;
    last.current = { key, pathname };
    const moved = pathname !== before.pathname;
    const back = type === 'POP';
    const callOff =
      !moved && (settled || key === before.key)
        ? onNextFrame({ after: note })
        : arrive({
            page,
            hash,
            restored: back ? known.get(key) : undefined,
            samePage: back && !moved,
            scrolled: known.get(before.key) ?? 0,
            announce: () => {
              setAnnouncement(page?.title ?? notFoundHeading);
              if (moved) tell(visit, {});
            },
          });
    return () => {
      window.removeEventListener('scroll', note);
      callOff();
    };
  }, [key]);
  return announcement;
}

export function RootRoute() {
  const app = useApp();
  const { page = null } = usePlace();
  const announcement = useArrival(page);
  const [shellServices] = useState<ShellServices>(() => ({
    visit: app.visit,
    navigate: app.navigate,
    useContent: makeUseContent(app),
    getNode: app.blocks.getNode,
  }));
  return (
    <AppShell
      shared={app.shared}
      shellServices={shellServices}
      page={page}
      announcement={announcement}
      slots={{
        main: <Outlet />,
        languages: app.shared.shell.languages && <LanguageLinks page={page} />,
      }}
    />
  );
}
