// The text of a style sheet of a site → the declarations that run into the next line: browsers pass over both.
import type { DoubtfulRule } from './foreign-rules';

/** The same length, so that places stay. */
const blank = (text: string): string => text.replace(/[^\n]/g, 'x');

/** Without texts, and without what stands in round brackets. */
function withoutValues(code: string): string {
  let text = code.replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, blank);
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(/\([^()]*\)/g, blank);
  }
  return text;
}

/** Two declarations, up to the end of the second one; what opens a bracket is the selector of a rule. */
const declarations =
  /(?<=[{;}]\s*)(-{0,2}[a-z][\w-]*\s*:[^;{}]*?[^\s;{}])[^\S\n]*\n\s*-{0,2}[a-z][\w-]*\s*:[^:;{}][^;{}]*(?=[;}])/gi;

/** `code` is a sheet without its comments. */
export const findMissingSemicolons = (code: string): DoubtfulRule[] =>
  Array.from(withoutValues(code).matchAll(declarations), ({ index, 1: first = '' }) => {
    const written = code.slice(index, index + first.length);
    return {
      offset: index,
      params: { reason: `no semicolon ends "${written}"`, near: `${written};` },
    };
  });
