// npm run test:looks: figures of the look of the reference site, as a table.
import { runVitest } from './command/run-vitest';

/** Exit code of the tests. */
export const run = async (args: readonly string[]): Promise<number> =>
  runVitest(['--project', 'looks', ...args], process.env);
