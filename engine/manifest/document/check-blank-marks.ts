// The words of a line → asterisks with a blank between them and the words that were to be strong or emphasised.
import type { ParamsOf } from '../catalogue';
import { type BlankMark, findBlankMark } from '../text/blank-marks';
import { quoteStart } from '../text/quote-start';
import type { DocumentContext } from './document-context';
import type { Line } from './link-places';
import { toOffset } from './source-lines';

/** An item of an inner list in Textile, Jira or AsciiDoc, or a note in the line below the words. */
const innerItem = /(?<=(?<!\\| {2})\n)\*{2,3}[ \t]+["'“„«]*\p{L}[^\n]*/u;

function findInnerItem(text: string): BlankMark | undefined {
  const [markup] = innerItem.exec(text) ?? [];
  return markup === undefined
    ? undefined
    : {
        index: text.indexOf(markup),
        markup,
        remedy:
          'Write an item of an inner list with one asterisk, below the words of the one around it: "  * two". Before a note, leave a line free.',
      };
}

/** Whether there is one: what else the parser makes of the asterisks is part of the same mistake. */
export function checkBlankMarks({ text, starts }: Line, context: DocumentContext): boolean {
  const found = findInnerItem(text) ?? findBlankMark(text);
  if (found === undefined) return false;
  const { index, markup, remedy } = found;
  const params: ParamsOf<'foreign-markup'> = { markup: quoteStart(markup), remedy };
  context.report(toOffset(starts, index), { code: 'foreign-markup', params });
  return true;
}
