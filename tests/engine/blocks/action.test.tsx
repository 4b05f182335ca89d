import { expect, test } from 'vitest';
import { ActionBlock } from '../../../engine/blocks/action/action';
import { toBlockId } from '../../../engine/content/addresses/element-ids';
import { PageEnd } from '../../../engine/layouts/page-end';
import { viewOf } from '../../../engine/site/view-of';
import { buildBlockSite } from '../entry/block-site';
import { find, prerender } from '../render';
import { createSampleServices, samplePage, sampleSettings } from '../sample-services';
import { sampleBlocks } from './sample-blocks';

const toMarkup = (tree: React.ReactNode): HTMLElement => prerender(tree, createSampleServices());

test('an invitation between blocks and that of the page are one', () => {
  const { action } = sampleBlocks;
  const block = toMarkup(
    <ActionBlock
      block={action}
      page={samplePage}
      blockId={toBlockId(0)}
      settings={sampleSettings.action}
    />,
  );
  const end = toMarkup(<PageEnd page={{ ...samplePage, callToAction: action }} />);
  expect(find(block, '.call-to-action').innerHTML).toBe(find(end, '.call-to-action').innerHTML);
  expect(find(block, '.call-to-action').textContent).toContain('A heading');
});

test('a band stands on the opposite of the page unless the manifest says otherwise', () => {
  const link = { href: 'https://a.example', label: 'A' };
  const surfacesOf = (more: object) => {
    const entry = { heading: 'Write', link, ...more };
    const site = buildBlockSite({ type: 'action', ...entry }, { callToAction: entry });
    const { blocks, callToAction } = viewOf(site, 'home');
    return [blocks[0]?.surface, callToAction?.surface];
  };
  expect(surfacesOf({})).toEqual([undefined, undefined]);
  expect(surfacesOf({ layout: 'band' })).toEqual(['contrast', 'contrast']);
  expect(surfacesOf({ layout: 'band', surface: 'tint' })).toEqual(['tint', 'tint']);
  expect(surfacesOf({ layout: 'split', surface: 'accent' })).toEqual(['accent', 'accent']);
});
