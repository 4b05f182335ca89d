// What a visitor types → what is found: at once, or, where files have to be asked for, once there is a pause.
import { useEffect, useState } from 'react';
import type { SearchFilter } from '../../model/search';
import type { Found } from '../../search/query/find-pages';
import type { SearchIndexReader } from './read-index';

/** In milliseconds: before files are asked for, and until assistive technology is told. */
const [pause, settled] = [120, 500];

export interface SearchState {
  /** Of the query that was answered last; absent while the field is empty. */
  readonly found?: { readonly query: string } & Found;
  readonly failed: boolean;
  readonly filters: readonly SearchFilter[];
  /** What is told to assistive technology. */
  readonly status: string;
}

interface Asked {
  readonly reader: SearchIndexReader;
  readonly query: string;
  /** The key of a filter; empty for none. */
  readonly filter: string;
  /** Counts how often a visitor asked to try again. */
  readonly attempt: number;
  readonly toStatus: (found: Found, query: string) => string;
}

const nothing: SearchState = { failed: false, filters: [], status: '' };

export function useSearch({ reader, query, filter, attempt, toStatus }: Asked): SearchState {
  const [state, setState] = useState(nothing);
  const change = (next: Partial<SearchState>) => setState((before) => ({ ...before, ...next }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    let isLatest = true;
    reader.open().then(
      ({ directory }) => isLatest && change({ failed: false, filters: directory.filters }),
      () => isLatest && change({ failed: true }),
    );
    return () => {
      isLatest = false;
    };
  }, [reader, attempt]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of the status do not change
  useEffect(() => {
    let isLatest = true;
    let telling: ReturnType<typeof setTimeout> | undefined;
    const show = (next: Found) => {
      if (!isLatest) return;
      setState(({ filters }) => ({
        filters,
        failed: false,
        status: '',
        found: { query, ...next },
      }));
      telling = setTimeout(() => change({ status: toStatus(next, query) }), settled);
    };
    const ask = () =>
      reader
        .find(query, filter === '' ? [] : [filter])
        .then(show, () => isLatest && change({ failed: true }));
    if (query === '') setState(({ filters, failed }) => ({ filters, failed, status: '' }));
    // What is at hand is answered at once: no letter of it asks for anything.
    const asking = query === '' ? undefined : setTimeout(ask, reader.isAtHand(query) ? 0 : pause);
    return () => {
      isLatest = false;
      clearTimeout(asking);
      clearTimeout(telling);
    };
  }, [reader, query, filter, attempt]);
  return state;
}
