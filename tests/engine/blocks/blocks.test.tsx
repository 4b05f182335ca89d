import { readdirSync } from 'node:fs';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BlockType } from '../../../engine/blocks/block-props';
import { toBlockId } from '../../../engine/content/addresses/element-ids';
import { allBlocks } from '../../../engine/generated/all-blocks';
import type { BlockView } from '../../../engine/generated/block-views';
import { type Services, ServicesContext } from '../../../engine/ui/services';
import { findComponent } from '../find-component';
import { find, render } from '../render';
import { createSampleServices, samplePage, sampleSettings } from '../sample-services';
import {
  sampleBlocks,
  sampleCards,
  sampleItems,
  sampleLayouts,
  sampleOfItems,
} from './sample-blocks';

const types = Object.keys(sampleBlocks) as BlockType[];

function toElement(block: BlockView, services: Services, blocks: readonly BlockView[] = [block]) {
  const Block = findComponent(block.type);
  const page = { ...samplePage, ...sampleOfItems, children: sampleCards, blocks };
  return (
    <ServicesContext value={services}>
      <Block
        block={block}
        page={page}
        blockId={toBlockId(0)}
        settings={sampleSettings[block.type]}
      />
    </ServicesContext>
  );
}

const withText = { useContent: (_file: string) => ({ nodes: sampleItems, slow: false }) };

let complaints: unknown[][];
beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words));
  vi.spyOn(console, 'warn').mockImplementation((...words) => void complaints.push(words));
});
afterEach(() => {
  expect(complaints).toEqual([]);
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const toMarkup = (block: BlockView, more: Partial<Services> = {}) => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(toElement(block, createSampleServices(more)));
  return container;
};

test('each block type has its schema, its component and its sample', () => {
  const described = readdirSync('schemas/blocks').map((file) => file.replace('.schema.json', ''));
  expect(Object.keys(allBlocks).sort()).toEqual(described.sort());
  expect([...types].sort()).toEqual(described);
});

/** Each list twice over: an author may write equal lines, places, captions and headings. */
const double = (value: unknown): unknown =>
  Array.isArray(value)
    ? [...value, ...value].map(double)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, double(inner)]))
      : value;

test.each([
  ...(['boxes', 'cards', 'carousel', 'children', 'feature', 'offices'] as const),
  ...(['figures', 'gallery', 'hero', 'logos'] as const),
])('equal parts of the block "%s" are shown without a warning', (type) => {
  const block = double(sampleBlocks[type]) as BlockView;
  const { container, remove } = render(
    toElement(block, createSampleServices()),
    createSampleServices(),
  );
  const single = toMarkup(sampleBlocks[type]);
  const count = (within: Element): number => within.querySelectorAll('li, source').length;
  expect(count(container)).toBeGreaterThanOrEqual(count(single));
  remove();
});

test('types of blocks that can look different have more than one layout', () => {
  const found = sampleLayouts.map(([type]) => type);
  const single = found.filter((type) => found.indexOf(type) === found.lastIndexOf(type));
  expect(single).toEqual([]);
});

test.each(sampleLayouts)(
  'the block "%s" says in its markup that its layout is "%s"',
  (_, layout, block) => {
    expect(find(toMarkup(block), 'section').dataset.layout).toBe(layout);
  },
);

test('cards show a picture, an icon or neither, as their layout has room', () => {
  const { cards } = sampleBlocks;
  const figures = (layout: typeof cards.layout | 'icon' | 'index'): string[] =>
    [...toMarkup({ ...cards, layout }).querySelectorAll('img, .icon')].map(
      (figure) => figure.querySelector('use')?.getAttribute('href') ?? figure.tagName,
    );
  expect(figures('tile')).toEqual(['IMG']);
  expect(figures('icon')).toEqual([expect.stringMatching(/#pin$/)]);
  expect(figures('index')).toEqual([
    expect.stringMatching(/#arrow-right$/),
    expect.stringMatching(/#arrow-right$/),
  ]);
});

test('steps are an ordered list', () => {
  const listOf = (layout: 'columns' | 'steps') =>
    find(toMarkup({ ...sampleBlocks.boxes, layout }), '.boxes-list').tagName;
  expect([listOf('columns'), listOf('steps')]).toEqual(['UL', 'OL']);
});

test('answers in the open need no click, and have the same ids', () => {
  const { questions } = sampleBlocks;
  const markupOf = (layout: 'stacked' | 'open') => toMarkup({ ...questions, layout });
  const [folded, open] = [markupOf('stacked'), markupOf('open')];
  expect([folded, open].map((one) => one.querySelectorAll('details').length)).toEqual([2, 0]);
  expect(find(open, '#delivery').textContent).toContain('Do you deliver?');
  expect(find(folded, '#delivery').textContent).not.toContain('Do you deliver?');
});

describe.each(types)('the block "%s"', (type) => {
  const block: BlockView = sampleBlocks[type];

  test('stands in markup without styles or scripts and hydrates to the same', () => {
    const container = toMarkup(block);
    const before = container.innerHTML;
    expect(before).not.toMatch(/style=|<script|undefined|\[object/);
    const section = find(container, 'section');
    expect(section.className.startsWith(`block ${type}`)).toBe(true);
    const mismatches: unknown[] = [];
    const services = createSampleServices();
    let root: Root | undefined;
    act(() => {
      root = hydrateRoot(container, toElement(block, services), {
        onRecoverableError: (error) => mismatches.push(error),
      });
    });
    expect(mismatches).toEqual([]);
    act(() => root?.unmount());
  });

  test('has ids that no other element has', () => {
    const ids = [...toMarkup(block).querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('a file that is not there leaves the block, and a placeholder when it takes long', () => {
  const { content } = sampleBlocks;
  expect(toMarkup(content).textContent).toBe('A heading');
  const slow = toMarkup(content, { useContent: () => ({ nodes: null, slow: true }) });
  expect(find(slow, '[aria-busy]').textContent).toBe('Loading …');
});

test('a file’s text has the headings that the manifest gives it', () => {
  const container = toMarkup(sampleBlocks.content, withText);
  expect([...container.querySelectorAll('h2')].map((heading) => heading.textContent)).toEqual([
    'A heading',
    'Benefits',
    'Our vision',
  ]);
});

test('fixed text stands in place of the file, which is asked for all the same', () => {
  const asked = vi.fn(withText.useContent);
  const fixedText = [{ type: 'paragraph' as const, text: ['Fixed.'] }];
  const container = toMarkup({ ...sampleBlocks.content, fixedText }, { useContent: asked });
  expect(find(container, '.content-nodes').textContent).toBe('Fixed.');
  expect(asked).toHaveBeenCalledWith('/files/about.txt');
});

test('the first slide alone is fetched at once', () => {
  const images = [...toMarkup(sampleBlocks.carousel).querySelectorAll('img')];
  expect(images.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy']);
});

test('a film never plays by itself and says what its files are', () => {
  const film = find<HTMLVideoElement>(toMarkup(sampleBlocks.feature), 'video');
  expect(film.hasAttribute('autoplay')).toBe(false);
  expect(film.getAttribute('preload')).toBe('none');
  expect(film.getAttribute('loading')).toBe('lazy');
  expect([...film.children].map((source) => source.getAttribute('type'))).toEqual([
    'video/webm',
    'video/mp4',
  ]);
});

test('one control halts all that moves: the carousel’s, or the marquee’s where there is none', () => {
  const { carousel, marquee } = sampleBlocks;
  const services = createSampleServices();
  const alone = render(toElement(marquee, services), services);
  expect(alone.container.querySelectorAll('.movement-control')).toHaveLength(1);
  alone.remove();
  const beside = render(toElement(marquee, services, [marquee, carousel]), services);
  expect(beside.container.querySelectorAll('.movement-control')).toHaveLength(0);
  beside.remove();
});

test('logos move in one of their layouts only, and have the control only there', () => {
  const { logos, marquee } = sampleBlocks;
  const moving = { ...logos, layout: 'marquee' as const };
  const services = createSampleServices();
  const countControls = (block: BlockView, blocks: readonly BlockView[]): number => {
    const { container, remove } = render(toElement(block, services, blocks), services);
    const { length } = container.querySelectorAll('.movement-control');
    remove();
    return length;
  };
  expect(countControls(moving, [moving])).toBe(1);
  expect(countControls(logos, [logos])).toBe(0);
  expect(countControls(marquee, [logos, marquee])).toBe(1);
  expect(countControls(marquee, [moving, marquee])).toBe(0);
});

test('a logo that is a link is called as the link is', () => {
  const container = toMarkup(sampleBlocks.logos);
  const names = [...container.querySelectorAll('li')].map(
    (logo) => `${find(logo, 'img').getAttribute('alt')}|${logo.textContent}`,
  );
  expect(names).toEqual(['A line|', '|Explore']);
});

test('a telephone link holds digits alone', () => {
  const link = find(toMarkup(sampleBlocks.offices), '[href^="tel:"]');
  expect(link.getAttribute('href')).toBe('tel:+3515550100');
});
