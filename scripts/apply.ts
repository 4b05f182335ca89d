// npm run apply: makes the changes of a list of operations, all or none, if they bring no new error.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArguments } from './command/arguments';
import { CannotRun, exitCodeOf } from './command/cannot-run';
import { commands } from './command/commands';
import { RefusedOperation } from './edit/apply-operations';
import { Base } from './edit/base';
import { check } from './edit/check';
import { readAndCommit, readWhole, type Write } from './edit/commit';
import type { Operation } from './edit/operations';
import { printDiff } from './edit/print-diff';
import { readOperations } from './edit/read-operations';
import type { World } from './files/world';
import { report } from './report/pretty';
import { toShown } from './report/relocate';
import { reportEdit } from './report/report-edit';
import { openWorld } from './source/open-world';

/** Exit code 1 when the edit would bring an error; then nothing is written. */
function attempt(world: World, operations: readonly Operation[], write?: Write): number {
  const { root } = world.workspace;
  const checked = check(operations, new Base(world));
  if (!reportEdit(checked)) return 1;
  const changes = checked.site.changes();
  write?.(checked.site.files());
  process.stdout.write(printDiff(changes));
  const files = changes.map(({ path }) => toShown(root, path));
  const written = files.length === 0 ? 'Nothing changes.' : `Written: ${files.join(', ')}`;
  process.stderr.write(write ? `${written}\n` : 'Nothing was written (--check).\n');
  return 0;
}

/** What is wrong with an operation, said where it stands. */
function explainAt(name: string, error: unknown, findLine: (index: number) => number): never {
  if (!(error instanceof RefusedOperation)) throw error;
  throw new CannotRun(`${name}:${findLine(error.index)}: ${error.message}`);
}

export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const { root, file, check: checks } = parseArguments(commands.apply, args);
    const name = file === '-' ? 'stdin' : relative(process.cwd(), file);
    const { operations, findings, findLine } = readOperations(
      name,
      readFileSync(file === '-' ? 0 : file, 'utf8'),
    );
    if (findings.length > 0) {
      report(findings);
      process.stderr.write('Nothing was written: these are not operations.\n');
      return 2;
    }
    const world = await openWorld(root, { documents: true });
    try {
      return checks
        ? readWhole(root, () => attempt(world, operations))
        : readAndCommit(root, (write) => attempt(world, operations, write));
    } catch (error) {
      return explainAt(name, error, findLine);
    }
  });
}
