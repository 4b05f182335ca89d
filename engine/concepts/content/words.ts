// Words as a text or as its parts → their nodes.
import type { RichText } from '../../generated/concept-views';
import type { Resolve } from '../../model/resolver';

export const resolveContentWords: Resolve<'content/words', RichText> = (words, { resolve }) =>
  typeof words === 'string' ? resolve('running-text', words) : resolve('content/parts', words);
