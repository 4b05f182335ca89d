// A site → its development server, or the editor of it, in a process of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { CannotRun } from '../command/cannot-run';
import type { Workspace } from '../files/workspace';

interface Started {
  /** The first that it prints. */
  readonly address: string;
  readonly child: ChildProcess;
}

/** As a person would start it: it is up when its address is printed. */
export async function startDevelopment(
  command: 'dev' | 'edit',
  { engine, root }: Workspace,
): Promise<Started> {
  const shim = join(engine, 'scripts/run.cjs');
  const child = spawn(process.execPath, [shim, command, '--root', root, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (data: Buffer) => {
      said += data.toString();
      const [, found] = /(http:\S+)\s/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.on('exit', () => reject(new CannotRun('The development server did not start.')));
  });
  return { address, child };
}

export const stop = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.on('exit', () => resolve());
    child.kill();
  });
