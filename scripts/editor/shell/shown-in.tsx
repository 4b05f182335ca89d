// Where the words of a place show: in how many places, and on which pages.
import { useEffect, useState } from 'react';
import { toPath } from '../../../engine/content/addresses/addresses';
import type { ShownCount } from '../shown-count';
import type { WordSpot } from '../wire';
import { ask } from './request';
import { listShown } from './site-values';
import { useShell, useStore } from './use-shell';

interface Batch {
  readonly spots: WordSpot[];
  readonly answer: Promise<readonly ShownCount[] | null>;
}

/** What is asked for in one turn of the browser is one request, for which each page is made once. */
let batch: Batch | undefined;

async function send(spots: readonly WordSpot[]): Promise<readonly ShownCount[] | null> {
  await Promise.resolve();
  batch = undefined;
  return ask('shown', { spots });
}

async function askShown(spot: WordSpot): Promise<ShownCount | null> {
  if (batch === undefined) {
    const spots: WordSpot[] = [];
    batch = { spots, answer: send(spots) };
  }
  const index = batch.spots.push(spot) - 1;
  return (await batch.answer)?.[index] ?? null;
}

/** Undefined until it is known; null where there are too many pages to look at. `value`: counted anew when it changes. */
export function useShown(
  { file, pointer, part }: WordSpot,
  value?: string,
): ShownCount | null | undefined {
  const [shown, setShown] = useState<ShownCount | null>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words may show elsewhere
  useEffect(() => {
    let isMeant = true;
    void askShown({ file, pointer, ...(part !== undefined && { part }) }).then((found) => {
      if (isMeant) setShown(found);
    });
    return () => {
      isMeant = false;
    };
  }, [file, pointer, part, value]);
  return shown;
}

/** "on 14 pages, in 23 places" */
export const sayShown = ({ places, pages }: ShownCount): string =>
  `on ${pages.length === 1 ? '1 page' : `${pages.length} pages`}, in ${places === 1 ? '1 place' : `${places} places`}`;

interface ShownInProps {
  readonly words: string;
  readonly shown: ShownCount;
}

/** Unfolds to the pages; each can be looked at, while what is selected stays. */
export function ShownIn({ words, shown: { pages } }: ShownInProps) {
  const store = useStore();
  const { site } = useShell();
  const pathOf = (address: string): string => toPath(site?.base ?? '/', address);
  const known = new Map(listShown(site).map(({ path, title }) => [path, title]));
  const look = (address: string): void => {
    const path = pathOf(address);
    store.set(known.has(path) ? { path, address: undefined } : { address });
  };
  return (
    <details className="shown-in">
      <summary>{words}</summary>
      <ul className="plain-list">
        {pages.map(({ address, places }) => (
          <li key={address}>
            <button type="button" className="quiet" onClick={() => look(address)}>
              {known.get(pathOf(address)) ?? address}
              {places > 1 && ` (${places})`}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
