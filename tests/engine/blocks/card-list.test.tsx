import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardList } from '../../../engine/blocks/card-list';
import { sampleCards } from './sample-blocks';

test('where no card is left there is no list', () => {
  expect(renderToStaticMarkup(<CardList cards={[]} layout="tile" level={2} />)).toBe('');
  expect(renderToStaticMarkup(<CardList cards={sampleCards} layout="tile" level={2} />)).toMatch(
    /^<ul.*<li/,
  );
});
