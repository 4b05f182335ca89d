// The text of a document → what shows that it is not Markdown, or begins with the settings of another tool.

import { isJsonText } from '../../model/json';
import type { ParamsOf } from '../catalogue';
import type { Cause } from '../raw-finding';
import { quoteStart } from '../text/quote-start';
import type { Mistake } from './mistake';

/** A whole text that is a list or an object of JSON, or is meant as one; words in brackets are none. */
export function findJson(text: string): Mistake | undefined {
  const start = /\S/.exec(text)?.index ?? 0;
  const beginning = text.slice(start, start + 100);
  if (!/^(?:\[\s*["{[]|\{\s*")/.test(beginning)) return undefined;
  // One line of text may be in brackets and quotes; over several lines it is JSON with a mistake in it.
  const looksWhole = /^[[{]\s*\n\s*["{[]/.test(beginning) && /[\]}]\s*$/.test(text);
  if (!looksWhole && !isJsonText(text)) return undefined;
  const [line = ''] = text.slice(start).split(/\r?\n/, 1);
  const params: ParamsOf<'foreign-markup'> = {
    markup: quoteStart(line),
    remedy: 'This is JSON: give the file the ending ".txt", or write its text as Markdown.',
  };
  return { code: 'foreign-markup', offset: start, params };
}

/** Settings in TOML before a text, between two lines of plus signs. */
export function findToml(
  text: string,
): { readonly end: number; readonly mistake: Mistake } | undefined {
  const found = /^\+{3}[ \t]*\r?\n[\s\S]*?^\+{3}[ \t]*(?:\r?\n|$)/m.exec(text);
  if (found === null || found.index > 0) return undefined;
  const params: ParamsOf<'foreign-markup'> = {
    markup: '"+++"',
    remedy:
      'Remove the lines from here to the next "+++": what they say is said in the entry of the page.',
  };
  return { end: found[0].length, mistake: { code: 'foreign-markup', offset: 0, params } };
}

/** Which lines of code other tools would mark, behind its language: "{1,3-4}". */
export function findMarkedLines(caption: string): Cause | undefined {
  if (!/^\{[\d\s,-]*\}$/.test(caption)) return undefined;
  const params: ParamsOf<'foreign-markup'> = {
    markup: JSON.stringify(caption),
    remedy: 'Remove it: no line of code is marked.',
  };
  return { code: 'foreign-markup', params };
}
