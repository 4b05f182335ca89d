// A site as it is, and as it was at the last commit → what changes for readers, in words.
import { findBuildInstant } from '../../command/build-instant';
import { CannotRun } from '../../command/cannot-run';
import { comparePublications } from '../../diff/compare-publications';
import { printText } from '../../diff/print-comparison';
import { readBase, readReadable } from '../../diff/read-sites';
import type { EditSession } from './edit-session';

/** Why nothing can be said, where that is so. */
export async function describeChanges({
  base: { world },
}: {
  readonly base: Pick<EditSession['base'], 'world'>;
}): Promise<string> {
  const now = findBuildInstant();
  try {
    const after = readReadable(world, now);
    const before = await readBase(world, 'HEAD', now);
    if (!('sites' in after)) return 'The site has errors, so it cannot be compared.';
    if (!('sites' in before)) return 'The site of the last commit has errors.';
    return printText(comparePublications(before, after));
  } catch (error) {
    if (error instanceof CannotRun) return error.message;
    throw error;
  }
}
