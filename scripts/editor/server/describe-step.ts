// A step of a person → a few words for the list of changes.
import { describeOperations } from '../../edit/describe-operations';
import type { Operation } from '../../edit/operations';
import { shorten } from '../shorten';
import type { Step } from '../wire';

/** By the first of its lines that is new. */
function describeText(before: string, text: string): string {
  const known = new Set(before.split('\n'));
  const line = text.split('\n').find((one) => !known.has(one) && one.trim() !== '');
  return line === undefined ? 'remove words of a text' : `write “${shorten(line)}”`;
}

export function describeStep(step: Step, operations: readonly Operation[]): string {
  if (step.type === 'words') {
    const words = shorten([step.text, ...(step.below ?? [])].join(' '));
    return words === '' ? 'remove words' : `write “${words}”`;
  }
  if (step.type === 'document') return describeText(step.before, step.text);
  return step.about ?? describeOperations(operations);
}
