// A page view → what that page needs besides what all pages have: asked by head, budgets and prefetch alike.
import type { Assets, PageView } from '../model/site';
import type { BlockType } from './block-props';
import { eagerBlocks } from './eager-blocks';

export interface Needs {
  /** The types of its blocks, each once. */
  readonly blocks: readonly BlockType[];
  /** Its blocks and layouts as their styles are called, sorted. */
  readonly styles: readonly string[];
  /** The types of its blocks whose code is not part of the app. */
  readonly chunks: readonly BlockType[];
}

/** What of a view tells its needs. */
interface Outline extends Pick<PageView, 'blocks' | 'layout'> {
  readonly switchers: readonly unknown[];
}

export function needsOf({ blocks, layout, switchers }: Outline): Needs {
  const types = [...new Set(blocks.map(({ type }) => type))];
  const layouts = switchers.length > 0 ? [layout, 'switcher'] : [layout];
  return {
    blocks: types,
    styles: [
      ...types.map((type) => `block.${type}`),
      ...layouts.map((name) => `layout.${name}`),
    ].sort(),
    chunks: types.filter((type) => !Object.hasOwn(eagerBlocks, type)),
  };
}

/** The address of the sheet for what a page needs; undefined where the shell's is all. */
export const findSheet = (
  { sheets }: Pick<Assets, 'sheets'>,
  { styles }: Needs,
): string | undefined => sheets[styles.join(' ')];
