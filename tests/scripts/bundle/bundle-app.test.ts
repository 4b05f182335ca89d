// Not quick: it bundles the engine.
import { beforeAll, expect, test } from 'vitest';
import { bundleApp } from '../../../scripts/bundle/bundle-app';
import { openWorld } from '../../../scripts/source/open-world';

let code: readonly string[];
beforeAll(async () => {
  const { files } = await bundleApp({ world: await openWorld('.'), minify: true });
  code = files.filter(({ path }) => path.endsWith('.js')).map(({ content }) => content);
});

test('no code knows of marks, which words have in development alone', () => {
  expect(code.filter((text) => /[\uE000-\uE002]|\\uE00|plinth\.place/i.test(text))).toEqual([]);
});

test('all code begins with the word that has it compiled beside the main thread', () => {
  expect(code.length).toBeGreaterThan(5);
  const beginnings = code.map((text) => text.split('\n')[0]);
  expect(new Set(beginnings)).toEqual(new Set(['//# allFunctionsCalledOnLoad']));
});
