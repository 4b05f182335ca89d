// What places say of a picture, so that it can be said anew once another picture is in its place.
import { expect, test } from 'vitest';
import { listDescriptions } from '../../../scripts/editor/shell/picture-descriptions';
import type { EditorState } from '../../../scripts/editor/site-state';

const src = 'images/oven.jpg';
const blocks = [
  { image: { src, alt: 'The oven' } },
  { image: { src, decorative: true } },
  { image: { src, alt: 'Bread' } },
  { image: { src, alt: 'The oven' } },
];
const site = { manifest: { pages: { home: { blocks } } } } as unknown as EditorState;
const toUse = (file: string, pointer: string) => ({ file, pointer, line: 1 });

test('equal words once, with all their places', () => {
  const pathOf = (index: number) => ['pages', 'home', 'blocks', index, 'image', 'alt'];
  const uses = [
    ...blocks.map((_, index) =>
      toUse('site.manifest.json', `/pages/home/blocks/${index}/image/src`),
    ),
    toUse('files/text/bread.md', '/0/src'),
  ];
  expect(listDescriptions(site, uses)).toEqual([
    { words: 'The oven', paths: [pathOf(0), pathOf(3)] },
    { words: 'Bread', paths: [pathOf(2)] },
  ]);
});
