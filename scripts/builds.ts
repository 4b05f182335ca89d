// npm run test:builds: 1,000 random edits of test sites, each built over the build before and from nothing.
import { runVitest } from './command/run-vitest';

/** Exit code of the tests. */
export const run = async (args: readonly string[]): Promise<number> =>
  runVitest(['tests/guard-builds', ...args], { PLINTH_CASES: '250000', ...process.env });
