// What a site's own code has replaced although all code uses it, such as JSON.stringify → a finding.
import type { Mark } from '../apart/marks';
import type { OwnCalls } from '../apart/own-calls';
import { InvalidCode, toCodeFinding } from '../command/invalid-code';
import { toOwnFile } from '../files/block-folders';
import { keepIntrinsics } from './intrinsics';

/** `replaced` says what was done, such as 'replaces JSON.stringify'; `file` is that of the code. */
export const refuseReplacing = (file: string, replaced: string): InvalidCode =>
  new InvalidCode([
    toCodeFinding(
      'block-code',
      { file },
      {
        reason: `it ${replaced}, which all other code uses as well`,
        remedy: 'Leave it out, or give yours a name of its own.',
      },
    ),
  ]);

/** Looks after each block of a site whether it has replaced what all code uses, and puts that back at once. */
export function watchReplacing(calls: OwnCalls): {
  readonly mark: OwnCalls['mark'];
  /** @throws InvalidCode if a block has. */
  readonly refuseReplaced: () => void;
} {
  const putBack = keepIntrinsics();
  let last: Mark | undefined;
  let refusal: InvalidCode | undefined;
  const look = (): void => {
    const replaced = last?.call === 'block' ? putBack() : undefined;
    if (last !== undefined && replaced !== undefined)
      refusal ??= refuseReplacing(toOwnFile(last.type, '.tsx'), replaced);
    last = undefined;
  };
  return {
    mark: (mark) => {
      look();
      last = mark;
      calls.mark(mark);
    },
    refuseReplaced: () => {
      look();
      const found = refusal;
      refusal = undefined;
      if (found !== undefined) throw found;
    },
  };
}
