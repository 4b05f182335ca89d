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

/** Whatever the code is called, settings stand at its beginning. */
const fencedMatter = /^\s*(?:`{3,}|~{3,})[ \t]*\w*[ \t]*\r?\n---[ \t]*\r?\n[a-z][\w-]*:/;
const fencedYaml = /^\s*(?:`{3,}|~{3,})[ \t]*ya?ml[ \t]*\r?\n(?:[a-z][\w-]*:\s.*\n)*title:[ \t]/i;
const fencedText = /^\s*(`{3,}|~{3,})[ \t]*(?:markdown|md)[ \t]*\r?\n(?:(?!\1).*\n)*\1\s*$/i;

/** A text, or its settings, between two lines of backticks, as assistants answer. */
export function findFenced(
  text: string,
): { readonly mistake: Mistake; readonly hasMatter: boolean } | undefined {
  const hasMatter = fencedMatter.test(text) || fencedYaml.test(text);
  if (!hasMatter && !fencedText.test(text)) return undefined;
  const offset = text.search(/\S/);
  const [line = ''] = text.slice(offset).split(/\r?\n/, 1);
  const remedy = fencedYaml.test(text)
    ? 'Write "---" in place of the two lines of backticks.'
    : 'Remove the two lines of backticks: what stands between them would be shown as code.';
  const mistake: Mistake = hasMatter
    ? {
        code: 'not-yaml',
        offset,
        params: { reason: 'a line of backticks stands before it', remedy },
      }
    : { code: 'foreign-markup', offset, params: { markup: quoteStart(line), remedy } };
  return { mistake, hasMatter };
}

const words = '(?![\\s#`>|-])[^\\n]{1,300}';
const code = '(`{3,}|~{3,})[ \\t]*(?:markdown|md)[ \\t]*\\r?\\n(?:(?!\\1).*\\n)*\\1[ \\t]*';
const fencedBody = new RegExp(`^\\s*(?:${words}:[ \\t]*\\r?\\n\\s*)?${code}\\s*$`, 'i');

/** Below the settings: a text between two lines of backticks, and what an assistant says before it. */
export function findFencedBody(text: string, start: number): Mistake | undefined {
  const body = text.slice(start);
  if (!fencedBody.test(body)) return undefined;
  const offset = start + body.search(/^(?:`{3}|~{3})/m);
  const [line = ''] = text.slice(offset).split(/\r?\n/, 1);
  const remedy =
    'Remove the two lines of backticks, and what the assistant says before them: what stands between them would be shown as code.';
  return { code: 'foreign-markup', offset, params: { markup: quoteStart(line), remedy } };
}

/** Settings in TOML before a text, between two lines of plus signs. */
export function findToml(
  text: string,
): { readonly end: number; readonly mistake: Mistake } | undefined {
  const found = /^\+{3}[ \t]*\r?\n[\s\S]*?^\+{3}[ \t]*(?:\r?\n|$)/m.exec(text);
  if (found === null || found.index > 0) return undefined;
  const params: ParamsOf<'not-yaml'> = {
    reason: 'it is TOML',
    remedy: 'Write "---" in place of "+++", and "name: value" in each line between them.',
  };
  return { end: found[0].length, mistake: { code: 'not-yaml', offset: 0, params } };
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
