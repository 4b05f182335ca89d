// The words of a cell of a data file → what is wrong with them, whatever they are for: readers would read them as they are.
import { findVariables } from '../../content/text/substitute';
import { findForeignMarkup, toWordsAlone } from '../text/foreign-markup';
import { findGarbled } from '../text/garbled';
import { findHiddenCharacter } from '../text/hidden-characters';
import type { TextFinding } from '../text/text-finding';

interface WrongWords {
  readonly reason: string;
  readonly remedy: string;
}

/** What spreadsheets save where a formula fails, in the languages of their programs. */
const failed = [
  '#REF! #N/A #VALUE! #DIV/0! #NAME? #NULL! #NUM! #SPILL! #CALC! #ERROR!',
  '#BEZUG! #NV #WERT! #ZAHL! #VALEUR! #NOM? #NOMBRE! #NUL! #¡REF! #¡VALOR! #¡NUM! #¡DIV/0! #¿NOMBRE?',
  '#N/D #RIF! #VALORE! #NOME? #VALOR! #NÚM! #VERW! #WAARDE! #N/B #NAAM? #GETAL! #DEEL/0! #ADR! #ARG! #LICZBA!',
].flatMap((line) => line.split(' '));

/** "=SUM(A1:A3)", "=B2*1.2": saved as it was typed, not as what it gives. */
const formula = /^=\s*[-+]?(?:[\p{L}.]+\(.*\)|\$?[A-Z]{1,3}\$?\d+)/u;

/** Rows are data: braces in them are words, but for those of which it is clear what was meant. */
export function findWrongWords(
  words: string,
  variables: ReadonlySet<string> | undefined,
): WrongWords | undefined {
  if (failed.includes(words))
    return {
      reason: `"${words}" stands for a formula that fails`,
      remedy: 'Correct the formula, and save the table again.',
    };
  if (formula.test(words))
    return {
      reason: `"${words}" is a formula`,
      remedy: 'Save the table with the values that its formulas give.',
    };
  const name = words.includes('{')
    ? findVariables(words).find((one) => variables?.has(one))
    : undefined;
  return name === undefined
    ? undefined
    : {
        reason: `"{${name}}" is not filled in, for rows have no variables`,
        remedy: 'Write what it stands for.',
      };
}

/** "1.250" → "1250" and "1.25"; a further zero says that the full stop begins decimals. */
export function explainTwoWays(words: string): WrongWords {
  const [whole = '', rest = ''] = words.split(/[.,]/);
  const decimals = rest.endsWith('0') ? rest.replace(/0+$/, '') : `${rest}0`;
  const small = decimals === '' ? whole : `${whole}.${decimals}`;
  return {
    reason: `"${words}" can be read as ${whole}${rest}, and as ${small}`,
    remedy: `Write ${whole}${rest} or ${small}.`,
  };
}

/** Characters that were lost or garbled, HTML, and Markdown beyond ours; a line break in a cell is a space. */
export const findTextFindings = (words: string): TextFinding[] =>
  [findHiddenCharacter(words), findGarbled(words), findForeignMarkup(words)].flatMap((found) =>
    found === undefined || found.code === 'line-break' ? [] : [toWordsAlone(found, 'a cell')],
  );
