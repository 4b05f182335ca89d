// A site as it is, and as it was at the last commit → what changes for readers, in words.
import { mainOf } from '../../../engine/model/publication';
import { findBuildInstant } from '../../command/build-instant';
import { CannotRun } from '../../command/cannot-run';
import { compareSites } from '../../diff/compare-sites';
import { printText } from '../../diff/print-comparison';
import { readBase, readReadable } from '../../diff/read-sites';
import type { EditSession } from './edit-session';

/** Why nothing can be said, where that is so. */
export async function describeChanges({ base: { world } }: EditSession): Promise<string> {
  const now = findBuildInstant();
  try {
    const after = readReadable(world, now);
    const before = await readBase(world, 'HEAD', now);
    if (!('sites' in after)) return 'The site has errors, so it cannot be compared.';
    if (!('sites' in before)) return 'The site of the last commit has errors.';
    return printText(compareSites(mainOf(before), mainOf(after)));
  } catch (error) {
    if (error instanceof CannotRun) return error.message;
    throw error;
  }
}
