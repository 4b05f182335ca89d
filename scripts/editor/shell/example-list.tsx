// Before a site is published: where the words of an example are still in it, each with a click to it.
import { useMemo } from 'react';
import { Caution } from './caution';
import { findExampleWords, listExamples } from './example-words';
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
    <Caution
      title="Words of an example are still here"
      about="Write there what readers are to see."
      entries={found.map(({ pointer, words }) => ({
        key: pointer,
        title: nameSpot({ site, schemas }, { file: manifestFile, pointer }),
        about: `“${words}”`,
        open: () => openSpot(store, { file: manifestFile, pointer }),
      }))}
    />
  );
}
