// A command with a site's own code → its exit code: in one thread after another, as long as own code has to be stopped.
import { resolve } from 'node:path';
import { printFinding } from '../../command/invalid-code';
import { openWorkspace } from '../../files/workspace';
import { readLimits } from '../limits';
import type { ThreadData } from '../thread-data';
import { type OwnThread, watchThread } from './watch-thread';

interface ApartOptions {
  readonly command: string;
  readonly args: readonly string[];
  readonly root: string;
  /** Starts a thread for the command, after others in which such code was refused. */
  readonly start: (before: Pick<ThreadData, 'refusals' | 'port'>) => OwnThread;
  /** The first, where it has been started already. */
  readonly first?: OwnThread | undefined;
}

/** Pages of a site that is being edited, one after the other; a thread that runs no own code ends. */
const maxThreads = 50;

export async function runApart(options: ApartOptions): Promise<number> {
  const { command, args, start, first } = options;
  // Some other command of the site keeps going: it shows what can be shown.
  const isServer = command === 'dev' || command === 'start';
  const workspace = openWorkspace(resolve(options.root));
  const watching = { workspace, limits: readLimits(), byPage: isServer };
  let before: Pick<ThreadData, 'refusals' | 'port'> = { refusals: [] };
  let thread = first;
  while (before.refusals.length < maxThreads) {
    const outcome = await watchThread(thread ?? start(before), watching);
    if ('code' in outcome) {
      const { code, warnings = [] } = outcome;
      for (const warning of warnings) process.stderr.write(`${printFinding(warning)}\n`);
      return warnings.length > 0 && code === 0 && args.includes('--strict') ? 1 : code;
    }
    const { refusal, port } = outcome;
    if (refusal.page !== undefined)
      process.stderr.write(`${refusal.findings.map(printFinding).join('\n')}\n`);
    const refusals = [...before.refusals, refusal];
    before = port === undefined ? { refusals } : { refusals, port };
    thread = undefined;
  }
  return 2;
}
