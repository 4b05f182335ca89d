// npm run test:mutations: the tests that try random cases, with many more of them than npm test has time for.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { engineFolder } from './lib/engine-folder';

const cases = '10000';

/** Exit code of the tests. */
export async function run(args: readonly string[]): Promise<number> {
  const vitest = join(engineFolder, 'node_modules/vitest/vitest.mjs');
  const files = ['tests/engine/manifest/mutations', 'tests/scripts/lib/edit'];
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--config', 'tests/vitest.config.ts', ...files, ...args],
    { cwd: engineFolder, stdio: 'inherit', env: { PLINTH_CASES: cases, ...process.env } },
  );
  return status ?? 1;
}
