// A build by the command, which keeps the engine's bundle from one to the next.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const runFile = promisify(execFile);

/** Rejects, with what the command said, where it does not build the site. */
export async function buildWithCommand(
  root: string,
  outDir: string,
  ...args: readonly string[]
): Promise<void> {
  const command = ['scripts/run.cjs', 'build', '--root', root, '--out-dir', outDir, ...args];
  await runFile(process.execPath, command);
}
