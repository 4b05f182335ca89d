import type { RichText } from '../../generated/concept-views';
import { resolvePublishedTarget } from '../addresses/address';
import { parseRichText } from '../text/rich-text';

/** The nodes of a text as it is published: its links lead to addresses. */
export const parsePublishedText = (text: string): RichText =>
  parseRichText(text, resolvePublishedTarget);
