// A component that sorts or fills a list of its block would change what browsers get.
import { expect, test } from 'vitest';
import { freezeView } from '../../../engine/entry/freeze-view';
import { createRenderers, renderPage } from '../../../engine/entry/prerender';
import { toPageDocument } from '../../site-outputs';
import { buildBlockSite } from './block-site';

test.each([
  ['by itself', renderPage],
  ['among others', createRenderers().page],
] as const)('nothing can change a page that is rendered %s', (_, render) => {
  const page = toPageDocument(buildBlockSite({ type: 'text', items: ['One.', 'Two.'] }), 'home');
  render(page);
  const { blocks } = page.view;
  const [block] = blocks as unknown as { items: unknown[] }[];
  expect(() => (blocks as unknown[]).push(block)).toThrow(TypeError);
  expect(() => block?.items.push('Three.')).toThrow(TypeError);
});

test('what is frozen is the same', () => {
  const view = { list: [{ a: 1 }], text: 'words', none: null };
  expect(freezeView(view)).toBe(view);
});
