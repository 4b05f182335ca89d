// Generated from the files of engine/ by `npm run types`: change those, not this file.
// The blocks that move by themselves: the first leading one, otherwise the first following one, has the pause control.
import type { BlockType } from '../model/block-types';

export const leadingTypes: readonly BlockType[] = ['carousel'];

export const followingTypes: readonly BlockType[] = ['marquee'];

// The blocks that are the head of the page that they begin.
export const headTypes: readonly BlockType[] = ['hero'];
