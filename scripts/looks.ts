// npm run test:looks: figures of the looks of the reference site and of the finished sites, as tables.
import { runVitest } from './command/run-vitest';

/** Exit code of the tests. */
export const run = async (args: readonly string[]): Promise<number> =>
  runVitest(['--project', 'looks', ...args], process.env);
