// npm run check: what takes seconds of what must hold before a change lands: types, lint, generated files, quick tests.
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArguments } from './command/arguments';
import { exitCodeOf } from './command/cannot-run';
import { findChangedFiles, listRepository } from './command/changed-files';
import { findChangedTests } from './command/changed-tests';
import { codeChecks, lintName, listFewerChecks, toTests } from './command/code-checks';
import { commands } from './command/commands';
import { listUnlinted, noteLinted } from './command/linted';
import { isQuickTest, readDurations, takeFor } from './command/quick-tests';
import { runSteps, type Step } from './command/run-steps';
import { findEngine } from './files/workspace';

const toQuickTests = (
  name: string,
  projects: readonly string[],
  workers: number,
  files: readonly string[] = [],
): Step => ({
  name,
  args: [
    ...toTests(...projects),
    ...['--reporter', 'minimal', '--passWithNoTests', '--maxWorkers', String(workers)],
    ...files,
  ],
});

/** A process that runs tests of both projects loads everything for each: they have half of the processors each. */
const half = Math.max(1, Math.floor(availableParallelism() / 2));

/** More names than this do not stand in one command everywhere. */
const mostNames = 200;

/** The longest first: the others end beside them. */
function listAllSteps(engine: string): Step[] {
  const unlinted = listUnlinted(engine, listRepository(engine));
  const isFew = unlinted !== undefined && unlinted.length <= mostNames;
  return [
    toQuickTests('quick tests of the engine', ['engine'], half),
    toQuickTests('quick tests of commands', ['quick'], half),
    ...(isFew ? listFewerChecks(unlinted) : codeChecks),
  ];
}

/** In one process: for few files, a second one takes as long to load everything as it saves. */
const runSome = (files: readonly string[]): Step =>
  toQuickTests('quick tests', ['engine', 'quick'], 1, files);

/** How long the tests of `--changed` may take, in milliseconds; loading what they import takes as long again. */
const changedTime = 3000;

interface ChangedSteps {
  readonly steps: readonly Step[];
  /** How many tests that import what has changed are left to `npm run check`. */
  readonly left: number;
}

function listChangedSteps(engine: string): ChangedSteps {
  const isThere = (file: string): boolean => existsSync(join(engine, file));
  const read = (file: string): string => readFileSync(join(engine, file), 'utf8');
  const changed = findChangedFiles(engine);
  const tests = findChangedTests(changed, {
    files: listRepository(engine).filter(isThere),
    read,
  }).filter((file) => isQuickTest(file, read(file)));
  const own = tests.filter((file) => changed.includes(file));
  const others = tests.filter((file) => !changed.includes(file));
  const taken = [...own, ...takeFor(changedTime, others, readDurations(engine))];
  return {
    steps: [
      ...(taken.length === 0 ? [] : [runSome(taken)]),
      ...listFewerChecks(changed.filter(isThere)),
    ],
    left: tests.length - taken.length,
  };
}

/** Exit code 0 when everything holds. */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const { changed } = parseArguments(commands.check, args);
    const engine = findEngine();
    const began = Date.now();
    const { steps, left } = changed
      ? listChangedSteps(engine)
      : { steps: listAllSteps(engine), left: 0 };
    const failed = await runSteps(steps, { cwd: engine, shown: 'failed' });
    if (!changed && !failed.includes(lintName)) noteLinted(engine, began);
    process.stdout.write(
      failed.length === 0 ? 'All checks pass.\n' : `\nFailed: ${failed.join(', ')}.\n`,
    );
    if (left > 0)
      process.stdout.write(
        `The nearest tests ran. npm run check runs ${left} more that import what has changed.\n`,
      );
    return failed.length === 0 ? 0 : 1;
  });
}
