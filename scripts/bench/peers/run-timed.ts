// A program → how long it took, and the processor time of all its processes.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { messageOf } from '../../../engine/model/message-of';

export interface Timed {
  /** In milliseconds. */
  readonly wall: number;
  /** User and system time of the process and of all that it waited for, in milliseconds. */
  readonly processor: number;
  /** The peak of the largest of its processes in MiB, where the system tells. */
  readonly memory: number | undefined;
}

/** Minutes and seconds as the shell prints them, in milliseconds. */
const toMilliseconds = ([, minutes, seconds]: RegExpMatchArray): number =>
  (Number(minutes) * 60 + Number(seconds)) * 1000;

/** A process and all below it. Linux alone says. */
function listProcesses(pid: number): number[] {
  try {
    const below = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
    );
    return [pid, ...below.flatMap((child) => listProcesses(Number(child)))];
  } catch {
    return [];
  }
}

function readPeak(pid: number): number {
  try {
    const [, kibibytes = '0'] =
      /VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kibibytes) / 1024;
  } catch {
    return 0;
  }
}

const sampling = 50;
/** Nothing asks a person, reports to its makers, or opens a browser. */
const quiet = {
  ...{ CI: '1', BROWSER: 'none', DO_NOT_TRACK: '1', FORCE_COLOR: '0', NO_COLOR: '1' },
  ...{ NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' },
};
export const peerEnvironment: NodeJS.ProcessEnv = { ...process.env, ...quiet };

/** @throws with the end of what it printed, when it fails. */
export function runTimed(words: readonly string[], cwd: string): Promise<Timed> {
  const started = performance.now();
  // Node knows nothing of the time of processes below its own; every shell does.
  const script = '"$@"; code=$?; times; exit $code';
  const child = spawn('/bin/sh', ['-c', script, 'sh', ...words], { cwd, env: peerEnvironment });
  let said = '';
  let peak = 0;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      said = (said + data.toString()).slice(-4000);
    });
  const timer = setInterval(() => {
    peak = Math.max(peak, ...listProcesses(child.pid ?? 0).map(readPeak));
  }, sampling);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(timer);
      if (code !== 0) return reject(new Error(said.trim().slice(-600)));
      const [user, system] = [...said.matchAll(/(\d+)m([\d.]+)s/g)].slice(-2).map(toMilliseconds);
      resolve({
        wall: performance.now() - started,
        processor: (user ?? 0) + (system ?? 0),
        memory: peak > 0 ? peak : undefined,
      });
    });
  });
}

/** What is said of a peer in place of its figures: the first line of what went wrong. */
export const toFailure = (error: unknown): string => messageOf(error).split('\n')[0] ?? '';
