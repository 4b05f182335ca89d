// npm run test:faults: the tests of faults and hostile input, with the time that npm test has not.
import { runVitest } from './command/run-vitest';

const files = [
  'tests/faults',
  'tests/e2e/injection',
  'tests/e2e/faults',
  'build-output',
  'interrupted-commands',
];

/** Exit code of the tests. */
export const run = async (args: readonly string[]): Promise<number> =>
  runVitest([...files, ...args], { ...process.env, PLINTH_FAULTS: 'long' });
