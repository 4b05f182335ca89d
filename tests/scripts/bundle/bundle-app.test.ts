// Not quick: it bundles the engine.
import { expect, test } from 'vitest';
import { bundleApp } from '../../../scripts/bundle/bundle-app';
import { openWorld } from '../../../scripts/source/open-world';

test('all code begins with the word that has it compiled beside the main thread', async () => {
  const { files } = await bundleApp({ world: await openWorld('.'), minify: true });
  const code = files.filter(({ path }) => path.endsWith('.js'));
  expect(code.length).toBeGreaterThan(5);
  const beginnings = code.map(({ content }) => new TextDecoder().decode(content).split('\n')[0]);
  expect(new Set(beginnings)).toEqual(new Set(['//# allFunctionsCalledOnLoad']));
});
