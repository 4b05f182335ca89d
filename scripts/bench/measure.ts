// A command, run several times in a separate process → how long it took, and what it used.
import { spawnSync } from 'node:child_process';
import { findEngine } from '../files/workspace';

/** Wall-clock and CPU time in milliseconds, peak memory in MiB. */
export interface Figure {
  readonly what: string;
  readonly runs: number;
  readonly fastest: number;
  readonly median: number;
  readonly slowest: number;
  /** What 95 of 100 runs took no longer than, where there are enough. */
  readonly p95?: number;
  readonly processor?: number;
  readonly memory?: number;
  /** For a build: the bytes that it wrote, and the median of pages per second. */
  readonly bytes?: number;
  readonly pagesPerSecond?: number;
}

/** Reports at the end of a process what it used, without its child processes. */
const watcher = `data:text/javascript,process.on("exit", () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  process.stderr.write(["\\nUSED", maxRSS, userCPUTime + systemCPUTime].join(" "));
})`;

const toMiddle = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** The lowest of some values that is not below 95 % of them. */
export const toP95 = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.ceil(values.length * 0.95) - 1] ?? 0;

/** A row of the table from the times of several runs. */
export const toFigure = (what: string, walls: readonly number[]): Figure => ({
  what,
  runs: walls.length,
  fastest: Math.min(...walls),
  median: toMiddle(walls),
  slowest: Math.max(...walls),
});

export function measure(
  what: string,
  args: readonly string[],
  times: number,
  before?: (run: number) => readonly string[],
): Figure {
  const walls: number[] = [];
  const processor: number[] = [];
  const cwd = findEngine();
  let memory = 0;
  for (let run = 0; run < times; run += 1) {
    const more = before?.(run) ?? [];
    const words = ['--import', watcher, ...args, ...more];
    const started = performance.now();
    const { stderr, status } = spawnSync(process.execPath, words, {
      encoding: 'utf8',
      cwd,
    });
    walls.push(performance.now() - started);
    if (status !== 0) throw new Error(`${what} ended with ${status}: ${stderr}`);
    // A second thread reports as well when it ends before the process.
    const said = [...stderr.matchAll(/USED (\d+) (\d+)/g)].at(-1);
    const [, kibibytes, microseconds] = said?.map(Number) ?? [];
    memory = Math.max(memory, (kibibytes ?? 0) / 1024);
    processor.push((microseconds ?? 0) / 1000);
  }
  return { ...toFigure(what, walls), processor: toMiddle(processor), memory };
}
