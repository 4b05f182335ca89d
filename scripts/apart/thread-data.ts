// What the main thread gives a thread that runs a site's own code.
import type { Finding } from '../../engine/model/finding';

/** Own code that a thread before this one was ended for: it is not run again until it has changed. */
export interface Refusal {
  /** The hash of the folders of blocks, as they were. */
  readonly state: string;
  readonly findings: readonly Finding[];
  /** The id of the one page that cannot be rendered; absent where no own code may run. */
  readonly page?: string;
}

/** Where the standard streams of the process lead. */
interface Terminal {
  readonly isTTY: boolean;
  readonly columns: number | undefined;
}

export interface ThreadData {
  /** Its marks. */
  readonly memory: SharedArrayBuffer;
  readonly refusals: readonly Refusal[];
  /** Of the server in the thread before this one. */
  readonly port?: number;
  readonly terminals: { readonly stdout: Terminal; readonly stderr: Terminal };
  /** The bundle that has the command, where its compiled code is kept, and what its `run` is called with. */
  readonly bundle: { readonly file: string; readonly codeFile?: string };
  readonly words: readonly unknown[];
  /** The module that finds the sources of a stack. */
  readonly sourceStack?: string;
}

/** Undefined in every other thread: the main one, and those of whoever runs tests. */
export function getThreadData(): ThreadData | undefined {
  // Not imported: loading it takes time, and most commands never ask.
  const data: unknown = process.getBuiltinModule('node:worker_threads').workerData;
  if (typeof data !== 'object' || data === null || !('plinth' in data)) return undefined;
  return data.plinth as ThreadData;
}
