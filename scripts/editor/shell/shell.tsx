// The whole of the editor: above what counts for all, at the sides the pages and what is selected, between them the site.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { OpenWords } from '../page/open-words';
import { Adding } from './adding';
import { takeHistoryKey } from './history-keys';
import { Inspector } from './inspector';
import { PageFrame } from './page-frame';
import { PageTree } from './page-tree';
import { takeRegionKey } from './regions';
import type { Selection } from './shell-state';
import { sayStray, watchStrayKeys } from './stray-keys';
import { TopBar } from './top-bar';
import { useKeptFocus } from './use-kept-focus';
import { useShell, useStore } from './use-shell';

export function Shell() {
  const store = useStore();
  const { said, scripts, selection } = useShell();
  const [words, setWords] = useState<{ open: OpenWords; selection: Selection | undefined }>();
  const onWords = useCallback(
    (open: OpenWords | undefined) => setWords(open && { open, selection: store.get().selection }),
    [store],
  );
  const shell = useRef<HTMLDivElement>(null);
  useKeptFocus(shell);
  useEffect(() => {
    const take = (event: KeyboardEvent): void => {
      takeRegionKey(event);
      takeHistoryKey(store, event);
    };
    addEventListener('keydown', take);
    return () => removeEventListener('keydown', take);
  }, [store]);
  useEffect(() => watchStrayKeys(() => sayStray(store)), [store]);
  return (
    <div ref={shell} className="shell">
      <TopBar />
      <PageTree />
      <main className="middle" aria-label="The site">
        <PageFrame key={String(scripts)} onWords={onWords} />
      </main>
      <Inspector words={words?.selection === selection ? words?.open : undefined} />
      <Adding />
      <p className="said" role="status">
        {said}
      </p>
    </div>
  );
}
