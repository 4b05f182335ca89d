// Some of the tests, in a process of their own, with more in the environment than `npm test` gives them.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { engineFolder } from '../files/engine-folder';

/** Exit code of the tests whose paths hold one of the words. */
export function runVitest(words: readonly string[], env: NodeJS.ProcessEnv): number {
  const vitest = join(engineFolder, 'node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--config', 'tests/vitest.config.ts', ...words],
    { cwd: engineFolder, stdio: 'inherit', env },
  );
  return status ?? 1;
}
