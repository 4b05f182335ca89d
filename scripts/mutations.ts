// npm run test:mutations: the tests of random cases, with many more cases than npm test has time for.
import { runVitest } from './command/run-vitest';

const cases = '10000';

const files = ['tests/faults/mutations', 'tests/scripts/edit', 'tests/guard'];

/** Exit code of the tests. */
export const run = async (args: readonly string[]): Promise<number> =>
  runVitest([...files, ...args], { PLINTH_CASES: cases, ...process.env });
