// Generated from the files of engine/ by `npm run types`: change those, not this file.
// The blocks that move by themselves: beside the first that leads, or else that follows, stands the pause control.
import type { BlockType } from '../model/block-types';

export const leadingTypes: readonly BlockType[] = ['carousel'];

export const followingTypes: readonly BlockType[] = ['marquee'];
