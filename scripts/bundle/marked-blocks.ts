// The components of blocks, for the prerender → the same, each of which says that it is at work: a recursion of components leaves
// nothing of a block on the stack.
import type { Plugin } from 'esbuild';
import { toPascalCase } from '../../engine/content/shape/type-names';
import type { OwnCalls } from '../apart/own-calls';
import { toOwnFile } from '../files/block-folders';
import type { World } from '../files/world';
import { withAnnouncement } from './announcements';
import { findOwnBlocks } from './own-blocks';
import { findCardModules, makeToSource } from './with-blocks';

/** The exports of the renderers' bundle besides the renderers. */
export interface MarkedBlocks {
  /** What the marks are given to: whoever loads the bundle sets it. */
  readonly blockMarks: { set: OwnCalls['mark'] };
}

/** Components that only set the mark add nothing to the markup, and no number to React's ids. */
const marking = `
import { createElement } from 'react';
 export const blockMarks = { set() {} };
// The card of an item is shown by a block, and is none of the page.
const placeOf = ({ block, page }) => {
  const at = page.blocks.indexOf(block);
  return 'pages/' + page.id + '/blocks' + (at < 0 ? '' : '/' + at);
};
const toMark = (isOwn, type, props) => isOwn
  ? { call: 'block', type, place: placeOf(props) }
  : { call: 'page', type: '', place: props.page.id };
const explainNothing = () => Object.assign(new Error('nothing: its component returns no value'), {
  remedy: 'Write "return" before what it renders. A component that shows nothing returns null.',
});
// A class renders by a method; who returns early says so.
const returning = (Block) => typeof Block !== 'function' || Block.prototype?.isReactComponent
  ? Block
  : function ReturningBlock(props) {
      const shown = Block(props);
      if (shown === undefined && !/\\breturn\\b/.test(String(Block))) throw explainNothing();
      return shown;
    };
 export const markBlock = (isOwn, type, Block) => {
  const Shown = isOwn ? returning(Block) : Block;
  return function MarkedBlock(props) {
    blockMarks.set(toMark(isOwn, type, props));
    return createElement(Shown, props);
  };
};
`;

/** What bundles call the module with it: blocks and cards import it, and one another. */
const marks = 'plinth:marks';

const importMarks = `import { markBlock } from '${marks}';`;

/** The module with all components, with marks. */
function writeMarkedBlocks(world: World): string {
  const own = findOwnBlocks(world.workspace);
  const toSource = makeToSource(world);
  const all = [...world.contract.blocks.keys()];
  const name = (type: string): string => `${toPascalCase(type)}Block`;
  return [
    ...all.flatMap((type) => {
      const line = `import { ${name(type)} } from '${toSource(type)}';`;
      return own.has(type) ? withAnnouncement(toOwnFile(type, '.tsx'), line) : [line];
    }),
    importMarks,
    `export { blockMarks } from '${marks}';`,
    'export const allBlocks = {',
    ...all.map((type) => `  '${type}': markBlock(${own.has(type)}, '${type}', ${name(type)}),`),
    '};',
  ].join('\n');
}

/** The same with the cards of items. */
const writeMarkedCards = (world: World): string => {
  const cards = [...findCardModules(world)];
  const name = (type: string): string => `${toPascalCase(type)}Block`;
  return [
    importMarks,
    ...cards.flatMap(([type, module]) =>
      withAnnouncement(
        toOwnFile(type, '.tsx'),
        `import { ${name(type)} } from ${JSON.stringify(module)};`,
      ),
    ),
    'export const itemCards = {',
    ...cards.map(([type]) => `  '${type}': markBlock(true, '${type}', ${name(type)}),`),
    '};',
  ].join('\n');
};

/** For the bundler: in the place of the generated registries. */
export const withMarkedBlocks = (world: World): Plugin => ({
  name: 'marked-blocks',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^plinth:marks$/ }, ({ path }) => ({ path, namespace: 'marks' }));
    onLoad({ filter: /^/, namespace: 'marks' }, () => ({
      contents: marking,
      loader: 'js',
      resolveDir: world.workspace.engine,
    }));
    onLoad(
      { filter: /[\\/]engine[\\/]generated[\\/](?:all-blocks|item-cards)\.ts$/ },
      ({ path }) => ({
        contents: path.endsWith('item-cards.ts')
          ? writeMarkedCards(world)
          : writeMarkedBlocks(world),
        loader: 'js',
        resolveDir: world.workspace.engine,
      }),
    );
  },
});
