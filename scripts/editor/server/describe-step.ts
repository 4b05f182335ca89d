// A step of a person → a few words for the list of changes.
import { isRecord } from '../../../engine/model/json';
import { describeOperations } from '../../edit/describe-operations';
import type { Operation } from '../../edit/operations';
import { manifestFile } from '../../journal/site-paths';
import { toReadLine } from '../read-words';
import { shorten } from '../shorten';
import type { Step } from '../wire';
import { isTableChange } from './table-cells';
import type { WordPlaces } from './word-places';

/** As readers see them. */
function sayWords(words: string, places: WordPlaces): string {
  const facts = places.readSeen({ file: manifestFile, path: ['variables'], value: null });
  const known = new Map(Object.entries(isRecord(facts) ? facts : {}));
  return shorten(
    words
      .split('\n')
      .map(toReadLine)
      .join('\n')
      .replace(/\{([A-Za-z][\w-]*)\}/g, (fact, name) => String(known.get(name) ?? fact)),
  );
}

/** By the first of its lines that is new. */
function describeText(before: string, text: string, places: WordPlaces): string {
  const known = new Set(before.split('\n'));
  const line = text.split('\n').find((one) => !known.has(one) && one.trim() !== '');
  return line === undefined ? 'remove words of a text' : `write “${sayWords(line, places)}”`;
}

export function describeStep(
  step: Step,
  operations: readonly Operation[],
  places: WordPlaces,
): string {
  if (step.type === 'words' && isTableChange(step.as))
    return `${step.as.replace(' ', ' a ')} of a table`;
  if (step.type === 'words' && step.as === 'note') return 'add a footnote';
  if (step.type === 'words') {
    const { text, before, below = [] } = step;
    // What was pasted is the news, not what stands above it.
    if (text === before && below.length > 1) return `paste ${below.length} paragraphs`;
    const [only] = below;
    if (text === before && only !== undefined && below.length === 1 && /^\s*(?:\||!\[)/.test(only))
      return only.startsWith('|') ? 'add a table' : 'add a picture';
    const words = sayWords([text, ...below].join('\n'), places);
    return words === '' ? 'remove words' : `write “${words}”`;
  }
  if (step.type === 'document') return describeText(step.before, step.text, places);
  return step.about ?? describeOperations(operations);
}
