// Not quick: it bundles the engine.
import { build } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { blockModules } from '../../../engine/generated/block-modules';
import { bundleEngine } from '../../../scripts/bundle/bundle-engine';
import type { StyleBundle } from '../../../scripts/bundle/bundle-styles';
import { openWorld } from '../../../scripts/source/open-world';

let styles: StyleBundle;
beforeAll(async () => {
  ({ styles } = await bundleEngine({ world: await openWorld('.'), minify: true }));
});

/** The selectors of a sheet as they would stand without nesting. */
async function findSelectors(css: string): Promise<string[]> {
  const flat = await build({
    stdin: { contents: css, loader: 'css' },
    supported: { nesting: false },
    write: false,
  });
  const text = flat.outputFiles[0]?.text.replace(
    /@keyframes [^{]+\{(?:[^{}]*\{[^}]*\})*\s*\}/g,
    '',
  );
  return [...(text ?? '').matchAll(/(?:^|[{};])\s*([^@{};\s][^@{};]*)\{/g)].flatMap(
    ([, list = '']) =>
      // What esbuild makes of a list with rules nested in it.
      list.startsWith(':is(') ? list.slice(4).split(/,\s*/) : list.trim().split(/,\s*(?![^(]*\))/),
  );
}

const declared = (sheet: string): string[] =>
  /@layer ([^;{]+);/.exec(sheet)?.[1]?.split(/,\s*/) ?? [];

test('the sheet of a block styles that block, in a layer of its own', async () => {
  const blocks = Object.keys(styles.layers).filter((layer) => layer.startsWith('block.'));
  expect(blocks.length).toBeGreaterThan(6);
  for (const layer of blocks) {
    const css = styles.layers[layer] ?? '';
    const [, name] = layer.split('.');
    expect(css.startsWith(`@layer block.${name}{`)).toBe(true);
    const selectors = await findSelectors(css);
    expect(selectors.length).toBeGreaterThan(0);
    expect(
      selectors.filter((selector) => !new RegExp(`^\\.${name}(?![a-z])`).test(selector)),
    ).toEqual([]);
  }
});

test('the first statement of the shell names every layer once: blocks above what they share, by name', () => {
  const order = declared(styles.shell);
  expect(new Set(order).size).toBe(order.length);
  const of = (kind: string) => order.filter((layer) => layer.startsWith(`${kind}.`));
  const parts = Object.keys(styles.layers).map((part) => part.split('.').slice(0, 2).join('.'));
  expect([...of('block'), ...of('layout'), ...of('part')].sort()).toEqual([...new Set(parts)]);
  for (const kind of ['block', 'layout', 'part']) expect(of(kind)).toEqual(of(kind).sort());
  const kinds = order.map((layer) => layer.replace(/\..*/, ''));
  expect([...new Set(kinds)]).toEqual([
    ...[
      'reset',
      'tokens',
      'base',
      'ui',
      'shell',
      'layouts',
      'layout',
      'blocks',
      'part',
      'block',
      'axes',
    ],
    ...['live', 'effects', 'preferences'],
  ]);
});

test('no rule stands outside of a layer that the shell names', () => {
  const { shell, live, layers } = styles;
  const order = declared(shell);
  for (const sheet of [shell, live, ...Object.values(layers)]) {
    let depth = 0;
    const outer = [...sheet].filter((character) => {
      if (character === '}') depth -= 1;
      if (character === '{') depth += 1;
      return depth === 0 && character !== '}';
    });
    // Of each block only its prelude is left.
    const [, rest = ''] = /^(?:@layer [\w.,-]+;)?(.*)$/s.exec(outer.join('')) ?? [];
    const used = rest.split('@layer').map((name) => name.trim());
    expect(used.filter((name) => name !== '' && !order.includes(name))).toEqual([]);
    expect(used.length).toBeGreaterThan(1);
  }
});

test('a block needs the sheets of the components that it is made of', () => {
  expect(
    Object.keys(styles.needs)
      .filter((name) => /^block\.[^.]+$/.test(name))
      .sort(),
  ).toEqual(
    Object.keys(blockModules)
      .map((type) => `block.${type}`)
      .sort(),
  );
  expect(styles.needs['block.cards']).toEqual(styles.needs['block.children']);
  expect(styles.needs['block.people']).toContain('part.dialog');
  expect(styles.needs['block.form']).toEqual(['block.form', 'part.form']);
  const used = new Set(Object.values(styles.needs).flat());
  expect([...used].sort()).toEqual(Object.keys(styles.layers));
});
