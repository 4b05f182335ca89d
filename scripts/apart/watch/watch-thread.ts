// A thread in which a command runs with a site's own code → the exit code of the command, or why that code is not run again.
import { setTimeout } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import type { Finding } from '../../../engine/model/finding';
import { findPlaceOfStack } from '../../bundle/find-own-place';
import { printFinding } from '../../command/invalid-code';
import { hashBlockFolders } from '../../files/block-folders';
import { codeOf } from '../../files/code-of';
import { releaseOwn } from '../../files/lock';
import type { Workspace } from '../../files/workspace';
import type { Limits } from '../limits';
import { letGo, type Mark, readMark } from '../marks';
import { stopMessage, type ThreadMessage } from '../messages';
import type { Refusal } from '../thread-data';
import { askThread } from './ask-thread';
import { CallClock, type Overrun, readWork } from './call-clock';
import { endNow } from './end-now';
import { explainExit, explainOverrun, explainRest, explainUncaught } from './explain-end';

export interface OwnThread {
  readonly worker: Worker;
  readonly memory: SharedArrayBuffer;
}

interface WatchOptions {
  readonly workspace: Workspace;
  readonly limits: Limits;
  /** One page of a site that cannot be rendered leaves the others as they are. */
  readonly byPage: boolean;
}

type End =
  | { readonly type: 'exit' }
  | { readonly type: 'overrun'; readonly overrun: Overrun; readonly stack: string }
  | { readonly type: 'error'; readonly error: unknown }
  | { readonly type: 'rest'; readonly stacks: readonly string[] };

type Outcome =
  | { readonly code: number; readonly warnings?: readonly Finding[] }
  | { readonly refusal: Refusal; readonly port: number | undefined };

/** Milliseconds between two looks at the marks. */
const interval = 50;

/** All that is known of a thread, and what it has said. */
class Watched {
  readonly #thread: OwnThread;
  readonly #options: WatchOptions;
  readonly #clock: CallClock;
  readonly #locks = new Set<string>();
  #code: number | undefined;
  #state: string | undefined;
  #port: number | undefined;
  #exitStack = '';
  #isStopped = false;
  #isAsking = false;

  constructor(thread: OwnThread, options: WatchOptions) {
    this.#thread = thread;
    this.#options = options;
    this.#clock = new CallClock(thread.memory, options.limits);
  }

  async run(): Promise<Outcome> {
    const end = await this.#untilEnd();
    if (end.type !== 'exit') await this.#end(end);
    this.#release();
    if (this.#isStopped) return { code: this.#code ?? 0 };
    return this.#judge(end);
  }

  #untilEnd(): Promise<End> {
    const { worker, memory } = this.#thread;
    return new Promise((resolve) => {
      const timer = setInterval(
        () => void this.#look().then((end) => end && finish(end)),
        interval,
      );
      const finish = (end: End): void => {
        clearInterval(timer);
        resolve(end);
      };
      worker.on('message', (message: ThreadMessage) => {
        if (message.type === 'still-running') finish({ type: 'rest', stacks: message.stacks });
        else this.#hear(message);
      });
      worker.on('error', (error: unknown) => finish({ type: 'error', error }));
      worker.on('exit', () => finish({ type: 'exit' }));
      worker.ref();
      letGo(memory);
    });
  }

  #hear(message: ThreadMessage): void {
    if (message.type === 'done') this.#code = message.code;
    else if (message.type === 'exit') this.#exitStack = message.stack;
    else if (message.type === 'lock') this.#locks.add(message.file);
    else if (message.type === 'unlock') this.#locks.delete(message.file);
    else if (message.type === 'state') this.#state = message.state;
    else if (message.type === 'port') this.#port = message.port;
    else if (message.type === 'stoppable') this.#passSignals();
  }

  /** A second signal ends the process, whatever the thread does. */
  #passSignals(): void {
    const stop = (): void => {
      this.#isStopped = true;
      this.#thread.worker.postMessage(stopMessage);
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
    this.#thread.worker.once('exit', () => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
    });
  }

  async #look(): Promise<End | undefined> {
    // The clock goes on while a thread is asked that has other work to do first, such as to collect garbage.
    const overrun = this.#clock.look();
    if (overrun === undefined || this.#isAsking) return undefined;
    this.#isAsking = true;
    const { limits } = this.#options;
    const answer = await askThread(limits.asking);
    this.#isAsking = false;
    const stack = answer?.stack ?? '';
    const isEnough = answer === undefined || answer.heap - overrun.heap >= limits.heap;
    const isOwn = findPlaceOfStack(this.#options.workspace, stack) !== undefined;
    if ((overrun.excess === 'heap' && !isEnough) || (overrun.excess === 'stuck' && !isOwn)) {
      this.#clock.forgive();
      return undefined;
    }
    return { type: 'overrun', overrun, stack };
  }

  /** Ends the thread; what cannot be ended takes the process with it. */
  async #end(end: End): Promise<void> {
    const { worker } = this.#thread;
    const ended = worker.terminate().then(() => true);
    if (await Promise.race([ended, untilLate(this.#options.limits)])) return;
    this.#release();
    endNow(this.#explain(end).map(printFinding).join('\n'));
  }

  /** What the thread held: its locks name this process, which may go on. */
  #release(): void {
    for (const file of this.#locks) releaseOwn(file);
    this.#locks.clear();
  }

  #explain(end: End): readonly Finding[] {
    const { workspace, limits } = this.#options;
    if (end.type === 'rest' && end.stacks.length === 0) return [explainRest(workspace)];
    if (end.type === 'rest') return end.stacks.map((stack) => explainRest(workspace, stack));
    if (end.type === 'overrun')
      return [explainOverrun(workspace, end.overrun, { stack: end.stack, limits })];
    const { mark } = readMark(this.#thread.memory);
    if (end.type === 'exit') return [explainExit(workspace, { mark, stack: this.#exitStack })];
    if (codeOf(end.error) === 'ERR_WORKER_OUT_OF_MEMORY') {
      const overrun = { excess: 'heap', mark, heap: 0 } as const;
      return [explainOverrun(workspace, overrun, { stack: '', limits })];
    }
    const uncaught = explainUncaught(workspace, end.error, mark);
    return uncaught === undefined ? [] : [uncaught];
  }

  #judge(end: End): Outcome {
    const code = this.#code;
    if (end.type === 'exit' && code !== undefined) return { code };
    const findings = this.#explain(end);
    if (end.type === 'rest') return { code: code ?? 2, warnings: unique(findings) };
    // What is done stays done.
    if (end.type === 'error' && code !== undefined && findings.length > 0)
      return { code, warnings: findings.map((one) => ({ ...one, severity: 'warning' })) };
    if (findings.length === 0 && end.type === 'error') {
      process.stderr.write(`${(end.error as Error | undefined)?.stack ?? end.error}\n`);
      return { code: 2 };
    }
    const { workspace, byPage } = this.#options;
    const page = byPage && end.type === 'overrun' ? pageOf(end.overrun.mark) : undefined;
    const state = this.#state ?? hashBlockFolders(workspace);
    const refusal = { state, findings, ...(page !== undefined && { page }) };
    return { refusal, port: this.#port };
  }
}

/** What Node does for own code can take any time, and is not ended before. A busy machine alone makes nothing late. */
async function untilLate({ ending }: Limits): Promise<false> {
  const work = readWork();
  const time = performance.now();
  for (;;) {
    await setTimeout(interval, undefined, { ref: false });
    const passed = performance.now() - time;
    if (passed >= 1.5 * ending || Math.min(passed, readWork() - work) >= ending) return false;
  }
}

const unique = (findings: readonly Finding[]): readonly Finding[] => [
  ...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values(),
];

function pageOf(mark: Mark | undefined): string | undefined {
  if (mark?.call === 'page') return mark.place;
  return mark?.call === 'block' ? /^pages\/([^/]*)\//.exec(mark.place)?.[1] : undefined;
}

export const watchThread = (thread: OwnThread, options: WatchOptions): Promise<Outcome> =>
  new Watched(thread, options).run();
