// The whole of the editor: above what counts for all, at the sides the pages and what is selected, between them the site.
import { useState } from 'react';
import type { OpenWords } from '../page/page-editing';
import { Inspector } from './inspector';
import { PageFrame } from './page-frame';
import { PageTree } from './page-tree';
import { TopBar } from './top-bar';
import { useShell } from './use-shell';

export function Shell() {
  const { said, scripts } = useShell();
  const [words, setWords] = useState<OpenWords>();
  return (
    <div className="shell">
      <TopBar />
      <PageTree />
      <main className="middle" aria-label="The site">
        <PageFrame key={String(scripts)} onWords={setWords} />
      </main>
      <Inspector words={words} />
      <p className="said" role="status">
        {said}
      </p>
    </div>
  );
}
