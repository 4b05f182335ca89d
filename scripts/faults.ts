// npm run test:faults: the tests of faults and hostile input, with the time that npm test has not.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { engineFolder } from './lib/engine-folder';

const files = ['tests/faults', 'tests/e2e/injection', 'tests/e2e/faults', 'build-output'];

/** Exit code of the tests. */
export async function run(args: readonly string[]): Promise<number> {
  const vitest = join(engineFolder, 'node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--config', 'tests/vitest.config.ts', ...files, ...args],
    { cwd: engineFolder, stdio: 'inherit', env: { ...process.env, PLINTH_FAULTS: 'long' } },
  );
  return status ?? 1;
}
