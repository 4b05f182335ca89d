import type { AnyBlock } from '../../engine/blocks/block-props';
import { allBlocks } from '../../engine/generated/all-blocks';

const components: Readonly<Record<string, unknown>> = allBlocks;

/** The component of a type of block, whose props depend on the type. */
export const findComponent = (type: string): AnyBlock => components[type] as AnyBlock;
