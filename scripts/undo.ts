// npm run undo: takes an edit back, with all that others have written since; what would be lost is shown, and nothing is written.
import { writeChecked } from './apply';
import { parseArguments } from './command/arguments';
import { exitCodeOf } from './command/cannot-run';
import { commands } from './command/commands';
import { toCall } from './command/edition';
import { Base } from './edit/base';
import { allowFixed, checkEdit } from './edit/check';
import { readAndCommit, type Write } from './edit/commit';
import { printDiff } from './edit/print-diff';
import { refuseUsedBlock } from './edit/refuse-used-block';
import { SiteEdit } from './edit/site-edit';
import { findUndo, undoEdit } from './edit/undo-edit';
import type { World } from './files/world';
import type { PastEdit } from './journal/history';
import { openWorld } from './source/open-world';

interface Request {
  readonly world: World;
  readonly findEdit: (root: string) => PastEdit;
  readonly allowRules: boolean;
}

function attempt({ world, findEdit, allowRules }: Request, write: Write): number {
  const { root } = world.workspace;
  const edit = findEdit(root);
  const { token, record } = edit;
  const site = new SiteEdit(root);
  const conflicts = undoEdit(site, root, edit);
  if (conflicts.length > 0) {
    process.stdout.write(printDiff(conflicts));
    process.stderr.write(
      `Nothing was written: this was changed since the edit "${record.about}", and would be lost. Above is what it wrote (-), and what is there now (+).\n`,
    );
    return 1;
  }
  refuseUsedBlock(site);
  const { about } = record;
  const isUndoing = record.undoes !== undefined;
  process.stderr.write(`${isUndoing ? 'Done again' : 'Undone'}: ${about}\n`);
  const [words, call] = isUndoing
    ? ['To undo it', 'npm run undo']
    : ['To do it again', 'npm run redo'];
  const base = new Base(world);
  return writeChecked(
    allowFixed(checkEdit(site, base), record.fixed),
    {
      base,
      allowRules,
      record: { about, undoes: token },
      toUndo: () => `${words}: ${toCall(call)}`,
    },
    write,
  );
}

/** Exit code 1 when the site would have an error then, or something that others have written would be lost. */
export async function takeBack(root: string, request: Omit<Request, 'world'>): Promise<number> {
  const world = await openWorld(root, { documents: true });
  return readAndCommit(root, (write) => attempt({ ...request, world }, write));
}

export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(() => {
    const { root, token, allowRules } = parseArguments(commands.undo, args);
    return takeBack(root, { allowRules, findEdit: (site) => findUndo(site, token) });
  });
}
