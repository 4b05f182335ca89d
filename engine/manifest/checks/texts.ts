// Links in texts that know none, such as titles: visitors would read their brackets.
import { findTexts } from '../../content/find-texts';
import { findLinkTargets, holdsLink } from '../../content/rich-text';
import type { RawFinding } from '../raw-finding';
import type { CheckContext } from './check-context';

const remedy = 'Remove the link: only running text can hold links, such as "lead" and paragraphs.';

/** The parts of a manifest that hold words for visitors. */
const shown = /^\/(?:site|labels|blockSettings|menus|primaryAction|contacts|footer|pages|forms)\//;

export function checkTexts({ file, manifest, mentions }: CheckContext): readonly RawFinding[] {
  const texts = findTexts(manifest, '', holdsLink).filter(([, pointer]) => shown.test(pointer));
  if (texts.length === 0) return [];
  const running = mentions.flatMap(({ kind, pointer }) =>
    kind === 'running-text' || kind === 'items' ? [pointer] : [],
  );
  const known = new Set(running);
  const isRunning = (pointer: string): boolean => {
    for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/')))
      if (known.has(at)) return true;
    return false;
  };
  return texts.flatMap(([text, pointer]): RawFinding[] => {
    if (isRunning(pointer)) return [];
    const target = findLinkTargets(text)[0]?.target;
    if (target === undefined) return [];
    const params = { markup: JSON.stringify(`](${target})`), remedy };
    return [{ code: 'foreign-markup', file, pointer, link: 0, params }];
  });
}
