// npm run bench: figures of validation and builds for sites of several sizes, beside what this machine takes for known work.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserBytes, weighForBrowsers } from './bench/browser-bytes';
import { calibrate } from './bench/calibrate';
import { compareCheckouts, findSlower, printCompared } from './bench/compare-checkouts';
import { type Figure, measure } from './bench/measure';
import { measureClicks } from './bench/measure-click';
import { measureDev } from './bench/measure-dev';
import { measureEditor } from './bench/measure-editor';
import { measureEdits } from './bench/measure-edits';
import {
  measureSearch,
  printSearch,
  type SearchFigures,
  weighSearchCode,
} from './bench/measure-search';
import { command, findRun, measureSite, measureValidation } from './bench/measure-site';
import { comparePeers } from './bench/peers/compare-peers';
import { printComparison } from './bench/peers/print-peers';
import { printBytes, printFigures } from './bench/print-bench';
import { type Options, parseArguments } from './command/arguments';
import { CannotRun, exitCodeOf } from './command/cannot-run';
import { commands } from './command/commands';
import type { Workspace } from './files/workspace';
import type { World } from './files/world';
import { writeAtomically } from './files/write-atomically';
import { readListing } from './output/build-listing';
import { openWorld } from './source/open-world';

const runs = 5;
/** For large sites, fewer runs say as much. */
const runsOf = (pages: number): number => (pages > 5000 ? 3 : runs);

type Request = Pick<Options<typeof commands.bench>, 'base' | 'subject' | 'pages'>;

interface Bench {
  readonly figures: readonly Figure[];
  readonly bytes?: readonly BrowserBytes[] | undefined;
}

function benchReference(workspace: Workspace, folder: string): Bench {
  const outDir = join(folder, 'reference');
  const build = command('build', workspace, '--out-dir', outDir);
  const figures = [measure('this site: build', build, 1)];
  const listing = readListing(outDir);
  return { figures, bytes: listing ? weighForBrowsers(outDir, listing) : [] };
}

const validationOf = (workspace: Workspace, wanted: readonly number[]): Figure[] =>
  wanted.flatMap((count) => measureValidation(workspace, count, runsOf(count)));

async function bench({ subject, pages: wanted }: Request, world: World): Promise<Bench> {
  const { workspace } = world;
  const folder = mkdtempSync(join(tmpdir(), 'plinth-bench-'));
  const generated = { ...workspace, root: folder };
  const calibration = calibrate(runs);
  try {
    if (subject === 'dev') return { figures: [...calibration, ...(await measureDev(world))] };
    if (subject === 'click') return { figures: [...calibration, ...(await measureClicks(world))] };
    if (subject === 'editor')
      return { figures: [...calibration, ...(await measureEditor(generated, wanted))] };
    if (subject === 'edits')
      return {
        figures: [
          ...calibration,
          ...wanted.flatMap((count) => measureEdits({ ...world, workspace: generated }, count)),
        ],
      };
    const reference = measure('this site: validate', command('validate', workspace), runs);
    if (subject === 'validate')
      return { figures: [...calibration, reference, ...validationOf(generated, wanted)] };
    const { figures, bytes } = benchReference(workspace, folder);
    const sites = wanted.flatMap((count) => measureSite(generated, count, runsOf(count)));
    const clicks = await measureClicks(world);
    return { figures: [...calibration, reference, ...figures, ...sites, ...clicks], bytes };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** With an empty folder for a site and its caches, which is gone at the end. */
async function inFolder<Result>(world: World, work: (world: World) => Promise<Result>) {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-bench-'));
  try {
    return await work({ ...world, workspace: { ...world.workspace, root: folder, cache: folder } });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** In a process of its own, whose memory is that of this size alone. */
function measureSearchApart({ workspace }: World, count: number): SearchFigures[] {
  const args = ['search', '--pages', `${count}`, '--format', 'json'];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    command('bench', workspace, ...args),
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new CannotRun(stderr);
  return JSON.parse(stdout).sizes;
}

/** Its figures are no times of processes: they have a table of their own. */
async function benchSearch({ pages }: Request, world: World, format: 'text' | 'json'): Promise<0> {
  const code = await weighSearchCode(world);
  const [first = 0, ...more] = pages;
  const sizes =
    more.length > 0
      ? pages.flatMap((count) => measureSearchApart(world, count))
      : [await inFolder(world, (own) => measureSearch(own, first))];
  const text =
    format === 'json' ? JSON.stringify({ sizes, code }, null, 2) : printSearch(sizes, code);
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
  return 0;
}

/** The page of the day, beside its figures for machines. */
async function benchPeers({ pages }: Request, world: World, format: 'text' | 'json'): Promise<0> {
  const comparison = await comparePeers(world, pages);
  const text = printComparison(comparison);
  writeAtomically(join(world.workspace.engine, '.github/BENCHMARKS.md'), text);
  process.stdout.write(format === 'json' ? `${JSON.stringify(comparison, null, 2)}\n` : text);
  return 0;
}

/** Exit code 1 where something became slower by a tenth. */
async function benchCompare({ base, pages }: Request, world: World, format: 'text' | 'json') {
  if (base === undefined || findRun(base) === undefined)
    throw new CannotRun('Name another checkout of this repository with --base.');
  const figures = await inFolder(world, async ({ workspace: { engine, root } }) =>
    pages.flatMap((count) =>
      compareCheckouts({ own: engine, base }, root, { pages: count, rounds: runsOf(count) }),
    ),
  );
  process.stdout.write(
    format === 'json' ? `${JSON.stringify(figures, null, 2)}\n` : printCompared(figures),
  );
  return findSlower(figures).length === 0 ? 0 : 1;
}

/** Whole processes, calibration first; each subject is measured alone; `--format json` for machines. */
export function run(args: readonly string[]): Promise<number> {
  return exitCodeOf(async () => {
    const { root, format, ...request } = parseArguments(commands.bench, args);
    const world = await openWorld(root);
    if (request.subject === 'search') return benchSearch(request, world, format);
    if (request.subject === 'compare') return benchCompare(request, world, format);
    if (request.subject === 'peers') return benchPeers(request, world, format);
    const { figures, bytes } = await bench(request, world);
    process.stdout.write(
      format === 'json'
        ? `${JSON.stringify({ figures, bytes }, null, 2)}\n`
        : `${printFigures(figures)}${bytes ? `\n${printBytes(bytes)}` : ''}`,
    );
    return 0;
  });
}
