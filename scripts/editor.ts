// npm run test:editor: the editor, with random histories, other writers and kills, with more time than npm test has.
import { runVitest } from './command/run-vitest';

const files = [
  'scripts/editor',
  'scripts/edit/interleavings',
  'interrupted-commands',
  'e2e/editor',
];

/** Exit code of the tests. */
export const run = async (args: readonly string[]): Promise<number> =>
  runVitest([...files, ...args], { ...process.env, PLINTH_TIME: 'long' });
