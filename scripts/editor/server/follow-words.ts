// Other words, where checks refuse them alone → what is meant with them. Who empties words means that there are none; who changes
// those of a heading means the links to it, too.
import type { Base } from '../../edit/base';
import { tryEdit } from '../../edit/make-edit';
import type { Operation } from '../../edit/operations';
import { followHeading, type Heading } from './follow-heading';

const maxRounds = 50;

const leaveOut = (operation: Operation): Operation =>
  operation.op === 'set' && operation.value === ''
    ? { op: 'unset', file: operation.file, path: operation.path }
    : operation;

/** As they are where nothing else helps. */
export function followWords(
  base: Base,
  operations: readonly Operation[],
  words: Heading,
): readonly Operation[] {
  let whole = words.to === '' ? operations.map(leaveOut) : operations;
  // One mistake may hide others of its kind.
  for (let round = 0; round < maxRounds; round += 1) {
    const outcome = tryEdit({ operations: whole }, base);
    if (outcome.kind !== 'refused') return whole;
    const { refusing, site } = outcome.checked;
    const others = words.to === '' ? undefined : followHeading(site, refusing, words);
    if (others === undefined) return operations;
    whole = [...whole, ...others];
  }
  return operations;
}
