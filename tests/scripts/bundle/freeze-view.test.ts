// A component that sorts or fills a list of its block would change what browsers get.
import { expect, test } from 'vitest';
import { freezeView } from '../../../scripts/bundle/freeze-view';

test('nothing in a view can be changed', () => {
  const view = {
    list: [{ words: ['One.', 'Two.'] }, { words: [] as string[] }],
    text: 'words',
    none: null,
  };
  freezeView(view);
  expect(() => view.list.reverse()).toThrow(TypeError);
  expect(() => view.list[0]?.words.push('Three.')).toThrow(TypeError);
  expect(() => Object.assign(view, { text: 'others' })).toThrow(TypeError);
});
