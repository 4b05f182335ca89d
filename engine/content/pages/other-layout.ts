// A member of a block that one layout alone shows + the layout of the block → what is said in vain, or missing.
import type { BlockMistake } from '../../model/block-module';

export function findOtherLayout<Config extends { readonly layout?: string }>(
  config: Config,
  member: keyof Config & string,
  layout: NonNullable<Config['layout']>,
): readonly BlockMistake[] {
  const { layout: chosen } = config;
  if (config[member] === undefined || chosen === undefined || chosen === layout) return [];
  return [
    { at: `/${member}`, cause: { code: 'other-layout', params: { member, layout, chosen } } },
  ];
}

/** The same, and the other way round: a layout for the sake of a member that is not there. */
export function checkLayoutMember<Config extends { readonly layout?: string }>(
  config: Config,
  member: keyof Config & string,
  layout: NonNullable<Config['layout']>,
): readonly BlockMistake[] {
  if (config.layout !== layout || config[member] !== undefined)
    return findOtherLayout(config, member, layout);
  return [{ at: '/layout', cause: { code: 'empty-layout', params: { member, layout } } }];
}
