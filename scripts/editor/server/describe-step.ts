// A step of a person → a few words for the list of changes.
import { describeOperations } from '../../edit/describe-operations';
import type { Operation } from '../../edit/operations';
import type { Step } from '../wire';

const maxWords = 60;

export const shorten = (words: string): string => {
  const text = words.trim().replace(/\s+/g, ' ');
  return text.length > maxWords ? `${text.slice(0, maxWords - 1)}…` : text;
};

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
  if (step.about === undefined) return describeOperations(operations);
  const [operation, ...others] = operations;
  const words = others.length === 0 && operation?.op === 'set' ? operation.value : undefined;
  return typeof words === 'string' && words !== ''
    ? `${step.about}: “${shorten(words)}”`
    : step.about;
}
