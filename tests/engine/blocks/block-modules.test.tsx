import { describe, expect, test } from 'vitest';
import { toBlockId } from '../../../engine/content/addresses/element-ids';
import { findSections } from '../../../engine/content/pages/block-sections';
import { blockModules } from '../../../engine/generated/block-modules';
import type { BlockView } from '../../../engine/generated/block-views';
import type { BlockModule, Section } from '../../../engine/model/block-module';
import type { BlockType } from '../../../engine/model/block-types';
import type { PageView } from '../../../engine/model/site';
import { findComponent } from '../find-component';
import { prerender } from '../render';
import { createSampleServices, samplePage, sampleSettings } from '../sample-services';
import {
  sampleBlocks,
  sampleCards,
  sampleItems,
  sampleLayouts,
  sampleOfItems,
} from './sample-blocks';

const page: PageView = {
  ...samplePage,
  ...sampleOfItems,
  children: sampleCards,
  contents: { '/files/about.txt': sampleItems },
};

const modules = new Map<string, BlockModule>(Object.entries(blockModules));

const listSections = (block: BlockView): readonly Section[] =>
  findSections(modules, block, { ...page, blocks: [block] });

/** Labels of the engine, and words that repeat others for screen readers. */
const notOfBlock = [
  '.visually-hidden, .form-required, dt:not(.facts-label), noscript, nav.contents',
  '.outside-frame-button, .outside-frame-note, .outside-frame-ways, .map-words > .button',
  // What follows from an item, and the ways on from it.
  'time, .item-byline, .item-choices, .item-pages, .latest-all, .item-list-month-name, .item-list-day',
  '.item-table thead',
].join();

function toText(block: BlockView, shown = page): string {
  const Block = findComponent(block.type);
  const services = createSampleServices({
    useContent: (file) => ({ nodes: shown.contents[file] ?? null, slow: false }),
  });
  const container = prerender(
    <Block
      block={block}
      page={{ ...shown, blocks: [block] }}
      blockId={toBlockId(0)}
      settings={sampleSettings[block.type]}
    />,
    services,
  );
  for (const element of container.querySelectorAll(notOfBlock)) element.remove();
  return container.textContent ?? '';
}

describe.each(Object.keys(sampleBlocks) as BlockType[])('the sections of "%s"', (type) => {
  test('hold the words that are shown, in their order and no others', () => {
    const sections = listSections(sampleBlocks[type]);
    const words = sections.flatMap(({ heading = '', words }) => [heading, ...words]);
    expect(words.join('').replace(/\s/g, '')).toBe(toText(sampleBlocks[type]).replace(/\s/g, ''));
    expect(words.length).toBeGreaterThan(0);
  });
});

test.each(sampleLayouts)('the words of "%s" are the same in the layout "%s"', (type, _, block) => {
  expect(toText(block)).toBe(toText(sampleBlocks[type]));
});

test('a block’s own heading carries its id, and those within stand below it', () => {
  expect(listSections(sampleBlocks.boxes)).toMatchObject([
    { id: 'anchor', heading: 'A heading', level: 2, words: [] },
    { heading: 'top', level: 3 },
    { heading: 'bottom', level: 3 },
    { heading: 'left', level: 3 },
    { heading: 'right', level: 3 },
  ]);
});

test('what stands without a heading belongs to the one before it', () => {
  expect(listSections(sampleBlocks.text)).toEqual([
    {
      id: 'anchor',
      heading: 'A heading',
      level: 2,
      words: ['A short sentence.', 'One', 'Two'],
    },
    { id: 'vision', heading: 'Vision', level: 3, words: ['A short sentence.'] },
  ]);
});

test('a dialog is hidden until somebody asks for it', () => {
  const hidden = listSections(sampleBlocks.people).filter((section) => section.hidden);
  expect(hidden.map(({ heading, level }) => [heading, level])).toEqual([
    ['Founder', 2],
    ['Vision', 3],
    ['Ada', 2],
    ['Vision', 3],
  ]);
});

test('a block of cards whose pages are not shown has no section, as one of pages below it', () => {
  const cards = { ...sampleBlocks.cards, cards: [] };
  for (const block of [sampleBlocks.children, cards]) {
    expect(findSections(modules, block, samplePage)).toEqual([]);
    expect(toText(block, samplePage)).toBe('');
  }
});

test('an anchor is known by the heading of a file, once the file is', () => {
  const config = { type: 'content', layout: 'plain', file: 'about.txt', effect: 'none' } as const;
  const { ids } = blockModules.content.text ?? {};
  expect(ids?.(config, new Map())).toBeUndefined();
  expect(ids?.(config, new Map([['about.txt', ['Words.', { 'Our vision': 'Far.' }]]]))).toEqual([
    { id: 'our-vision' },
  ]);
  expect(ids?.({ ...config, fixedText: [{ Mission: 'Near.' }] }, new Map())).toEqual([
    { id: 'mission' },
  ]);
});
