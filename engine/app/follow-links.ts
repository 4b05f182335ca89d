// One listener for all links: those to this site are followed without loading a document.
import { isBelow, toPath } from '../content/addresses/addresses';
import { isServedElsewhere } from '../content/addresses/elsewhere';
import { isFilePath } from '../content/addresses/output-paths';
import { onNextFrame } from './on-next-frame';
import { hidePanels } from './shell/hide-panels';

interface Following {
  /** The base path of the site. */
  readonly base: string;
  /** What addresses of other systems begin with. */
  readonly elsewhere: readonly string[] | undefined;
  /** Goes to an address of this site. */
  readonly follow: (href: string) => void;
  /** Called when a visitor is likely to follow this address: a link is pointed at or has the focus. */
  readonly expect: (url: URL) => void;
}

/** The address of a link within this site; undefined for all other links, for files and for what another system answers. */
function findOwn(
  target: EventTarget | null,
  { base, elsewhere = [] }: Pick<Following, 'base' | 'elsewhere'>,
): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!(link instanceof HTMLAnchorElement) || !link.hasAttribute('href')) return undefined;
  if (link.target !== '' || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  const own = url.origin === location.origin && isBelow(base, url.pathname);
  if (isServedElsewhere(elsewhere, url.pathname)) return undefined;
  return own && !isFilePath(toPath(base, url.pathname)) ? url : undefined;
}

/** The anchors of a page are the same in all languages: the links to it in others lead to where its reader is. */
function keepPlace(target: EventTarget | null): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('.languages a');
  if (link) link.hash = location.hash;
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Follows links until the result is called. */
export function followLinks({ follow, expect, ...site }: Following): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  document.addEventListener(
    'click',
    (event) => {
      keepPlace(event.target);
      if (event.defaultPrevented || !isPlain(event)) return;
      const url = findOwn(event.target, site);
      if (url === undefined) return;
      const close = hidePanels(document);
      const here = url.pathname === location.pathname && url.search === location.search;
      // The browser itself scrolls to a place in the same page.
      if (here && url.hash !== '') return close();
      event.preventDefault();
      onNextFrame({ after: close });
      follow(url.pathname + url.search + url.hash);
    },
    { signal },
  );
  const anticipate = ({ target }: Event) => {
    const url = savesData() ? undefined : findOwn(target, site);
    if (url && url.pathname !== location.pathname) expect(url);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, anticipate, { signal, passive: true });
  return () => ending.abort();
}
