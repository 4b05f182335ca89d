// Another picture came in the place of one: what is said of it may still be what the former one showed.
import { useState } from 'react';
import type { FileFacts } from '../file-facts';
import { useLanguage } from './fields/use-language';
import { useTyped } from './fields/use-typed';
import { listDescriptions } from './picture-descriptions';
import { manifestFile } from './site-values';
import { useShell, useStore } from './use-shell';

type Description = ReturnType<typeof listDescriptions>[number];

function DescriptionField({ words, paths }: Description) {
  const store = useStore();
  const language = useLanguage();
  const typed = useTyped<HTMLTextAreaElement>({
    value: words,
    save: (text) =>
      text.trim() === ''
        ? undefined
        : store.operate(
            'say what a picture shows',
            ...paths.map((path) => ({ op: 'set', file: manifestFile, path, value: text })),
          ),
  });
  return (
    <label className="field">
      <span>What it shows, for people who cannot see it</span>
      <textarea {...typed} rows={3} lang={language} spellCheck />
    </label>
  );
}

export function ReplacedPicture({ uses }: Pick<FileFacts, 'uses'>) {
  const { site } = useShell();
  // Fields stay while what they say changes.
  const [described] = useState(() => listDescriptions(site, uses));
  if (described.length === 0) return null;
  return (
    <section aria-label="What the new picture shows">
      <p className="note" role="status">
        Another picture is in its place. Does this still say what it shows?
      </p>
      {described.map((one) => (
        <DescriptionField key={one.words} {...one} />
      ))}
    </section>
  );
}
