// The thread in which a command runs that a site's own code is part of: `start-thread.cjs` starts it, `watch/` watches it.
// It loads the command while the main thread sees whether that is up to date, and begins when it is told to.
import { Console } from 'node:console';
import { existsSync } from 'node:fs';
import { loadBundle } from '../files/load-bundle.cjs';
import { Marker, waitForGo } from './marks';
import { tell } from './messages';
import { type OwnTimers, watchTimers } from './own-timers';
import { getThreadData, type ThreadData } from './thread-data';

/** In milliseconds: what still runs then will not end by itself. */
const patience = 300;

/** How often to look again where it is not known what still runs: it may be the engine's. */
const looks = 10;

/** What own code says is for whoever works on it: programs read what the command writes to stdout. */
const divertConsole = (): void =>
  void Object.assign(console, new Console(process.stderr, process.stderr));

/** A thread has no terminal of its own. */
function takeTerminals({ terminals }: ThreadData): void {
  for (const name of ['stdout', 'stderr'] as const) Object.assign(process[name], terminals[name]);
}

/** A thread shares no hooks with the one that started it. What finds sources is loaded for the first stack that is read. */
function mapStacks({ sourceStack }: ThreadData): void {
  Error.prepareStackTrace = (error, calls) => {
    if (sourceStack === undefined || !existsSync(sourceStack))
      return [error, ...calls].join('\n    at ');
    const { toSourceStack } = loadBundle(sourceStack, undefined).exports;
    Error.prepareStackTrace = toSourceStack as typeof Error.prepareStackTrace;
    return Error.prepareStackTrace?.(error, calls);
  };
}

/** Says from where, before the thread ends. A signal to this process would end it before it has said anything. */
function watchExit(): void {
  const { exit, kill } = process;
  process.exit = (code) => {
    tell({ type: 'exit', stack: String(new Error().stack) });
    return exit(code);
  };
  process.kill = (pid, signal) =>
    pid === process.pid && signal !== 0 ? process.exit() : kill.call(process, pid, signal);
}

/** Says so if the thread does not end although the command has. */
function watchEnd(timers: OwnTimers, look = 1): void {
  // It keeps nothing alive itself: where nothing else does, it never runs.
  setTimeout(() => {
    const stacks = timers.listStacks();
    if (stacks.length > 0 || look === looks) tell({ type: 'still-running', stacks });
    else watchEnd(timers, look + 1);
  }, patience).unref();
}

function start(data: ThreadData): void {
  const { memory, bundle, words } = data;
  takeTerminals(data);
  divertConsole();
  mapStacks(data);
  const { exports, keep } = loadBundle(bundle.file, bundle.codeFile);
  const marker = new Marker(memory);
  const timers = watchTimers(() => marker.isInside);
  watchExit();
  waitForGo(memory);
  setInterval(() => marker.countTurn(), 50).unref();
  const run = exports.run as (...words: readonly unknown[]) => Promise<number>;
  void run(...words).then((code) => {
    tell({ type: 'done', code });
    keep();
    watchEnd(timers);
  });
}

const data = getThreadData();
if (data !== undefined) start(data);
