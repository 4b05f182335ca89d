import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BlockProps } from '../../../engine/blocks/block-props';
import { CarouselBlock } from '../../../engine/blocks/carousel/carousel';
import { toBlockId } from '../../../engine/content/addresses/element-ids';
import { find, prerender, render } from '../render';
import {
  createSampleServices,
  type SampleServices,
  samplePage,
  sampleSettings,
} from '../sample-services';

const image = { src: '/one.svg', alt: 'A line', width: 16, height: 9 };
const block: BlockProps<'carousel'>['block'] = {
  type: 'carousel',
  layout: 'bleed',
  label: 'Highlights',
  slides: ['First', 'Second', 'Third'].map((caption) => ({ image, caption })),
  effect: 'none',
};

let services: SampleServices;
let container: HTMLElement;
let remove: () => void;
let calm: boolean;

const carousel = (
  <CarouselBlock
    block={block}
    page={{ ...samplePage, blocks: [block] }}
    settings={sampleSettings.carousel}
    blockId={toBlockId(0)}
  />
);

function open() {
  ({ container, remove } = render(carousel, services));
}

/** The one slide that can be reached. */
const shown = () =>
  [...container.querySelectorAll<HTMLElement>('.carousel-slide:not([inert])')].map((slide) =>
    slide.getAttribute('aria-label'),
  );
const pass = (time: number) => act(() => vi.advanceTimersByTime(time));
const stage = () => find(container, '.carousel-stage');
const live = () => find(container, '.carousel-track').getAttribute('aria-live');

beforeEach(() => {
  vi.useFakeTimers();
  calm = false;
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: calm }));
  Element.prototype.animate = () => ({}) as Animation;
  services = createSampleServices();
  open();
});
afterEach(() => {
  remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a carousel', () => {
  test('advances after each interval and around the end', () => {
    const { interval } = sampleSettings.carousel;
    expect(interval).toBe(3000);
    expect(shown()).toEqual(['Slide 1 of 3']);
    pass(interval - 1);
    expect(shown()).toEqual(['Slide 1 of 3']);
    pass(1);
    expect(shown()).toEqual(['Slide 2 of 3']);
    pass(interval);
    expect(shown()).toEqual(['Slide 3 of 3']);
    pass(interval);
    expect(shown()).toEqual(['Slide 1 of 3']);
  });

  test('goes on and back by its buttons', () => {
    act(() => find(container, '[aria-label="Next slide"]').click());
    expect(shown()).toEqual(['Slide 2 of 3']);
    act(() => find(container, '[aria-label="Previous slide"]').click());
    act(() => find(container, '[aria-label="Previous slide"]').click());
    expect(shown()).toEqual(['Slide 3 of 3']);
  });

  test('stands under a pointer and goes on after it', () => {
    act(() => void stage().dispatchEvent(new Event('pointerenter')));
    pass(9000);
    expect(shown()).toEqual(['Slide 1 of 3']);
    expect(live()).toBe('polite');
    act(() => void stage().dispatchEvent(new Event('pointerleave')));
    pass(3000);
    expect(shown()).toEqual(['Slide 2 of 3']);
    expect(live()).toBe('off');
  });

  test('stands around the focus', () => {
    act(() => find(container, '[aria-label="Next slide"]').focus());
    pass(9000);
    expect(shown()).toEqual(['Slide 1 of 3']);
  });

  test('stands in a hidden tab', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    pass(9000);
    expect(shown()).toEqual(['Slide 1 of 3']);
    hidden.mockRestore();
  });

  test('stands and goes by the one control of all that moves', () => {
    const control = find(container, '.movement-control');
    expect(control.getAttribute('aria-label')).toBe('Pause movement');
    act(() => control.click());
    pass(9000);
    expect(shown()).toEqual(['Slide 1 of 3']);
    expect(services.visit.paused.get()).toBe(true);
    expect(control.getAttribute('aria-label')).toBe('Play movement');
    act(() => services.visit.paused.set(false));
    pass(3000);
    expect(shown()).toEqual(['Slide 2 of 3']);
  });

  test('never moves by itself where less motion is asked for', () => {
    remove();
    calm = true;
    open();
    pass(9000);
    expect(shown()).toEqual(['Slide 1 of 3']);
  });

  test('before the app runs every slide can be reached and nothing needs it', () => {
    remove();
    container = prerender(carousel, services);
    expect(shown()).toHaveLength(3);
    expect(container.querySelectorAll('button')).toHaveLength(0);
    open();
  });

  test('leaves no timer behind', () => {
    remove();
    expect(vi.getTimerCount()).toBe(0);
    open();
  });
});
