// npm run bench: figures of validation and build for sites of several sizes, or of the development server, beside what
// this machine takes for known work.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArguments } from './lib/arguments';
import { exitCodeOf } from './lib/cannot-run';
import { engineFolder } from './lib/engine-folder';
import { type Figure, printFigures, toFigure } from './lib/figures';
import { writeGeneratedSite } from './lib/generated-site';

const sizes = [55, 1000, 10_000];
const runs = 5;

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
  return toFigure(what, walls, memory);
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

const bareNode = (): Figure => measure('calibration: bare node', ['-e', '0'], runs);

function measureBuilds(wanted: readonly number[]): Figure[] {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-bench-'));
  try {
    return [
      measure('reference site: validate', command('validate', engineFolder), runs),
      ...wanted.flatMap((count) => measureSite(folder, count)),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Times in milliseconds, whole processes; the first rows say how fast this machine is. `dev` measures the development
 * server instead, in a browser.
 */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const dev = args[0] === 'dev';
    const words = dev ? args.slice(1) : args;
    const { format, pages } = parseArguments(words, { format: ['text', 'json'], pages: 'text' });
    const wanted = pages === undefined ? sizes : pages.split(',').map(Number);
    const figures = [
      bareNode(),
      ...(dev
        ? await (await import('./lib/bench-dev')).measureDev(engineFolder)
        : measureBuilds(wanted)),
    ];
    process.stdout.write(
      format === 'json' ? `${JSON.stringify(figures, null, 2)}\n` : printFigures(figures),
    );
    return 0;
  });
}
