// A block of a manifest → the ids that may appear in an address: its own, and those that its module lists.
import type { BlockConfig } from '../../generated/manifest';
import type { BlockId, BlockModules, ContentFiles } from '../../model/block-module';

interface Known {
  readonly modules: BlockModules;
  readonly contents: ContentFiles;
}

export const findOwnId = ({ id }: BlockConfig): readonly BlockId[] =>
  id === undefined ? [] : [{ id, pointer: '/id' }];

/** Undefined where a content file is unknown. */
export function findBlockIds(
  block: BlockConfig,
  { modules, contents }: Known,
): readonly BlockId[] | undefined {
  const own = findOwnId(block);
  const text = modules.get(block.type)?.text;
  if (text?.ids === undefined) return own;
  const inner = text.ids(block, contents);
  return inner && [...own, ...inner];
}
