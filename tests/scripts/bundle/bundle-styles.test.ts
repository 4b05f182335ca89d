// Not quick: it bundles the engine.
import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { blockModules } from '../../../engine/generated/block-modules';
import { bundleEngine } from '../../../scripts/bundle/bundle-engine';
import type { StyleBundle } from '../../../scripts/bundle/bundle-styles';
import { openWorld } from '../../../scripts/source/open-world';
import { listFolder } from '../../list-folder';

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

test('the first statement of the shell orders the kinds of layers: blocks above what they share', () => {
  expect(declared(styles.shell)).toEqual([
    ...['reset', 'tokens', 'base', 'ui', 'shell', 'layouts', 'layout', 'blocks', 'part', 'block'],
    ...['axes', 'live', 'effects', 'preferences'],
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
    const kinds = used.map((name) => name.replace(/\..*/, ''));
    expect(kinds.filter((name) => name !== '' && !order.includes(name))).toEqual([]);
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
  expect(styles.needs['block.people.live']).toContain('part.dialog.live');
  expect(styles.needs['block.form']).toEqual(['block.form', 'part.form']);
  expect(styles.needs['block.people.rows']).toEqual(['block.people.rows']);
  const used = new Set(Object.values(styles.needs).flat());
  expect([...used].sort()).toEqual(Object.keys(styles.layers));
});

test('the outline of a picture in one place comes after what clears that of the theme', () => {
  const names = Object.keys(styles.layers);
  const clear = names.indexOf('image-clear.edge.page');
  const outlines = names.filter((name) => name.startsWith('image-edge.'));
  expect(outlines.length).toBe(5);
  for (const name of outlines) expect(names.indexOf(name)).toBeGreaterThan(clear);
  expect(clear).toBeGreaterThan(-1);
  expect(styles.needs['axis.image-edge.arch']).toEqual(['image-edge.arch.page']);
});

/** The layouts that the schema of something names. */
async function listLayouts(name: string): Promise<string[]> {
  const { properties } = JSON.parse(await readFile(`schemas/${name}.schema.json`, 'utf8'));
  return properties.layout?.enum ?? [];
}

test('each layout of a block has a sheet, or is what the sheet of the block itself describes', async () => {
  for (const type of Object.keys(blockModules)) {
    const layouts = await listLayouts(`blocks/${type}`);
    const own = layouts.filter((layout) => styles.needs[`block.${type}.${layout}`]?.length);
    // What a text may hold, too, is styled by the sheet of that kind.
    const isDescribed = [`block.${type}`, `node.${type}`].some(
      (name) => styles.needs[name]?.length,
    );
    const described = isDescribed ? layouts.slice(1) : layouts;
    expect([type, ...described.filter((layout) => !own.includes(layout))]).toEqual([type]);
  }
  const invitations = await listLayouts('call-to-action');
  expect(invitations.flatMap((layout) => styles.needs[`layout.plain.${layout}`] ?? [])).toEqual(
    invitations.map((layout) => `part.call-to-action.${layout}`),
  );
});

test('no weight, size or case is written into the sheet of a block', async () => {
  const sheets = ['blocks', 'layouts']
    .flatMap((folder) => listFolder(`engine/${folder}`))
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .filter((path) => path.endsWith('.css') && !path.endsWith('.print.css'));
  expect(sheets.length).toBeGreaterThan(30);
  for (const path of sheets) {
    const css = await readFile(path, 'utf8');
    const set = [...css.matchAll(/^\s*(font|font-size|font-weight|text-transform): ([^;]+);/gm)];
    // Between two values of the theme a sheet may reckon: no unit is written then.
    const written = set.filter(
      ([, , value = '']) =>
        !/^(?:inherit|none|normal|var\(.*|calc\((?:var\(--[\w-]+\)|[()+*/ \d])+\))$/s.test(value),
    );
    expect([path, ...written.map(([declaration]) => declaration.trim())]).toEqual([path]);
  }
});
