// The words of a line → asterisks with a blank between them and the words that were to be strong or emphasised.
import type { ParamsOf } from '../catalogue';
import { findBlankMark } from '../text/blank-marks';
import { quoteStart } from '../text/quote-start';
import type { DocumentContext } from './document-context';
import type { Line } from './link-places';
import { toOffset } from './source-lines';

/** Whether there is one: what else the parser makes of the asterisks is part of the same mistake. */
export function checkBlankMarks({ text, starts }: Line, context: DocumentContext): boolean {
  const found = findBlankMark(text);
  if (found === undefined) return false;
  const { index, markup, remedy } = found;
  const params: ParamsOf<'foreign-markup'> = { markup: quoteStart(markup), remedy };
  context.report(toOffset(starts, index), { code: 'foreign-markup', params });
  return true;
}
