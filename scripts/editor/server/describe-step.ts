// A step of a person → a few words for the list of changes.
import { describeOperations } from '../../edit/describe-operations';
import type { Operation } from '../../edit/operations';
import type { Step } from '../wire';

const maxWords = 60;

export const shorten = (words: string): string => {
  const text = words.trim().replace(/\s+/g, ' ');
  return text.length > maxWords ? `${text.slice(0, maxWords - 1)}…` : text;
};

export function describeStep(step: Step, operations: readonly Operation[]): string {
  if (step.type === 'words') {
    const words = shorten([step.text, ...(step.below ?? [])].join(' '));
    return words === '' ? 'remove words' : `write “${words}”`;
  }
  if (step.type === 'document') return `write ${step.file}`;
  if (step.about === undefined) return describeOperations(operations);
  const [operation, ...others] = operations;
  const words = others.length === 0 && operation?.op === 'set' ? operation.value : undefined;
  return typeof words === 'string' && words !== ''
    ? `${step.about}: “${shorten(words)}”`
    : step.about;
}
