// npm run check: what takes seconds of what must hold before a change lands: types, lint, generated files, quick tests.
import { codeChecks, toTests } from './command/code-checks';
import { runSteps } from './command/run-steps';
import { findEngine } from './files/workspace';

/** The longest first: the others end beside it. */
const steps = [
  { name: 'quick tests', args: [...toTests('engine', 'quick'), '--reporter', 'minimal'] },
  ...codeChecks,
];

/** Exit code 0 when everything holds. */
export async function run(): Promise<number> {
  const failed = await runSteps(steps, findEngine());
  process.stdout.write(
    failed.length === 0 ? '\nAll checks pass.\n' : `\nFailed: ${failed.join(', ')}.\n`,
  );
  return failed.length === 0 ? 0 : 1;
}
