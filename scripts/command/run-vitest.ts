// Runs some of the tests in a separate process, with further environment variables.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findEngine } from '../files/workspace';

/** The exit code of the tests whose paths contain one of the words. */
export function runVitest(words: readonly string[], env: NodeJS.ProcessEnv): number {
  const engine = findEngine();
  const vitest = join(engine, 'node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--config', 'tests/vitest.config.ts', ...words],
    { cwd: engine, stdio: 'inherit', env },
  );
  return status ?? 1;
}
