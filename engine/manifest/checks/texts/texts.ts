// Links and emphasis in texts that know none, such as titles: visitors would read their brackets and asterisks.

import type { ParamsOf } from '../../catalogue';
import type { RawFinding } from '../../raw-finding';
import type { FilePart } from '../context/file-part';

const aboutLinks =
  'Remove the link: only running text can hold links, such as "lead" and paragraphs.';

const aboutEmphasis =
  'Remove the asterisks: only running text knows *emphasis* and **strong**, such as "lead" and paragraphs.';

/** The parts of a manifest that hold words for visitors. */
const shown = /^\/(?:site|labels|blockSettings|menus|primaryAction|contacts|footer|pages|forms)\//;

/** All texts of content files are running text, but for those of items. */
export const checkTexts = ({ file, item, linkTexts }: FilePart): readonly RawFinding[] =>
  linkTexts.flatMap(({ pointer, targets, isRunning, emphasis }): RawFinding[] => {
    if (isRunning || (item === undefined && !shown.test(pointer))) return [];
    const finding = { code: 'foreign-markup', file, pointer } as const;
    const [target] = targets;
    if (target !== undefined) {
      const markup = JSON.stringify(`](${target})`);
      return [{ ...finding, link: 0, params: { markup, remedy: aboutLinks } }];
    }
    if (emphasis === undefined) return [];
    const { start, words } = emphasis;
    const params: ParamsOf<'foreign-markup'> = {
      markup: JSON.stringify(words),
      remedy: aboutEmphasis,
    };
    return [{ ...finding, span: [start, start + words.length], params }];
  });
