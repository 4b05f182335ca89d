// Before a site is published: where the words of an example are still in it, each with a click to it.
import { useMemo } from 'react';
import { findExampleWords, listExamples } from './example-words';
import { Icon } from './icon';
import { manifestFile } from './site-values';
import { nameSpot, openSpot } from './spots';
import { useShell, useStore } from './use-shell';

export function ExampleList() {
  const store = useStore();
  const { site, schemas } = useShell();
  const examples = useMemo(() => listExamples(schemas), [schemas]);
  const manifest = site?.manifest;
  const found = useMemo(() => findExampleWords(examples, manifest), [examples, manifest]);
  if (found.length === 0) return null;
  return (
    <section className="caution" aria-labelledby="example-list">
      <h3 id="example-list">
        <Icon name="caution" /> Words of an example are still here
      </h3>
      <p>Write there what readers are to see.</p>
      <ul>
        {found.map(({ pointer, words }) => (
          <li key={pointer}>
            <button type="button" onClick={() => openSpot(store, { file: manifestFile, pointer })}>
              <span>
                <strong>{nameSpot({ site, schemas }, { file: manifestFile, pointer })}</strong>
                <span className="hint">“{words}”</span>
              </span>
              <Icon name="forward" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
