// npm run bench: figures of validation and build for sites of several sizes, beside what this machine takes for known work.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArguments } from './lib/arguments';
import { exitCodeOf } from './lib/cannot-run';
import { engineFolder } from './lib/engine-folder';
import { writeGeneratedSite } from './lib/generated-site';

const sizes = [55, 1000, 10_000];
const runs = 5;

interface Figure {
  readonly what: string;
  /** Wall clock in milliseconds. */
  readonly fastest: number;
  readonly median: number;
  readonly slowest: number;
  /** In MiB. */
  readonly memory: number;
}

/** Prints the most memory of a process when it ends, in KiB. */
const watcher =
  'data:text/javascript,process.on("exit",()=>process.stderr.write("\\nMAXRSS "+process.resourceUsage().maxRSS))';

function measure(
  what: string,
  args: readonly string[],
  times: number,
  before?: (run: number) => void,
): Figure {
  const walls: number[] = [];
  let memory = 0;
  for (let run = 0; run < times; run += 1) {
    before?.(run);
    const started = performance.now();
    const { stderr, status } = spawnSync(process.execPath, ['--import', watcher, ...args], {
      encoding: 'utf8',
      cwd: engineFolder,
    });
    walls.push(performance.now() - started);
    if (status !== 0) throw new Error(`${what} ended with ${status}: ${stderr}`);
    memory = Math.max(memory, Number(/MAXRSS (\d+)/.exec(stderr)?.[1] ?? 0) / 1024);
  }
  walls.sort((one, other) => one - other);
  const [fastest = 0] = walls;
  return {
    what,
    fastest,
    median: walls[Math.floor(walls.length / 2)] ?? 0,
    slowest: walls.at(-1) ?? 0,
    memory,
  };
}

const command = (name: string, root: string, ...more: readonly string[]): string[] => [
  join(engineFolder, 'scripts/run.mjs'),
  name,
  '--root',
  root,
  ...more,
];

function measureSite(folder: string, pages: number): Figure[] {
  const root = join(folder, String(pages));
  writeGeneratedSite(root, pages);
  const manifest = join(root, 'site.manifest.json');
  const times = pages > 5000 ? 3 : runs;
  const outDir = join(root, 'dist');
  const build = command('build', root, '--uncompressed');
  const touched = join(root, 'files/text/7.txt');
  const parse = `JSON.parse(require("fs").readFileSync(${JSON.stringify(manifest)},"utf8"))`;
  return [
    measure(`${pages} pages: JSON.parse of the manifest`, ['-e', parse], times),
    measure(`${pages} pages: validate`, command('validate', root), times),
    measure(`${pages} pages: build, cold`, build, times, () =>
      rmSync(outDir, { recursive: true, force: true }),
    ),
    measure(`${pages} pages: build, nothing changed`, build, times),
    measure(`${pages} pages: build, one changed`, build, times, (run) => {
      const items = JSON.parse(readFileSync(touched, 'utf8'));
      writeFileSync(touched, JSON.stringify([`Changed ${run}.`, ...items.slice(1)]));
    }),
  ];
}

function printTable(figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ what }) => what.length));
  const cell = (value: number): string => value.toFixed(0).padStart(9);
  const lines = figures.map(
    ({ what, fastest, median, slowest, memory }) =>
      what.padEnd(width) + cell(fastest) + cell(median) + cell(slowest) + cell(memory),
  );
  const head = `${''.padEnd(width)}  fastest   median  slowest      MiB`;
  return `${[head, ...lines].join('\n')}\n`;
}

/** Times in milliseconds, whole processes; the first rows say how fast this machine is. */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const { format, pages } = parseArguments(args, { format: ['text', 'json'], pages: 'text' });
    const wanted = pages === undefined ? sizes : pages.split(',').map(Number);
    const folder = mkdtempSync(join(tmpdir(), 'plinth-bench-'));
    try {
      const figures = [
        measure('calibration: bare node', ['-e', '0'], runs),
        measure('reference site: validate', command('validate', engineFolder), runs),
        ...wanted.flatMap((count) => measureSite(folder, count)),
      ];
      process.stdout.write(
        format === 'json' ? `${JSON.stringify(figures, null, 2)}\n` : printTable(figures),
      );
      return 0;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
