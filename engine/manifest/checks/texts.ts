// Links in texts that know none, such as titles: visitors would read their brackets.
import type { RawFinding } from '../raw-finding';
import type { CheckContext } from './check-context';

const remedy = 'Remove the link: only running text can hold links, such as "lead" and paragraphs.';

/** The parts of a manifest that hold words for visitors. */
const shown = /^\/(?:site|labels|blockSettings|menus|primaryAction|contacts|footer|pages|forms)\//;

export const checkTexts = ({ file, linkTexts }: CheckContext): readonly RawFinding[] =>
  linkTexts.flatMap(({ file: own, pointer, targets, isRunning }): RawFinding[] => {
    if (isRunning || own !== file || !shown.test(pointer)) return [];
    const params = { markup: JSON.stringify(`](${targets[0]})`), remedy };
    return [{ code: 'foreign-markup', file, pointer, link: 0, params }];
  });
