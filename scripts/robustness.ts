// npm run test:robustness: the tests of failures and hostile input, with more time than npm test has.
import { runVitest } from './command/run-vitest';

const files = [
  'tests/faults',
  'tests/engine/manifest/document',
  'tests/e2e/injection',
  'tests/reference/e2e/faults',
  'tests/reference/e2e/accessibility',
  'build-output',
  'interrupted-commands',
];

/** Exit code of the tests. */
export const run = async (args: readonly string[]): Promise<number> =>
  runVitest([...files, ...args], { ...process.env, PLINTH_TIME: 'long' });
