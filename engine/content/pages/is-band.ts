// A block → whether it stands on a band of its own, from edge to edge of the page.
import type { BlockView } from '../../generated/block-views';

export const isBand = ({ surface }: Pick<BlockView, 'surface'>): boolean =>
  surface !== undefined && surface !== 'ground';
