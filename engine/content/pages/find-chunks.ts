// A page → the code that comes separately: of its late blocks, and of the nodes that only some pages have.
import type { PageView } from '../../model/site';

/** The name of the chunk of those nodes among those of blocks; no type of block has it. */
export const nodesChunk = '$nodes';

export const findChunks = (
  { blocks, nodes }: Pick<PageView, 'blocks' | 'nodes'>,
  chunks: Readonly<Record<string, string>>,
): string[] =>
  [...new Set(blocks.map(({ type }): string => type)), ...(nodes ? [nodesChunk] : [])].flatMap(
    (name) => chunks[name] ?? [],
  );
