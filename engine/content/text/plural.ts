// A text with a form for each plural of its language + a count → the form for that count.
import { toLocale } from './locale';

const form = /(?:^|\|)\s*(zero|one|two|few|many|other):/g;

/** Categories of CLDR, as `Intl.PluralRules` names them. Of a text that begins with none of them, there is one form. */
export function choosePlural(
  text: string,
  { count, language }: { readonly count: number; readonly language: string },
): string {
  const found = [...text.matchAll(form)];
  if (found[0]?.index !== 0) return text;
  const forms = new Map(
    found.map((match, index) => [
      match[1],
      text.slice(match.index + match[0].length, found[index + 1]?.index).trim(),
    ]),
  );
  const category = new Intl.PluralRules(toLocale(language)).select(count);
  return forms.get(category) ?? forms.get('other') ?? text;
}
