// A page view → what that page needs besides what all pages have: asked by head, budgets and page data alike.
import { blockModules } from '../generated/block-modules';
import type { Assets, PageView } from '../model/site';
import type { BlockType } from './block-props';

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
    chunks: types.filter((type) => blockModules[type].loading === 'late'),
  };
}

type Stock = Pick<Assets, 'sheets' | 'chunks'>;

/** The addresses of the style sheets for what a page needs: one, or none where the shell's is all. */
export const findSheets = ({ sheets }: Stock, { styles }: Needs): string[] =>
  [sheets[styles.join(' ')]].filter((sheet) => sheet !== undefined);

/** The addresses of the code. */
export const findChunks = (assets: Stock, { chunks }: Needs): string[] =>
  chunks.flatMap((type) => assets.chunks[type] ?? []);
