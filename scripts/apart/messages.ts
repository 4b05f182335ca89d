// What a thread that runs a site's own code tells the main thread. It arrives even if the thread never does anything else.
import { getThreadData } from './thread-data';

export type ThreadMessage =
  /** The command is done. Only this is its end: exit codes of threads say nothing. */
  | { readonly type: 'done'; readonly code: number }
  /** It is done, and something still runs, which own code started there. */
  | { readonly type: 'still-running'; readonly stacks: readonly string[] }
  /** Own code may be about to end the thread. */
  | { readonly type: 'exit'; readonly stack: string }
  /** It holds a lock, or does so no longer. */
  | { readonly type: 'lock' | 'unlock'; readonly file: string }
  /** It loads own code, of that hash. */
  | { readonly type: 'state'; readonly state: string }
  /** It serves there. */
  | { readonly type: 'port'; readonly port: number }
  /** It ends when it gets a message: signals come to the main thread alone. */
  | { readonly type: 'stoppable' };

export const stopMessage = 'stop';

/** Loading it takes time, and most commands start no thread. */
const getThreads = (): typeof import('node:worker_threads') =>
  process.getBuiltinModule('node:worker_threads');

/** Does nothing where no thread is told. */
export function tell(message: ThreadMessage): void {
  if (getThreadData() !== undefined) getThreads().parentPort?.postMessage(message);
}

/** Resolves when the main thread says so; undefined where this is the main thread. */
export function untilTold(): Promise<void> | undefined {
  if (getThreadData() === undefined) return undefined;
  const { isMainThread, parentPort } = getThreads();
  if (isMainThread) return undefined;
  return new Promise((resolve) => {
    parentPort?.once('message', () => resolve());
    parentPort?.unref();
    tell({ type: 'stoppable' });
  });
}
