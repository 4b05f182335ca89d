// npm test: everything that must pass before a change lands. All steps run; the last line counts their tests.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeChecks, toCommand, toTests } from './command/code-checks';
import { runSteps, type Step } from './command/run-steps';
import { findEngine } from './files/workspace';

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const starter = 'scripts/starter';
const sites = [
  '.',
  starter,
  ...['minimal', 'everything', 'clashes'].map((name) => `tests/sites/${name}`),
];

/** Quick checks first: each counts as one test. */
const checks: readonly Step[] = [
  ...codeChecks,
  ...sites.map((root) => ({
    name: `validation of ${root}`,
    // The starter has warnings about what has to be filled in.
    args: toCommand('validate', '--root', root, ...(root === starter ? [] : ['--strict'])),
  })),
  ...sites.map((root) => ({
    name: `canonical form of ${root}`,
    args: toCommand('fmt', '--root', root, '--check'),
  })),
];

const results = 'tests/.output/results.json';

const reporters = [
  ...['default', './tests/print-retries.ts', 'json'].flatMap((name) => ['--reporter', name]),
  ...['--outputFile.json', results],
];

/** Shows what the tests say while they run. */
const runTests = (args: readonly string[], engine: string): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [...toTests('engine', 'quick', 'scripts', 'e2e'), ...reporters, ...args],
      {
        cwd: engine,
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    );
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });

function readCounts(code: number, engine: string): Counts {
  try {
    const { numPassedTests, numFailedTests, success } = JSON.parse(
      readFileSync(join(engine, results), 'utf8'),
    );
    // A file that could not even be loaded has no tests to count.
    const failed = Math.max(numFailedTests, success && code === 0 ? 0 : 1);
    return { passed: numPassedTests, failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Exit code 0 when everything passes. */
export async function run(args: readonly string[]): Promise<number> {
  const engine = findEngine();
  mkdirSync(join(engine, dirname(results)), { recursive: true });
  // Counts of an earlier run must not count for a run that crashed.
  rmSync(join(engine, results), { force: true });
  const failed = await runSteps(checks, { cwd: engine, shown: 'all' });
  const failedChecks = failed.length;
  process.stdout.write('\n— tests\n');
  const counts = readCounts(await runTests(args, engine), engine);
  if (counts.failed > 0) failed.push('tests');
  if (failed.length > 0) process.stdout.write(`\nFailed: ${failed.join(', ')}.\n`);
  const passed = counts.passed + checks.length - failedChecks;
  process.stdout.write(`\n${passed} passed, ${counts.failed + failedChecks} failed\n`);
  return failed.length === 0 ? 0 : 1;
}
