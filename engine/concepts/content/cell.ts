// A cell of a table → its nodes: any words, or none.
import type { RichText } from '../../generated/concept-views';
import type { Resolve } from '../../model/resolver';

export const resolveContentCell: Resolve<'content/cell', RichText> = (cell, { resolve }) =>
  resolve('content/words', cell);
