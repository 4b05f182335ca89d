// npm run undo: takes an edit back, with all that others have written since; what would be lost is shown, and nothing is written.
import { keepWords, printOutcome } from './apply';
import { parseArguments } from './command/arguments';
import { exitCodeOf } from './command/cannot-run';
import { commands } from './command/commands';
import { toSiteCall } from './command/site-call';
import { Base } from './edit/base';
import { printDiff } from './edit/print-diff';
import { type TakeBackRequest, takeBackEdit } from './edit/take-back-edit';
import { findUndo } from './edit/undo-edit';
import { openWorld } from './source/open-world';

/** Exit code 1 when the site would have an error then, or something that others have written would be lost. */
export async function takeBack(root: string, request: TakeBackRequest): Promise<number> {
  const base = new Base(await openWorld(root, { documents: true }));
  const { willWrite, get } = keepWords(base, true);
  const outcome = takeBackEdit({ ...request, willWrite }, base);
  const { about, undoes } = outcome.edit.record;
  if (outcome.kind === 'lost') {
    process.stdout.write(printDiff(outcome.conflicts));
    process.stderr.write(
      `Nothing was written: this was changed since the edit "${about}", and would be lost. Above is what it wrote (-), and what is there now (+).\n`,
    );
    return 1;
  }
  const isUndoing = undoes !== undefined;
  process.stderr.write(`${isUndoing ? 'Done again' : 'Undone'}: ${about}\n`);
  const [words, call] = isUndoing
    ? ['To undo it', 'npm run undo']
    : ['To do it again', 'npm run redo'];
  const toUndo = (): string => `${words}: ${toSiteCall(call, root)}`;
  return printOutcome(outcome, { base, words: get(), toUndo, returning: outcome.returning });
}

export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(() => {
    const { root, token, allowRules } = parseArguments(commands.undo, args);
    return takeBack(root, { allowRules, findEdit: (site) => findUndo(site, token) });
  });
}
