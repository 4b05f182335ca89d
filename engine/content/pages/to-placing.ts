// Columns and offset of a block → where its parts stand on wide screens.
import type { BlockColumns, BlockOffset } from '../../generated/manifest';

interface Placed {
  readonly columns?: BlockColumns;
  readonly offset?: BlockOffset;
}

/** In words that its style sheets know: the part before the dash is the name of the sheet. */
export const toPlacing = ({ columns, offset }: Placed): readonly string[] => [
  ...(columns === undefined ? [] : [`columns-${columns.replace('/', '-')}`]),
  ...(offset === undefined ? [] : [`offset-${offset}`]),
];
