// Settings below those of a page, as where two documents were merged: Markdown reads them as a rule and words.
import type { ParamsOf } from '../catalogue';
import { quoteStart } from '../text/quote-start';
import { withFeeds } from './front-matter';
import type { Mistake } from './mistake';

const next =
  /^\s*(---[ \t]*\r?\n[a-z][\w-]*:[ \t]+\S[^\n]*\n(?:(?:[a-z][\w-]*:(?=\s)|[ \t]|- )[^\n]*\n)*---[ \t]*(?:\r?\n|$))/;

/** `end`: of the settings of the page. What else is found in the second ones is part of the same mistake. */
export function checkSecondMatter(
  mistakes: readonly Mistake[],
  text: string,
  end: number,
): readonly Mistake[] {
  const [whole, lines] = next.exec(withFeeds(text.slice(end))) ?? [];
  if (whole === undefined || lines === undefined) return mistakes;
  const behind = end + whole.length;
  const offset = behind - lines.length;
  const [, first = ''] = lines.split(/\r?\n/, 2);
  const params: ParamsOf<'foreign-markup'> = {
    markup: quoteStart(first),
    remedy:
      'Move these lines into the settings at the top, or remove them, with the lines of hyphens around them.',
  };
  const others = mistakes.filter(({ offset: at }) => at < offset || at >= behind);
  return [...others, { code: 'foreign-markup', offset, params }];
}
