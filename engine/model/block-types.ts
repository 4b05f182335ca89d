// The block types, and what a manifest says about all blocks of a type.
import type { BlockConfigs, BlockSettings } from '../generated/manifest';

export type BlockType = keyof BlockConfigs;

/** The labels and constants of a block type; most types have none. */
export type SettingsOf<Type extends BlockType> = Type extends keyof BlockSettings
  ? BlockSettings[Type]
  : object;

/** The settings of the block types that a site shows. */
export type ShownSettings = { readonly [Type in BlockType]?: SettingsOf<Type> } & {
  readonly [type: string]: object | undefined;
};
