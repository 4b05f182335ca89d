// npm run check: what takes seconds of what must hold before a change lands: types, lint, generated files, quick tests.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArguments } from './command/arguments';
import { exitCodeOf } from './command/cannot-run';
import { findChangedFiles, listRepository } from './command/changed-files';
import { findChangedTests } from './command/changed-tests';
import { codeChecks, listChangedChecks, toTests } from './command/code-checks';
import { commands } from './command/commands';
import { runSteps, type Step } from './command/run-steps';
import { findEngine } from './files/workspace';

/** `files` are all that there are, if none is given. */
const runTests = (...files: readonly string[]): Step => ({
  name: 'quick tests',
  // Slow tests among the files are for npm test.
  args: [...toTests('engine', 'quick'), '--reporter', 'minimal', '--passWithNoTests', ...files],
});

/** The longest first: the others end beside it. */
const listSteps = (): Step[] => [runTests(), ...codeChecks];

function listChangedSteps(engine: string): Step[] {
  const isThere = (file: string): boolean => existsSync(join(engine, file));
  const changed = findChangedFiles(engine);
  const tests = findChangedTests(changed, {
    files: listRepository(engine).filter(isThere),
    read: (file) => readFileSync(join(engine, file), 'utf8'),
  });
  return [
    ...(tests.length === 0 ? [] : [runTests(...tests)]),
    ...listChangedChecks(changed.filter(isThere)),
  ];
}

/** Exit code 0 when everything holds. */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const { changed } = parseArguments(commands.check, args);
    const engine = findEngine();
    const steps = changed ? listChangedSteps(engine) : listSteps();
    const failed = await runSteps(steps, { cwd: engine, shown: 'failed' });
    process.stdout.write(
      failed.length === 0 ? 'All checks pass.\n' : `\nFailed: ${failed.join(', ')}.\n`,
    );
    return failed.length === 0 ? 0 : 1;
  });
}
