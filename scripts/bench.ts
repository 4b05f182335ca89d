// npm run bench: figures of validation and builds for sites of several sizes, beside what this machine takes for known work.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserBytes, weighForBrowsers } from './bench/browser-bytes';
import { calibrate } from './bench/calibrate';
import { type Figure, measure } from './bench/measure';
import { measureDev } from './bench/measure-dev';
import { command, measureSite, measureValidation } from './bench/measure-site';
import { printBytes, printFigures } from './bench/print-bench';
import { parseArguments } from './command/arguments';
import { CannotRun, exitCodeOf } from './command/cannot-run';
import type { Workspace } from './files/workspace';
import type { World } from './files/world';
import { readListing } from './output/build-listing';
import { openWorld } from './source/open-world';

const sizes = [55, 1000, 10_000];
const runs = 5;
/** Of large sites fewer say as much. */
const runsOf = (pages: number): number => (pages > 5000 ? 3 : runs);

interface Bench {
  readonly figures: readonly Figure[];
  readonly bytes?: readonly BrowserBytes[] | undefined;
}

function benchReference(workspace: Workspace, folder: string): Bench {
  const outDir = join(folder, 'reference');
  const build = command('build', workspace, '--out-dir', outDir);
  const figures = [measure('this site: build with .br and .gz', build, 1)];
  const listing = readListing(outDir);
  return { figures, bytes: listing ? weighForBrowsers(outDir, listing) : [] };
}

function parseSizes(text: string | undefined): readonly number[] {
  if (text === undefined) return sizes;
  const wanted = text.split(',').map(Number);
  if (wanted.every((count) => Number.isInteger(count) && count >= 50)) return wanted;
  throw new CannotRun(`--pages "${text}" is no list of numbers from 50. Write --pages 55,1000.`);
}

const validationOf = (workspace: Workspace, wanted: readonly number[]): Figure[] =>
  wanted.flatMap((count) => measureValidation(workspace, count, runsOf(count)));

const subjects = ['validate', 'dev'] as const;

async function bench(subject: string | undefined, world: World, pages?: string): Promise<Bench> {
  const { workspace } = world;
  const wanted = parseSizes(pages);
  const folder = mkdtempSync(join(tmpdir(), 'plinth-bench-'));
  const generated = { ...workspace, root: folder };
  const calibration = calibrate(runs);
  try {
    if (subject === 'dev') return { figures: [...calibration, ...(await measureDev(world))] };
    const reference = measure('this site: validate', command('validate', workspace), runs);
    if (subject === 'validate')
      return { figures: [...calibration, reference, ...validationOf(generated, wanted)] };
    const { figures, bytes } = benchReference(workspace, folder);
    const sites = wanted.flatMap((count) => measureSite(generated, count, runsOf(count)));
    return { figures: [...calibration, reference, ...figures, ...sites], bytes };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whole processes, calibration first; `validate` and `dev` are measured alone; `--format json` for machines. */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const [first] = args;
    const subject = subjects.find((name) => name === first);
    const words = subject === undefined ? args : args.slice(1);
    const { root, format, pages } = parseArguments(words, {
      format: ['text', 'json'],
      pages: 'text',
    });
    const { figures, bytes } = await bench(subject, await openWorld(root), pages);
    process.stdout.write(
      format === 'json'
        ? `${JSON.stringify({ figures, bytes }, null, 2)}\n`
        : `${printFigures(figures)}${bytes ? `\n${printBytes(bytes)}` : ''}`,
    );
    return 0;
  });
}
