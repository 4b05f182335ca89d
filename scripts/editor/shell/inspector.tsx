// What is selected → what can be said of it.
import { useEffect, useRef } from 'react';
import type { OpenWords } from '../page/open-words';
import { placeKey } from '../page/read-page';
import { BlockPanel } from './block-panel';
import { ChangesPanel } from './changes-panel';
import { FilesPanel } from './files-panel';
import { FindPanel } from './find-panel';
import { FindingsPanel } from './findings-panel';
import { ItemPanel } from './item-panel';
import { LanguagesPanel } from './languages-panel';
import { PagePanel } from './page-panel';
import { PublishPanel } from './publish-panel';
import { SitePanel } from './site-panel';
import { isItemId } from './site-values';
import { TranslationsPanel } from './translations-panel';
import { UnwrittenWords } from './unwritten-words';
import { useFieldInView } from './use-field-in-view';
import { useShell } from './use-shell';
import { WordsPanel } from './words-panel';

/** What the bar opens, far from its button: who asked for it reads it from its beginning. */
const asked = new Set(['changes', 'publish', 'findings', 'translations']);

/** Where words of the page may be open. */
const onPage = new Set(['page', 'block', 'site']);

export function Inspector({ words }: { readonly words: OpenWords | undefined }) {
  const { selection, selected, site, notice } = useShell();
  const side = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is selected is read from its beginning
  useEffect(() => {
    if (side.current !== null) side.current.scrollTop = 0;
  }, [selected, words]);
  const type = selection?.type ?? '';
  useEffect(() => {
    if (asked.has(type)) side.current?.focus({ preventScroll: true });
  }, [type]);
  useFieldInView();
  return (
    <aside ref={side} tabIndex={-1} className="side inspector" aria-label="What is selected">
      <UnwrittenWords />
      {notice !== '' && (
        <p className="note" role="status">
          {notice}
        </p>
      )}
      {words !== undefined && onPage.has(type) && (
        <WordsPanel key={placeKey(words.place)} open={words} />
      )}
      {site === undefined || selection === undefined ? (
        <p className="hint">Click something on the page, or choose a page.</p>
      ) : selection.type === 'block' ? (
        <BlockPanel key={selected} {...selection} />
      ) : selection.type === 'page' && isItemId(selection.page) ? (
        <ItemPanel id={selection.page} />
      ) : selection.type === 'page' ? (
        <PagePanel key={selection.page} id={selection.page} />
      ) : selection.type === 'site' ? (
        <SitePanel key={selection.part} part={selection.part} />
      ) : selection.type === 'translations' ? (
        <TranslationsPanel key={selection.show ?? ''} {...selection} />
      ) : selection.type === 'languages' ? (
        <LanguagesPanel />
      ) : selection.type === 'files' ? (
        <FilesPanel file={selection.file} />
      ) : selection.type === 'changes' ? (
        <ChangesPanel />
      ) : selection.type === 'publish' ? (
        <PublishPanel />
      ) : selection.type === 'find' ? (
        <FindPanel key={selection.words} words={selection.words} />
      ) : (
        <FindingsPanel />
      )}
    </aside>
  );
}
