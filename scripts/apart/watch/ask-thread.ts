// A busy thread → where it is, and how much memory it has. It is asked in the midst of its work, and goes on.
import type { Session } from 'node:inspector';

interface ThreadAnswer {
  /** As V8 writes it, of bundled code. */
  readonly stack: string;
  /** In megabytes. */
  readonly heap: number;
}

/**
 * Own code may have replaced or changed `Error`: it is taken from an error that V8 makes. A stack is written as V8 does it, and as
 * deep as recursions go.
 */
const question = `(() => {
  let made;
  try { null.nothing; } catch (error) { made = Object.getPrototypeOf(error.constructor); }
  const { prepareStackTrace, stackTraceLimit } = made;
  try { made.prepareStackTrace = undefined; made.stackTraceLimit = 500; } catch {}
  const stack = String(new made().stack);
  try { made.prepareStackTrace = prepareStackTrace; made.stackTraceLimit = stackTraceLimit; } catch {}
  return JSON.stringify({ stack, heap: process.memoryUsage().heapUsed / 2 ** 20 });
})()`;

const request = JSON.stringify({
  id: 1,
  method: 'Runtime.evaluate',
  params: { expression: question, returnByValue: true },
});

/** The session is attached to every thread of this process. */
interface Attached {
  readonly params: { readonly sessionId: string; readonly workerInfo: { readonly url: string } };
}

interface Received {
  readonly params: { readonly message: string };
}

/** What the thread runs. */
const program = 'own-thread.cjs';

function ask(session: Session, patience: number) {
  return new Promise<ThreadAnswer | undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), patience);
    const answer = (message: string): void => {
      const { id, result } = JSON.parse(message);
      if (id !== 1) return;
      clearTimeout(timer);
      const value: unknown = result?.result?.value;
      resolve(typeof value === 'string' ? (JSON.parse(value) as ThreadAnswer) : undefined);
    };
    session.on('NodeWorker.receivedMessageFromWorker', ({ params }: Received) => {
      answer(params.message);
    });
    session.on('NodeWorker.attachedToWorker', ({ params }: Attached) => {
      const { sessionId, workerInfo } = params;
      if (!workerInfo.url.endsWith(`/${program}`)) return;
      session.post('NodeWorker.sendMessageToWorker', { sessionId, message: request });
    });
    session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
  });
}

/** Undefined where it does not answer in time, in milliseconds, or where this Node has no inspector. */
export async function askThread(patience: number): Promise<ThreadAnswer | undefined> {
  try {
    const inspector = await import('node:inspector');
    const session = new inspector.Session();
    session.connect();
    try {
      return await ask(session, patience);
    } finally {
      session.disconnect();
    }
  } catch {
    return undefined;
  }
}
