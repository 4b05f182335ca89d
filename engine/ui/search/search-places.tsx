// The two places of the search, in one piece of code: in a page whose block has it, and over any page, in a modal dialog with a
// root of its own, which the first button or key for it makes.
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { searchDialogId } from '../../content/addresses/search-ids';
import { Icon } from '../icon';
import { type Services, ServicesContext, useServices } from '../services';
import { SearchIndexReader } from './read-index';
import { SearchField } from './search-field';

function SearchDialog({ reader }: { readonly reader: SearchIndexReader }) {
  const { blockSettings, search } = useServices().shell;
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  const labels = blockSettings.search?.labels;
  const close = (): void => dialog.current?.close();
  // A click on the dialog itself is one beside what is in it.
  const leave = ({ target, currentTarget }: MouseEvent): void => {
    if (target === currentTarget || (target as Element).closest('a')) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape, the browser's own
    <dialog
      className="search-dialog"
      id={searchDialogId}
      aria-label={search?.label}
      ref={dialog}
      onClick={leave}
    >
      <div className="search-body">
        <SearchField reader={reader} onQuery={setQuery} />
        <a
          className="search-map"
          // Without a query it would be the address of the dialog itself.
          href={`${search?.href}#q=${encodeURIComponent(query)}`}
        >
          {labels?.map}
        </a>
        <button
          type="button"
          className="round-button search-close"
          aria-label={labels?.close}
          onClick={close}
        >
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}

/** What the dialog needs of the app: of its services no more. */
type Shown = Pick<Services, 'shell' | 'icons'>;

/** Fetches what the dialog needs, before it is asked for. */
function prepareSearch({ shell, icons }: Shown): void {
  if (document.getElementById(searchDialogId)) return;
  const container = document.createElement('div');
  document.body.append(container);
  const reader = new SearchIndexReader(shell.base);
  // In this very task: the click that waits for it opens it.
  flushSync(() =>
    createRoot(container).render(
      <ServicesContext value={{ shell, icons } as Services}>
        <SearchDialog reader={reader} />
      </ServicesContext>,
    ),
  );
}

/** Opens the dialog; on a page that has the search in itself, goes there. */
function openSearch(shown: Shown): void {
  const inPage = document.querySelector<HTMLElement>('main .search-input');
  document.querySelector<HTMLDialogElement>('.drawer[open]')?.close();
  if (inPage) {
    inPage.focus();
    return;
  }
  prepareSearch(shown);
  const dialog = document.getElementById(searchDialogId);
  if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
  dialog.showModal();
  const field = dialog.querySelector('input');
  field?.focus();
  field?.select();
}

/** Whether a visitor asks for the search, or may be about to. */
export const follow = (shown: Shown, isAsked: boolean): void =>
  (isAsked ? openSearch : prepareSearch)(shown);

export interface SearchInPageProps {
  /** The id of the block around it. */
  readonly block: string;
}

const readQuery = (): string => new URLSearchParams(location.hash.slice(1)).get('q') ?? '';

/** The same address with another query: it can be shared, and survives a reload. */
function writeQuery(query: string): void {
  const { pathname, search } = location;
  const hash = query === '' ? '' : `#q=${encodeURIComponent(query)}`;
  history.replaceState(history.state, '', pathname + search + hash);
}

export function SearchInPage({ block }: SearchInPageProps) {
  const { base } = useServices().shell;
  const [reader] = useState(() => new SearchIndexReader(base));
  const [begin, setBegin] = useState(readQuery);
  useEffect(() => {
    const follow = () => setBegin(readQuery());
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return <SearchField key={begin} {...{ reader, block, begin }} onQuery={writeQuery} />;
}
