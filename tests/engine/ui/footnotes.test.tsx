// Footnotes: numbers in a text lead to them and back, and no two texts of a page share an id.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ContentNode } from '../../../engine/generated/concept-views';
import { ContentNodes } from '../../../engine/ui/content-nodes';
import { BlockIdContext, ServicesContext } from '../../../engine/ui/services';
import { createSampleServices } from '../sample-services';

const nodes: readonly ContentNode[] = [
  {
    type: 'paragraph',
    text: [
      'Since 1961',
      { type: 'note', number: 1 },
      { type: 'break' },
      { type: 'inline-code', text: '<b>' },
    ],
  },
  { type: 'paragraph', text: ['As before', { type: 'note', number: 1, again: true }] },
  { type: 'notes', items: [[{ type: 'paragraph', text: ['In May.'] }]] },
];

const render = (blockId: string): string =>
  renderToStaticMarkup(
    <ServicesContext value={createSampleServices()}>
      <BlockIdContext value={blockId}>
        <ContentNodes nodes={nodes} level={2} />
      </BlockIdContext>
    </ServicesContext>,
  );

const findAll = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => found);

test('every link of a text leads to an element of it', () => {
  const html = render('_block-1');
  const targets = findAll(html, /href="#([^"]*)"/g);
  expect(targets).toEqual(['_block-1-note-1', '_block-1-note-1', '_block-1-mark-1']);
  expect(findAll(html, / id="([^"]*)"/g).sort()).toEqual([...new Set(targets)].sort());
  expect(html).toContain('<br/><code class="inline-code" dir="ltr">&lt;b&gt;</code>');
});

test('two texts of a page have ids of their own', () => {
  const ids = ['_block-1', '_block-2'].flatMap((block) => findAll(render(block), / id="([^"]*)"/g));
  expect(new Set(ids).size).toBe(4);
});
