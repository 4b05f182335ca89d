// The engine's bundle as a file: the same bytes for the same bundle.
import { expect, test } from 'vitest';
import type { EngineBundle } from '../../../scripts/bundle/bundle-engine';
import { writeBundle } from '../../../scripts/bundle/kept-bundle';

const toBundle = (modules: readonly string[], content: string): EngineBundle => ({
  app: {
    starter: { code: '', hash: 'sha256-' },
    app: '_site/assets/browser.js',
    modules,
    chunks: {},
    components: {},
    files: [{ path: '_site/assets/browser.js', content }],
  },
  styles: { shell: '', axes: {}, late: '', live: '', print: '', layers: {}, needs: {} },
});

test('what V8 holds otherwise is written alike', () => {
  // Equal values: a list that was filled by number, a text that is part of one with wider letters.
  const modules = new Array<string>(1);
  modules[0] = 'a.js';
  const [first = '', second = ''] = [
    toBundle(['a.js'], 'const a = 1;'.repeat(9)),
    toBundle(modules, `${'const a = 1;'.repeat(9)}€`.slice(0, -1)),
  ].map((bundle) => Buffer.from(writeBundle({ id: 'one', bundle })).toString());
  expect(second).toBe(first);
  expect(JSON.parse(first)).toEqual({
    id: 'one',
    bundle: toBundle(['a.js'], 'const a = 1;'.repeat(9)),
  });
});
