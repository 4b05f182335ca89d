import { describe, expect, test } from 'vitest';
import { createRenderers, renderPage } from '../../../engine/entry/prerender';
import type { PageDocument } from '../../../engine/model/document';
import { explainError } from '../../../scripts/command/cannot-run';
import { toPageDocument } from '../../site-outputs';
import { buildBlockSite } from './block-site';

const text = { type: 'text', items: ['Words.'] };

/** A page with a block behind a good one that its component cannot render. */
function breakPage(block: object): PageDocument {
  const document = toPageDocument(buildBlockSite(text), 'home');
  const blocks = [...document.view.blocks, block];
  return { ...document, view: { ...document.view, blocks } } as PageDocument;
}

describe.each([
  ['by itself', renderPage],
  ['among others', createRenderers().page],
] as const)('a page rendered %s', (_, render) => {
  test('fails with the block that throws, and the cause', () => {
    const page = breakPage({ type: 'boxes', boxes: null });
    expect(() => render(page)).toThrow(
      /^Block 2 of the page "home", of type "boxes", cannot be rendered: Cannot read properties of null .*\.$/,
    );
  });

  test('fails with a block that has no component', () => {
    expect(() => render(breakPage({ type: 'nothing' }))).toThrow(
      'Block 2 of the page "home", of type "nothing", cannot be rendered: there is no component for blocks of type "nothing".',
    );
  });

  test('fails with the page where its layout throws', () => {
    const page = toPageDocument(buildBlockSite(text), 'home');
    const broken = { ...page, view: { ...page.view, layout: 'nothing' } } as unknown;
    expect(() => render(broken as PageDocument)).toThrow(/^The page "home" cannot be rendered: /);
  });

  test('fails with the block that has a second main heading', () => {
    const page = toPageDocument(buildBlockSite({ type: 'hero', heading: 'Clocks' }), 'home');
    const [hero] = page.view.blocks;
    const view = { ...page.view, blocks: [hero, { ...hero, kicker: 'More' }] };
    expect(render({ ...page, view } as PageDocument).match(/<h1/g)).toHaveLength(1);
    const twice = { ...page.view, blocks: [hero, hero] };
    expect(() => render({ ...page, view: twice } as PageDocument)).toThrow(
      'Block 2 of the page "home", of type "hero", cannot be rendered: a second main heading, <h1>.',
    );
  });

  test('is explained with the line of code', () => {
    let thrown: unknown;
    try {
      render(breakPage({ type: 'boxes', boxes: null }));
    } catch (error) {
      thrown = error;
    }
    expect(explainError(thrown)).toMatch(/\.\n {2}\S*boxes\.tsx:\d+:\d+$/);
  });
});
