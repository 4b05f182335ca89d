import { act } from 'react';
import { expect, test } from 'vitest';
import { GalleryBlock } from '../../../engine/blocks/gallery/gallery';
import { toBlockId } from '../../../engine/content/addresses/element-ids';
import { find, prerender, render } from '../render';
import { createSampleServices, samplePage, sampleSettings } from '../sample-services';
import { sampleBlocks } from './sample-blocks';

const gallery = (
  <GalleryBlock
    block={sampleBlocks.gallery}
    page={samplePage}
    blockId={toBlockId(0)}
    settings={sampleSettings.gallery}
  />
);

test('without scripts each picture leads to its file', () => {
  const container = prerender(gallery, createSampleServices());
  const files = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(files).toEqual(['/one.svg', '/two.svg', '/one.svg']);
  expect(container.querySelector('dialog, button')).toBeNull();
});

test('a plain click opens the picture, any other is the browser’s', () => {
  const { container, remove } = render(gallery, createSampleServices());
  /** Whether the browser would follow the link. */
  const click = (more: object): boolean => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...more });
    act(() => void find(container, '.gallery-link').dispatchEvent(event));
    return !event.defaultPrevented;
  };
  expect(click({ ctrlKey: true })).toBe(true);
  expect(container.querySelector('dialog')).toBeNull();
  expect(click({})).toBe(false);
  expect(find<HTMLDialogElement>(container, 'dialog').open).toBe(true);
  expect(find(container, '.gallery-large:not([hidden])').textContent).toBe('A short sentence.');
  remove();
});

test('buttons lead from picture to picture, and from the last to the first', () => {
  const { container, remove } = render(gallery, createSampleServices());
  const press = (selector: string) => act(() => find(container, selector).click());
  const count = () => find(container, '.gallery-count').textContent;
  press('.gallery-link');
  const seen = [count()];
  for (const to of ['next', 'next', 'next', 'previous']) {
    press(`[data-to="${to}"]`);
    seen.push(count());
  }
  expect(seen).toEqual([1, 2, 3, 1, 3].map((n) => `Picture ${n} of 3`));
  expect(container.querySelectorAll('.gallery-large:not([hidden])')).toHaveLength(1);
  remove();
});
