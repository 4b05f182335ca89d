// Some of the tests, in a process of their own, with more in the environment than `npm test` gives them.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findEngine } from '../files/workspace';

/** Exit code of the tests whose paths hold one of the words. */
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
