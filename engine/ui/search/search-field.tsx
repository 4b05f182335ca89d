// A field with the pages that it finds: a combobox with a listbox, as the ARIA Authoring Practices Guide describes it.
import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { searchDialogId, toListId, toOptionId } from '../../content/addresses/search-ids';
import { substitute } from '../../content/text/substitute';
import type { SearchFilter } from '../../model/search';
import { type Found, hasWords } from '../../search/query/find-pages';
import { Icon } from '../icon';
import { useServices } from '../services';
import type { SearchIndexReader } from './read-index';
import { SearchResults } from './search-results';
import { type SearchState, useSearch } from './use-search';

interface SearchFieldProps {
  readonly reader: SearchIndexReader;
  /** The block around it; absent in the dialog. */
  readonly block?: string;
  readonly begin?: string;
  readonly onQuery?: (query: string) => void;
}

const useLabels = () => useServices().shell.blockSettings.search?.labels;
type Labels = NonNullable<ReturnType<typeof useLabels>>;

const toStatus =
  (labels: Labels) =>
  ({ pages }: Found, query: string): string =>
    pages.length === 0
      ? substitute(labels.nothing, { query })
      : substitute(labels.found, { count: `${pages.length}` });

interface FilterProps {
  readonly labels: Labels;
  readonly filters: readonly SearchFilter[];
  readonly value: string;
  readonly onChange: (key: string) => void;
}

const toOption = ({ key, label }: SearchFilter) => (
  <option key={key} value={key}>
    {label}
  </option>
);

/** The areas of the site, and each collection with its tags. */
function groupFilters(filters: readonly SearchFilter[], areas: string) {
  const groups = new Map<string, SearchFilter[]>();
  let name = areas;
  for (const filter of filters) {
    if (filter.kind === 'collection') name = filter.label;
    groups.set(name, [...(groups.get(name) ?? []), filter]);
  }
  return [...groups];
}

function Filter({ labels, filters, value, onChange }: FilterProps) {
  if (filters.length < 2) return null;
  const groups = groupFilters(filters, labels.areas);
  return (
    <label className="search-filter">
      {labels.filters}
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{labels.all}</option>
        {groups.map(([name, own]) =>
          groups.length === 1 ? (
            own.map(toOption)
          ) : (
            <optgroup key={name} label={name}>
              {own.map(toOption)}
            </optgroup>
          ),
        )}
      </select>
    </label>
  );
}

interface HintsProps {
  readonly labels: Labels;
  readonly state: SearchState;
  readonly onQuery: (query: string) => void;
  readonly onRetry: () => void;
}

/** What is said besides pages: that there are none, or not with all words, or no index. */
function Hints({ labels, state: { failed, found }, onQuery, onRetry }: HintsProps) {
  if (failed)
    return (
      <p className="search-hint" role="alert">
        {labels.failed}{' '}
        <button type="button" className="search-word" onClick={onRetry}>
          {labels.retry}
        </button>
      </p>
    );
  if (found === undefined) return null;
  const { missing, near, pages, query } = found;
  return (
    <>
      {pages.length === 0 && <p className="search-hint">{substitute(labels.nothing, { query })}</p>}
      {pages.length > 0 && missing.length > 0 && (
        <p className="search-hint">{substitute(labels.without, { words: missing.join(', ') })}</p>
      )}
      {near.length > 0 && (
        <p className="search-hint">
          {labels.near}{' '}
          {near.map((word) => (
            <button key={word} type="button" className="search-word" onClick={() => onQuery(word)}>
              {word}
            </button>
          ))}
        </p>
      )}
    </>
  );
}

/** The areas of the site, while nothing is asked for. */
function Areas({ heading }: { readonly heading: string }) {
  const { menus } = useServices().shell;
  return (
    <nav className="search-areas" aria-label={heading}>
      {menus.map(({ href, label }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </nav>
  );
}

/** The pages that arrow keys go through; an input method has them first. */
function useChoice(count: number) {
  const [active, setActive] = useState(-1);
  const move = (event: KeyboardEvent, list: string): void => {
    if (event.nativeEvent.isComposing || count === 0) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      document.getElementById(toOptionId(list, Math.max(active, 0)))?.click();
      return;
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    // One place before the first is the field itself.
    const next = ((active + 1 + step + count + 1) % (count + 1)) - 1;
    setActive(next);
    document.getElementById(toOptionId(list, next))?.scrollIntoView({ block: 'nearest' });
  };
  return { active, setActive, move };
}

/** The field itself. Between the letters of an input method nothing is asked for. */
function QueryInput({
  onText,
  onQuery,
  ...more
}: ComponentProps<'input'> & {
  readonly onText: (text: string) => void;
  readonly onQuery: (query: string) => void;
}) {
  return (
    <input
      {...more}
      className="search-input"
      type="text"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      aria-autocomplete="list"
      onChange={({ currentTarget, nativeEvent }) =>
        (nativeEvent as InputEvent).isComposing
          ? onText(currentTarget.value)
          : onQuery(currentTarget.value)
      }
      onCompositionEnd={({ currentTarget }) => onQuery(currentTarget.value)}
    />
  );
}

export function SearchField({ reader, block, begin = '', onQuery }: SearchFieldProps) {
  const labels = useLabels() as Labels;
  const list = toListId(block ?? searchDialogId);
  const [text, setText] = useState(begin);
  const [query, setQuery] = useState(begin);
  const [filter, setFilter] = useState('');
  const [attempt, setAttempt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const state = useSearch({
    ...{ reader, filter, attempt, toStatus: toStatus(labels) },
    query: hasWords(query) ? query.trim() : '',
  });
  const pages = state.found?.pages ?? [];
  const { active, setActive, move } = useChoice(pages.length);
  const ask = (next: string): void => {
    setText(next);
    setQuery(next);
    setActive(-1);
    onQuery?.(next);
  };
  const fill = (next: string): void => {
    ask(next);
    input.current?.focus();
  };
  return (
    <search className="search-search">
      <div className="search-line">
        <Icon name="search" />
        <QueryInput
          role="combobox"
          {...{ ref: input, value: text, onText: setText, onQuery: ask }}
          placeholder={labels.field}
          aria-label={labels.field}
          aria-expanded={pages.length > 0}
          aria-controls={list}
          aria-activedescendant={active < 0 ? undefined : toOptionId(list, active)}
          onKeyDown={(event) => move(event, list)}
        />
        {text !== '' && (
          <button type="button" className="search-clear" onClick={() => fill('')}>
            {labels.clear}
          </button>
        )}
      </div>
      <Filter {...{ labels, filters: state.filters, value: filter }} onChange={setFilter} />
      <Hints {...{ labels, state }} onQuery={fill} onRetry={() => setAttempt(attempt + 1)} />
      <SearchResults {...{ id: list, label: labels.results, pages, active }} />
      {state.found === undefined && block === undefined && <Areas heading={labels.areas} />}
      <p className="visually-hidden" role="status">
        {state.status}
      </p>
    </search>
  );
}
