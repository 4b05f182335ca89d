// npm run test:edits: random edits of the test sites, kills and other writers, with more time than npm test has.
import { runVitest } from './command/run-vitest';

const files = [
  'scripts/edit/generated-edits',
  'scripts/edit/operations',
  'scripts/edit/base',
  'scripts/edit/interleavings',
  'scripts/undo',
  'faults/commands',
  'interrupted-commands',
];

/** Exit code of the tests. */
export const run = async (args: readonly string[]): Promise<number> =>
  runVitest([...files, ...args], {
    ...process.env,
    PLINTH_TIME: 'long',
    PLINTH_CASES: process.env.PLINTH_CASES ?? '20000',
  });
