// Before a site is published: where the words of an example are still in it, each with a click to it.
import { useMemo } from 'react';
import { findExampleWords } from './example-words';
import { manifestFile } from './site-values';
import { nameSpot, openSpot } from './spots';
import { useShell, useStore } from './use-shell';

export function ExampleList() {
  const store = useStore();
  const { site, schemas } = useShell();
  const manifest = site?.manifest;
  const found = useMemo(() => findExampleWords(schemas, manifest), [schemas, manifest]);
  if (found.length === 0) return null;
  return (
    <div className="warning">
      <h3>Words of an example are still here</h3>
      <p className="hint">What is new begins with them. Say there what readers are to see.</p>
      <ul className="plain-list">
        {found.map(({ pointer, words }) => (
          <li key={pointer}>
            <button
              type="button"
              className="quiet"
              onClick={() => openSpot(store, { file: manifestFile, pointer })}
            >
              {nameSpot({ site, schemas }, { file: manifestFile, pointer })}
            </button>{' '}
            <span className="hint">“{words}”</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
