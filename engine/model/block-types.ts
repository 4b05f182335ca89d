// The types of blocks, and what a manifest says of all blocks of one.
import type { BlockConfigs, BlockSettings } from '../generated/manifest';

export type BlockType = keyof BlockConfigs;

/** The words of the engine in blocks of a type, and their constants; most types have none. */
export type SettingsOf<Type extends BlockType> = Type extends keyof BlockSettings
  ? BlockSettings[Type]
  : object;

/** By type, of the blocks that a site shows. */
export type ShownSettings = { readonly [Type in BlockType]?: SettingsOf<Type> };
