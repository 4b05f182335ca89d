// npm test: everything that must hold before a change lands. All steps run; the last line counts their tests.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findEngine } from './files/workspace';

interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

// All steps run in the folder of the engine.
const bin = (name: string): string => join('node_modules', name);
const command = (...args: readonly string[]): readonly string[] => ['scripts/run.mjs', ...args];

const starter = 'scripts/starter';
const sites = [
  '.',
  starter,
  ...['minimal', 'everything', 'clashes'].map((name) => `tests/sites/${name}`),
];

/** Quick checks first: each counts as one test. */
const checks: readonly Step[] = [
  {
    name: 'types of the code',
    command: process.execPath,
    args: [bin('typescript/bin/tsc'), '--noEmit'],
  },
  {
    name: 'types of a block in another folder',
    command: process.execPath,
    args: [bin('typescript/bin/tsc'), '--noEmit', '-p', 'tests/blocks'],
  },
  {
    name: 'lint and format',
    command: process.execPath,
    args: [bin('@biomejs/biome/bin/biome'), 'check', '.'],
  },
  { name: 'generated files', command: process.execPath, args: command('types', '--check') },
  ...sites.map((root) => ({
    name: `validation of ${root}`,
    command: process.execPath,
    // The starter is warned of what is to be filled in.
    args: command('validate', '--root', root, ...(root === starter ? [] : ['--strict'])),
  })),
  ...sites.map((root) => ({
    name: `canonical form of ${root}`,
    command: process.execPath,
    args: command('fmt', '--root', root, '--check'),
  })),
];

const results = 'tests/.output/results.json';

const tests: Step = {
  name: 'tests',
  command: process.execPath,
  args: [
    bin('vitest/vitest.mjs'),
    'run',
    ...['--config', 'tests/vitest.config.ts'],
    ...['--reporter', 'default', '--reporter', 'json', '--outputFile.json', results],
  ],
};

const runStep = ({ command: program, args }: Step, engine: string): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: engine,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
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

/** Exit code 0 when everything holds. */
export async function run(args: readonly string[]): Promise<number> {
  const engine = findEngine();
  mkdirSync(join(engine, dirname(results)), { recursive: true });
  // Counts of an earlier run must not stand for one that crashed.
  rmSync(join(engine, results), { force: true });
  const failed: string[] = [];
  for (const step of checks) {
    process.stdout.write(`\n— ${step.name}\n`);
    if ((await runStep(step, engine)) !== 0) failed.push(step.name);
  }
  process.stdout.write(`\n— ${tests.name}\n`);
  const code = await runStep({ ...tests, args: [...tests.args, ...args] }, engine);
  const counts = readCounts(code, engine);
  if (counts.failed > 0) failed.push(tests.name);
  if (failed.length > 0) process.stdout.write(`\nFailed: ${failed.join(', ')}.\n`);
  const failedChecks = failed.filter((name) => name !== tests.name).length;
  const passed = counts.passed + checks.length - failedChecks;
  process.stdout.write(`\n${passed} passed, ${counts.failed + failedChecks} failed\n`);
  return failed.length === 0 ? 0 : 1;
}
