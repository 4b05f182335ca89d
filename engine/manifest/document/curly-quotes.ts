// Settings whose values stand between quotation marks of a word processor → where the first is: in YAML these are characters of it.
import { isMap, isScalar, type Document as YamlDocument } from 'yaml';
import type { ParamsOf } from '../catalogue';
import { quoteStart } from '../text/quote-start';
import type { Mistake } from './mistake';

const quoted = /^(?:[“„‟«»‘‚].*[”“«»’‘]|″.*″)$/u;

/** A title alone may be something that somebody said. `offset` is where the YAML begins in its file. */
export function findCurlyQuotes({ contents }: YamlDocument, offset: number): Mistake | undefined {
  if (!isMap(contents)) return undefined;
  const texts = contents.items.flatMap(({ value }) =>
    isScalar(value) && typeof value.value === 'string' ? [{ ...value, text: value.value }] : [],
  );
  const [first] = texts;
  if (texts.length < 2 || !texts.every(({ text }) => quoted.test(text)) || !first?.range)
    return undefined;
  const params: ParamsOf<'foreign-markup'> = {
    markup: quoteStart(first.text),
    remedy: 'Write straight quotation marks around these values, or none.',
  };
  return { code: 'foreign-markup', offset: offset + first.range[0], params };
}
