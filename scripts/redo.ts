// npm run redo: does again what was undone last.
import { parseArguments } from './command/arguments';
import { exitCodeOf } from './command/cannot-run';
import { commands } from './command/commands';
import { findRedo } from './edit/undo-edit';
import { takeBack } from './undo';

export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(() => {
    const { root, allowRules } = parseArguments(commands.redo, args);
    return takeBack(root, { allowRules, findEdit: findRedo });
  });
}
