import { readdirSync, readFileSync } from 'node:fs';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { AppShell, Page } from '../../../engine/app/app-shell';
import { type BlockSource, BlockSourceContext } from '../../../engine/app/page-block';
import { viewOf } from '../../../engine/site/view-of';
import { AnyNode } from '../../../engine/ui/nodes/any-node';
import { createVisit } from '../../../engine/ui/visit';
import { findComponent } from '../find-component';
import { buildBlockSite } from './block-site';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const source: BlockSource = {
  get: (type) => findComponent(type),
  retry: () => undefined,
};

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

// React's development build, which these tests run, reports every difference in text, structure and attributes.
test.each(readdirSync('schemas/blocks').map((file) => file.replace('.schema.json', '')))(
  'the example of the block "%s" hydrates to the markup that was prerendered',
  (type) => {
    const complaints: unknown[] = [];
    vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words));
    const { examples } = JSON.parse(readFileSync(`schemas/blocks/${type}.schema.json`, 'utf8'));
    for (const example of examples) {
      const site = buildBlockSite(example);
      const page = viewOf(site, 'home');
      const shellServices = {
        visit: createVisit(),
        navigate: () => undefined,
        getNode: () => AnyNode,
        useContent: (file: string) => ({ nodes: page.contents[file] ?? null, slow: false }),
      };
      const tree = (
        <BlockSourceContext value={source}>
          <AppShell
            shared={{ shell: site.shell, icons: '/icons.svg', late: '/late.css' }}
            shellServices={shellServices}
            page={page}
            slots={{ main: <Page page={page} /> }}
          />
        </BlockSourceContext>
      );
      const container = document.body.appendChild(document.createElement('div'));
      container.innerHTML = renderToString(tree).replace(/^(?:<link rel="preload"[^>]*>)*/, '');
      let root: ReturnType<typeof hydrateRoot> | undefined;
      act(() => {
        root = hydrateRoot(container, tree, {
          onRecoverableError: (error) => complaints.push(error),
        });
      });
      expect(complaints).toEqual([]);
      act(() => root?.unmount());
    }
  },
);
