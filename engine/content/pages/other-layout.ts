// A member of a block that one layout alone shows + the layout of the block → what is said in vain, or missing.
import type { BlockMistake } from '../../model/block-module';

type Layout<Config extends { readonly layout?: string }> = NonNullable<Config['layout']>;

export function findOtherLayout<Config extends { readonly layout?: string }>(
  config: Config,
  member: keyof Config & string,
  layout: Layout<Config>,
): readonly BlockMistake[] {
  const { layout: chosen } = config;
  if (config[member] === undefined || chosen === undefined || chosen === layout) return [];
  return [
    { at: `/${member}`, cause: { code: 'other-layout', params: { member, layout, chosen } } },
  ];
}

/** The same of a member that some layouts show, and the other way round: a layout for the sake of a member that is not there. */
export function checkLayoutMember<Config extends { readonly layout?: string }>(
  config: Config,
  member: keyof Config & string,
  ...[first, ...others]: readonly [Layout<Config>, ...Layout<Config>[]]
): readonly BlockMistake[] {
  const layout = others.find((other) => other === config.layout) ?? first;
  if (config.layout !== layout || config[member] !== undefined)
    return findOtherLayout(config, member, layout);
  return [{ at: '/layout', cause: { code: 'empty-layout', params: { member, layout } } }];
}
