// A step of a person → a few words for the list of changes.
import { isRecord } from '../../../engine/model/json';
import { describeOperations } from '../../edit/describe-operations';
import type { Operation } from '../../edit/operations';
import { manifestFile } from '../../journal/site-paths';
import { shorten } from '../shorten';
import type { Step } from '../wire';
import { isTableChange } from './table-cells';
import type { WordPlaces } from './word-places';

/** What a line of a document begins with, and emphasis. */
const marks = /^(?:#+|[-*+]|\d+[.)])[ \t]+|\*+(?=\S)|(?<=\S)\*+/gm;

/** As readers see them. */
function toRead(words: string, places: WordPlaces): string {
  const facts = places.readSeen({ file: manifestFile, path: ['variables'], value: null });
  const known = new Map(Object.entries(isRecord(facts) ? facts : {}));
  return shorten(
    words
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(marks, '')
      .replace(/\{([A-Za-z][\w-]*)\}/g, (fact, name) => String(known.get(name) ?? fact)),
  );
}

/** By the first of its lines that is new. */
function describeText(before: string, text: string, places: WordPlaces): string {
  const known = new Set(before.split('\n'));
  const line = text.split('\n').find((one) => !known.has(one) && one.trim() !== '');
  return line === undefined ? 'remove words of a text' : `write “${toRead(line, places)}”`;
}

export function describeStep(
  step: Step,
  operations: readonly Operation[],
  places: WordPlaces,
): string {
  if (step.type === 'words' && isTableChange(step.as))
    return `${step.as.replace(' ', ' a ')} of a table`;
  if (step.type === 'words') {
    const words = toRead([step.text, ...(step.below ?? [])].join('\n'), places);
    return words === '' ? 'remove words' : `write “${words}”`;
  }
  if (step.type === 'document') return describeText(step.before, step.text, places);
  return step.about ?? describeOperations(operations);
}
