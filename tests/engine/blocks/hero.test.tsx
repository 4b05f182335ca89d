import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { HeroBlock } from '../../../engine/blocks/hero/hero';
import { toBlockId } from '../../../engine/content/addresses/element-ids';
import type { BlockView } from '../../../engine/generated/block-views';
import { PlainLayout } from '../../../engine/layouts/plain/plain';
import type { PageView } from '../../../engine/model/site';
import { viewOf } from '../../../engine/site/view-of';
import { buildBlockSite } from '../entry/block-site';
import { find, prerender, render } from '../render';
import { createSampleServices, samplePage, sampleSettings } from '../sample-services';
import { sampleBlocks } from './sample-blocks';

const { hero, text } = sampleBlocks;
const image = { src: '/page.svg', alt: 'The picture of the page', width: 4, height: 3 };
const page: PageView = {
  ...samplePage,
  title: 'The title',
  lead: ['The lead.'],
  image,
  breadcrumbs: [{ href: '/', label: 'Home' }],
};

/** A page with these blocks, of which the hero among them is rendered. */
function toPage(blocks: readonly BlockView[], more: Partial<PageView> = {}): HTMLElement {
  const whole = { ...page, ...more, blocks };
  const shown = blocks.find((block) => block.type === 'hero');
  return prerender(
    <PlainLayout page={whole}>
      {shown?.type === 'hero' && (
        <HeroBlock
          block={shown}
          page={whole}
          blockId={toBlockId(0)}
          settings={sampleSettings.hero}
        />
      )}
    </PlainLayout>,
    createSampleServices(),
  );
}

const titles = (within: HTMLElement, selector: string) =>
  [...within.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('a hero that begins a page is its head: there is no other', () => {
  const first = toPage([hero, text]);
  expect(titles(first, 'h1')).toEqual(['A heading']);
  expect(first.querySelector('.page-head')).toBeNull();
  expect(titles(first, '.breadcrumbs a')).toEqual(['Home']);
  expect(find(first, 'img').getAttribute('loading')).toBe('eager');
});

test('below another block it has a heading of the second level and no breadcrumbs', () => {
  const second = toPage([text, hero]);
  expect(titles(second, 'h1')).toEqual(['The title']);
  expect(titles(second, 'h2')).toEqual(['A heading']);
  expect(second.querySelectorAll('.breadcrumbs')).toHaveLength(1);
  expect(find(second, 'img').getAttribute('loading')).toBe('lazy');
});

test('as a head it shows title, lead and picture of the page where it has nothing of its own', () => {
  const bare: BlockView = { type: 'hero', layout: 'split', links: [], effect: 'none' };
  const first = toPage([bare]);
  expect(titles(first, 'h1')).toEqual(['The title']);
  expect(titles(first, '.hero-text')).toEqual(['The lead.']);
  expect(find(first, 'img').getAttribute('alt')).toBe(image.alt);
  const second = toPage([text, bare]);
  expect(titles(find(second, '.hero'), 'h1, h2, p')).toEqual([]);
});

test('a theme shapes its picture, unless that reaches the edges of the page', () => {
  const isShaped = (more: object) =>
    toPage([{ ...hero, image, ...more }]).querySelector('.page-head-picture') !== null;
  expect(isShaped({ layout: 'split' })).toBe(true);
  expect(isShaped({ layout: 'centred' })).toBe(true);
  expect(isShaped({ layout: 'centred', width: 'full' })).toBe(false);
  expect(isShaped({ layout: 'bleed' })).toBe(false);
});

test('its picture comes before the words where that is asked for', () => {
  const sideOf = (more: object) =>
    find(toPage([{ ...hero, image, ...more }]), '.hero-body').getAttribute('data-side');
  expect(sideOf({})).toBeNull();
  expect(sideOf({ side: 'end' })).toBeNull();
  expect(sideOf({ side: 'start' })).toBe('start');
});

test('words over a picture have the tone that the scheme of the page asks for', () => {
  const picture = { src: 'a.svg', alt: 'A line' };
  const toneOf = (block: object, scheme: string) => {
    const site = buildBlockSite({ type: 'hero', image: picture, ...block }, {}, { scheme });
    const view = viewOf(site, 'home');
    return find(toPage(view.blocks), '.hero-body').dataset.tone;
  };
  expect(toneOf({ layout: 'bleed' }, 'light')).toBe('light');
  expect(toneOf({ layout: 'bleed' }, 'auto')).toBe('dark');
  expect(toneOf({ layout: 'bleed' }, 'dark')).toBeUndefined();
  expect(toneOf({ layout: 'bleed', tone: 'light' }, 'dark')).toBe('light');
  expect(toneOf({ layout: 'split', tone: 'dark' }, 'dark')).toBeUndefined();
  const beside = buildBlockSite({ type: 'hero', image: picture }, {}, { scheme: 'light' });
  expect(viewOf(beside, 'home').blocks[0]).not.toHaveProperty('tone');
});

test('one button plays the film; its own controls follow, and are there without scripts', () => {
  const film = { ...hero, layout: 'film' } as const;
  expect(find(toPage([film]), 'video').hasAttribute('controls')).toBe(true);
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const services = createSampleServices();
  const { container, remove } = render(
    <HeroBlock
      block={film}
      page={{ ...page, blocks: [film] }}
      blockId={toBlockId(0)}
      settings={sampleSettings.hero}
    />,
    services,
  );
  expect(find(container, 'video').hasAttribute('controls')).toBe(false);
  expect(find(container, '.film-play').getAttribute('aria-label')).toBe('Play: Points gather');
  act(() => find(container, '.film-play').click());
  expect(play).toHaveBeenCalledOnce();
  expect(find(container, 'video').hasAttribute('controls')).toBe(true);
  expect(container.querySelector('.film-play')).toBeNull();
  play.mockRestore();
  remove();
});
