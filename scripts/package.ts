// npm run test:package: installs the packages with each package manager, and compares what is built with them.
import { runVitest } from './command/run-vitest';

/** Exit code of the tests. */
export const run = async (args: readonly string[]): Promise<number> =>
  runVitest(['--project', 'package', ...args], process.env);
