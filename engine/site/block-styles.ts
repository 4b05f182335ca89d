// The blocks of a page → the names of their styles, and the tones of their pictures.
import { isBand } from '../content/pages/is-band';
import type { BlockView } from '../generated/block-views';
import type { BlockModules } from '../model/block-module';
import type { CommonBlock } from '../model/common-block';
import type { StyleFacts } from '../model/style-facts';

/** Its layout, and what every block can have that needs rules. */
function listCommon(block: CommonBlock): (string | undefined | false)[] {
  const { align, kicker, layout, placing = '', space, surface, width } = block;
  return [
    layout,
    kicker && 'kicker',
    ...(isBand(block) ? ['surface', `surface-${surface}`] : []),
    width && width !== 'wide' && `width-${width}`,
    align === 'centre' && 'centre',
    space && 'space',
    ...placing.split(' ').map((word) => word.replace(/-.*/, '')),
  ];
}

/** `more` are names of further styles. */
export function findStyles(
  blocks: readonly BlockView[],
  modules: BlockModules,
  more: readonly string[] = [],
): StyleFacts {
  const styled = blocks.flatMap((block) => {
    const name = `block.${block.type}`;
    const style = modules.get(block.type)?.style;
    const variants = [
      ...listCommon(block),
      style?.drawn?.(block) && (block as { readonly drawing?: string }).drawing,
      ...(style?.variants?.(block) ?? []),
    ];
    return [name, ...variants.flatMap((variant) => (variant ? `${name}.${variant}` : []))];
  });
  const tones = blocks.flatMap((block) => modules.get(block.type)?.style?.tones?.(block) ?? []);
  return {
    styled: [...new Set([...styled, ...more])],
    ...(tones.length > 0 && { tones: [...new Set(tones)] }),
  };
}
