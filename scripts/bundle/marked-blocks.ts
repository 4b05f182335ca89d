// The components of blocks, for the prerender → the same, each of which says that it is at work: a recursion of components leaves
// nothing of a block on the stack.
import type { Plugin } from 'esbuild';
import { toPascalCase } from '../../engine/content/shape/type-names';
import type { OwnCalls } from '../apart/own-calls';
import type { World } from '../files/world';
import { withAnnouncement } from './announcements';
import { findOwnBlocks } from './own-blocks';
import { makeToSource } from './with-blocks';

/** The exports of the renderers' bundle besides the renderers. */
export interface MarkedBlocks {
  /** What the marks are given to: whoever loads the bundle sets it. */
  readonly blockMarks: { set: OwnCalls['mark'] };
}

/** Components that only set the mark add nothing to the markup, and no number to React's ids. */
const marking = `
import { createElement } from 'react';
 export const blockMarks = { set() {} };
const toMark = (isOwn, type, { block, page }) => isOwn
  ? { call: 'block', type, place: 'pages/' + page.id + '/blocks/' + page.blocks.indexOf(block) }
  : { call: 'page', type: '', place: page.id };
const markBlock = (isOwn, type, Block) => function MarkedBlock(props) {
  blockMarks.set(toMark(isOwn, type, props));
  return createElement(Block, props);
};
`;

/** The module with all components, with marks. */
function writeMarkedBlocks(world: World): string {
  const own = findOwnBlocks(world.workspace);
  const toSource = makeToSource(world);
  const all = [...world.contract.blocks.keys()];
  const name = (type: string): string => `${toPascalCase(type)}Block`;
  return [
    ...all.flatMap((type) => {
      const line = `import { ${name(type)} } from '${toSource(type)}';`;
      return own.has(type) ? withAnnouncement(`blocks/${type}/${type}.tsx`, line) : [line];
    }),
    marking,
    'export const allBlocks = {',
    ...all.map((type) => `  '${type}': markBlock(${own.has(type)}, '${type}', ${name(type)}),`),
    '};',
  ].join('\n');
}

/** For the bundler: in the place of the generated registry. */
export const withMarkedBlocks = (world: World): Plugin => ({
  name: 'marked-blocks',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]engine[\\/]generated[\\/]all-blocks\.ts$/ }, () => ({
      contents: writeMarkedBlocks(world),
      loader: 'js',
      resolveDir: world.workspace.engine,
    }));
  },
});
