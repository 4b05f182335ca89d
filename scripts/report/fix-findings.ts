// validate --fix: the repairs of a site, written at once or when somebody has confirmed them.
import { CannotRun } from '../command/cannot-run';
import { listFixed } from '../edit/check';
import { commit, readAndCommit, readWhole } from '../edit/commit';
import { type FixedSite, fixSite } from '../edit/repairs/fix-site';
import { Trial } from '../edit/repairs/trial';
import type { World } from '../files/world';
import type { EditRecord } from '../journal/journal-file';
import { openWorld } from '../source/open-world';
import { askRepairs } from './ask-repairs';
import { printFixed } from './fixed';
import { wantsColours } from './pretty';
import { toUndo } from './report-edit';

/** For who wants to undo it. */
const recordOf = ({ fixed }: FixedSite): EditRecord => ({
  about: 'fix findings',
  fixed: listFixed(fixed.map(({ finding }) => finding)),
});

/** Where anything was written, with the token that takes it back. */
type WrittenSite = FixedSite & { readonly token: string | undefined };

/** Writes every repair that nobody has to be asked about. */
const fixSafely = (world: World, root: string): WrittenSite =>
  readAndCommit(root, (write) => {
    const done = fixSite(Trial.open(world));
    const token = write(done.site.edit.files(), recordOf(done));
    return { ...done, token };
  });

/** Writes every repair that somebody confirms, all at the end. */
async function fixAsking(world: World, root: string): Promise<WrittenSite> {
  const { stdin: input, stderr: output } = process;
  const site = readWhole(root, () => Trial.open(world));
  const done = await askRepairs(site, root, { input, output, colours: wantsColours(output) });
  const token = commit(root, done.site.edit.files(), recordOf(done));
  return { ...done, token };
}

/**
 * Says on stderr what was done.
 * @throws CannotRun where somebody is to be asked, and nobody can answer.
 */
export async function fixFindings(root: string, way: true | 'all'): Promise<void> {
  if (way === 'all' && !(process.stdin.isTTY && process.stderr.isTTY))
    throw new CannotRun(
      '--fix=all asks about each repair, and nobody can answer here: run it in a terminal. Without "=all", nobody is asked.',
    );
  const world = await openWorld(root, { documents: true });
  const done = way === 'all' ? await fixAsking(world, root) : fixSafely(world, root);
  const nothing = way === 'all' ? 'Nothing was changed.' : 'Nothing can be fixed without asking.';
  process.stderr.write(printFixed(done, root, nothing));
  if (done.token !== undefined) process.stderr.write(`${toUndo(root, done.token)}\n`);
}
