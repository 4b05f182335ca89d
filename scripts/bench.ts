// npm run bench: figures of validation and builds for sites of several sizes, beside what this machine takes for known work.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArguments } from './lib/arguments';
import { type BrowserBytes, weighForBrowsers } from './lib/bench/browser-bytes';
import { calibrate } from './lib/bench/calibrate';
import { type Figure, measure } from './lib/bench/measure';
import { command, measureSite } from './lib/bench/measure-site';
import { printBytes, printFigures } from './lib/bench/print-bench';
import { readListing } from './lib/build-listing';
import { CannotRun, exitCodeOf } from './lib/cannot-run';

const sizes = [55, 1000, 10_000];
const runs = 5;
/** Of sites of more pages than this one run says as much. */
const large = 5000;

interface Bench {
  readonly figures: readonly Figure[];
  readonly bytes: readonly BrowserBytes[];
}

function benchReference(root: string, folder: string): Bench {
  const outDir = join(folder, 'reference');
  const figures = [
    measure('this site: validate', command('validate', root), runs),
    measure('this site: build with .br and .gz', command('build', root), 1, () => [
      '--out-dir',
      outDir,
    ]),
  ];
  const listing = readListing(outDir);
  return { figures, bytes: listing ? weighForBrowsers(outDir, listing) : [] };
}

function parseSizes(text: string | undefined): readonly number[] {
  if (text === undefined) return sizes;
  const wanted = text.split(',').map(Number);
  if (wanted.every((count) => Number.isInteger(count) && count >= 50)) return wanted;
  throw new CannotRun(`--pages "${text}" is no list of numbers from 50. Write --pages 55,1000.`);
}

/** Whole processes, calibration first; `--format json` for machines. */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const { root, format, pages } = parseArguments(args, {
      format: ['text', 'json'],
      pages: 'text',
    });
    const wanted = parseSizes(pages);
    const folder = mkdtempSync(join(tmpdir(), 'plinth-bench-'));
    try {
      const calibration = calibrate(runs);
      const reference = benchReference(root, folder);
      const figures = [
        ...calibration,
        ...reference.figures,
        ...wanted.flatMap((count) => measureSite(folder, count, count > large ? 3 : runs)),
      ];
      const { bytes } = reference;
      process.stdout.write(
        format === 'json'
          ? `${JSON.stringify({ figures, bytes }, null, 2)}\n`
          : `${printFigures(figures)}\n${printBytes(bytes)}`,
      );
      return 0;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
