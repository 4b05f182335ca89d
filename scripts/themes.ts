// npm run test:themes: a site in themes that pair each value of an axis with each value of every other.
import { runVitest } from './command/run-vitest';

/** Exit code of the tests. */
export const run = async (args: readonly string[]): Promise<number> =>
  runVitest(['--project', 'themes', '--reporter=verbose', ...args], process.env);
